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
#include "tl/expected.hpp"

namespace hexcourt::client {

/// The answer to a request: Ok, or the error. Where the connection was lost before an answer came, the error
/// has the code kNoAnswer, which no server uses.
using Answer = tl::expected<protocol::Ok, protocol::ErrorMessage>;
inline constexpr std::string_view kNoAnswer = "no_answer";

/// A connection that is read all the time, remembers what the place last said, and matches answers to
/// requests. What most programs want; those that want every notice themselves use Connection.
/// Used from the connection's executor only.
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
  /// A lobby's rooms; null in a room, or before they came.
  const RoomList* rooms() const { return rooms_ ? &*rooms_ : nullptr; }
  /// How many states (in a lobby: lists of rooms) came so far. After a lost connection the next one tells
  /// what became of a request that got no answer.
  std::uint64_t news() const { return news_; }
  bool over() const { return closed_.has_value(); }
  /// How it ended; says nothing while it goes on.
  Closed closed() const { return closed_.value_or(Closed{}); }

  /// Waits until `holds` does, which is looked at after every notice. Returns whether it holds: false where
  /// the conversation is over first.
  boost::asio::awaitable<bool> until(std::function<bool()> holds);
  /// Sends a request and waits for its answer.
  boost::asio::awaitable<Answer> ask(Connection::Body body);
  /// Sends what needs no answer.
  void tell(Connection::Body body) { connection_->send(std::move(body)); }
  /// Waits until the conversation is over.
  boost::asio::awaitable<void> until_over();
  /// Closes politely and waits until it is done.
  boost::asio::awaitable<void> leave();

 private:
  static boost::asio::awaitable<void> read_all(std::shared_ptr<Conversation> self);
  void take(const Notice& notice);
  void settle(const std::optional<protocol::Scalar>& re, const Answer& answer);
  void settle_all_unanswered();

  std::unique_ptr<Connection> connection_;
  Hear hear_;
  boost::asio::steady_timer heard_;  // never expires; cancelled after every notice
  std::map<std::int64_t, std::optional<Answer>> requests_;
  std::optional<protocol::PlayerInfo> me_;
  std::optional<protocol::State> state_;
  std::optional<RoomList> rooms_;
  std::uint64_t news_ = 0;
  std::optional<Closed> closed_;
};

}  // namespace hexcourt::client
