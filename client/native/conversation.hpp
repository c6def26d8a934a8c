#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/connection.hpp"
#include "client/room_list.hpp"
#include "client/server_time.hpp"
#include "tl/expected.hpp"

namespace hexcourt::client {

/// The answer to a request: Ok, or the error. Where the connection was lost before an answer came, the error
/// has the code kNoAnswer, which no server uses; but an `act` is then sent again when we are back, which is
/// harmless, since it names the ply that it is for. Nothing else is.
using Answer = tl::expected<protocol::Ok, protocol::ErrorMessage>;
inline constexpr std::string_view kNoAnswer = "no_answer";

/// A connection that is read all the time, remembers what the place last said, and matches answers to
/// requests. When it was lost and is made again, one state makes it right again. What most programs want;
/// those that want every notice themselves use Connection. Used from the connection's executor only.
class Conversation : public std::enable_shared_from_this<Conversation> {
 public:
  using Hear = std::function<void(const Notice&)>;

  /// Begins to talk. `hear`, if any, gets every notice, after it was taken note of here; it must not throw,
  /// and lives until the connection is closed.
  static std::shared_ptr<Conversation> start(const boost::asio::any_io_executor& executor,
                                             std::unique_ptr<Connection> connection, Hear hear = {});

  Conversation(const boost::asio::any_io_executor& executor, std::unique_ptr<Connection> connection,
               Hear hear);

  /// Who we are here; null before the first welcome.
  const protocol::PlayerInfo* me() const { return me_ ? &*me_ : nullptr; }
  /// A room's newest state; null in a lobby, or before it came.
  const protocol::State* state() const { return state_ ? &*state_ : nullptr; }
  /// Who is in a room; null in a lobby, or before it came.
  const protocol::Presence* presence() const { return presence_ ? &*presence_ : nullptr; }
  /// A lobby's rooms; null in a room, or before they came.
  const RoomList* rooms() const { return rooms_ ? &*rooms_ : nullptr; }
  /// The room in which a seek found its game; null before.
  const std::string* matched() const { return matched_ ? &*matched_ : nullptr; }
  /// How often we were welcomed; more than once where the connection was lost in between.
  std::uint64_t arrivals() const { return arrivals_; }
  /// The last error that answers no request, which says why a room does not let us in, for one; null without.
  const protocol::ErrorMessage* complaint() const { return complaint_ ? &*complaint_ : nullptr; }
  /// What the server's clock shows now, in ms since 1970, as far as we can tell; 0 before the first welcome.
  std::int64_t server_time() const;
  /// How many states (in a lobby: lists of rooms) came so far. After a lost connection the next one tells
  /// what became of a request that got no answer.
  std::uint64_t news() const { return news_; }
  bool over() const { return closed_.has_value(); }
  /// How it ended; says nothing while it goes on.
  Closed closed() const { return closed_.value_or(Closed{}); }

  /// Waits until `holds` does, which is looked at after every notice. Returns whether it holds: false where
  /// the conversation is over first.
  boost::asio::awaitable<bool> until(std::function<bool()> holds);
  /// Sends a request and waits for its answer. While there is no connection, an `act` waits for it.
  boost::asio::awaitable<Answer> ask(Connection::Body body);
  /// Sends what needs no answer.
  void tell(Connection::Body body) { connection_->send(std::move(body)); }
  /// Waits until what the server had to say when it was called has come: the state, say, that an answered
  /// request has led to. Or until the conversation is over.
  boost::asio::awaitable<void> up_to_date();
  /// Waits until the conversation is over.
  boost::asio::awaitable<void> until_over();
  /// Closes politely and waits until it is done.
  boost::asio::awaitable<void> leave();

 private:
  struct Request {
    std::optional<protocol::Act> act;  // what was sent, where it is that
    std::optional<Answer> answer;
  };
  using RequestPtr = std::shared_ptr<Request>;

  static boost::asio::awaitable<void> read_all(std::shared_ptr<Conversation> self);
  void take(const Notice& notice);
  void take(const protocol::Welcome& welcome);
  void take(const protocol::State& state);
  void take(const protocol::Presence& presence) { presence_ = presence; }
  void take(const protocol::Lobby& lobby);
  void take(const protocol::LobbyUpdate& update);
  void take(const protocol::Matched& matched) { matched_ = matched.room; }
  void take(const protocol::Ok& ok) { settle(ok.re, ok); }
  void take(const protocol::ErrorMessage& error);
  void take(const Lost& lost);
  void take(const Closed& closed);
  /// Chat is for whoever hears it; a `pong` is not asked for, and a `bye` becomes a Lost or Closed.
  template <typename Other>
  void take(const Other& /*other*/) {}
  void settle(const std::optional<protocol::Scalar>& re, const Answer& answer);
  void send_waiting_acts();
  void dispatch(Connection::Body body, const RequestPtr& request);

  std::unique_ptr<Connection> connection_;
  Hear hear_;
  boost::asio::steady_timer heard_;              // never expires; cancelled after every notice
  std::map<std::int64_t, RequestPtr> requests_;  // sent by the present connection and not answered yet
  std::vector<RequestPtr> waiting_acts_;         // to be sent when there is a connection again
  std::optional<protocol::PlayerInfo> me_;
  std::optional<protocol::State> state_;
  std::optional<protocol::Presence> presence_;
  std::optional<RoomList> rooms_;
  std::optional<std::string> matched_;
  std::optional<protocol::ErrorMessage> complaint_;
  ServerTime server_time_;
  std::uint64_t arrivals_ = 0;
  std::uint64_t news_ = 0;
  std::optional<Closed> closed_;
};

}  // namespace hexcourt::client
