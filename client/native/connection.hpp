#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>

#include "client/address.hpp"
#include "client/backoff.hpp"
#include "client/identity.hpp"
#include "client/link.hpp"
#include "protocol/messages.hpp"

// A connection to one place of a Hexcourt server, as a sequence of notices:
//
//     asio::awaitable<void> watch(client::Connection room) {
//       for (;;) {
//         const client::Notice notice = co_await room.next();
//         if (const auto* state = std::get_if<protocol::State>(&notice)) show(*state);
//         if (std::holds_alternative<client::Closed>(notice)) co_return;
//       }
//     }

namespace hexcourt::client {

/// The connection was lost and is made again after `retry_in`, by the next call of next(). What was sent and
/// not answered may or may not have arrived: a room's `state` tells, and sending an act again is harmless.
struct Lost {
  std::string why;
  std::chrono::milliseconds retry_in{0};
};

/// The connection is closed for good. `asked` says that close() asked for it.
struct Closed {
  std::string why;
  bool asked = false;
};

/// What next() returns: a message of the server, or what became of the connection.
using Notice = std::variant<protocol::Welcome, protocol::Pong, protocol::Ok, protocol::ErrorMessage,
                            protocol::Bye, protocol::Lobby, protocol::LobbyUpdate, protocol::Matched,
                            protocol::State, protocol::Presence, protocol::Chat, Lost, Closed>;

/// What a connection says when it says hello.
struct Greeting {
  std::optional<std::string> name = std::nullopt;
  std::optional<std::string> invite = std::nullopt;
  bool legal = false;  // whether states should always list the legal actions
  /// Of a hand-over: makes us that player. Said until the first welcome, whose token says it from then on.
  std::optional<std::string> code = std::nullopt;
  /// The server has welcomed us or somebody with us before, so that it is worth trying again where it does
  /// not answer at first.
  bool known = false;
};

/// One place of one server: its lobby or a room. Connects, says hello and keeps the token by itself, and
/// connects again after a loss with a growing pause, for as long as it takes; never after a `bye` that says
/// not to (`replaced`, ...), nor where a server that does not know us will not have us. Used from one
/// executor, which must run one handler at a time.
class Connection {
 public:
  using Body = decltype(protocol::ClientMessage::body);

  /// `path` is kLobbyPath or a room_path(). `identity` must outlive the connection. `chance` returns numbers
  /// from 0 up to 1, for the pauses.
  Connection(boost::asio::any_io_executor executor, Address server, std::string path, Identity& identity,
             Greeting greeting, std::function<double()> chance);

  /// The next notice; one call at a time. After a Closed there is nothing else.
  boost::asio::awaitable<Notice> next();
  /// Sends a message and returns its request id, which the server's Ok or ErrorMessage gives back as `re`.
  /// None where we are not welcomed, or not any more, at the moment; the message is not sent then.
  std::optional<std::int64_t> send(Body body);
  /// Closes politely: what was sent still goes out. next() then ends with Closed.
  void close();

 private:
  /// What the server said before it ended the link.
  struct Parting {
    std::string why;
    bool retry = false;
  };

  boost::asio::awaitable<std::optional<Notice>> connect();
  std::optional<Notice> read_frame(const std::string& frame);
  void take(const protocol::Welcome& welcome);
  void take(const protocol::Bye& bye);
  std::optional<Notice> take_refusal_of_hello(const protocol::ErrorMessage& error);
  Notice lost(const LinkEnd& end);
  Closed close_for_good(std::string why);
  void say_hello();

  boost::asio::any_io_executor executor_;
  Address server_;
  std::string path_;
  Identity& identity_;
  Greeting greeting_;
  Backoff backoff_;
  boost::asio::steady_timer pause_;

  std::shared_ptr<Link> link_;
  std::int64_t last_id_ = 0;
  std::chrono::milliseconds retry_in_{0};
  std::optional<Parting> parting_;
  bool welcomed_ = false;  // by the link as it is now
  bool closing_ = false;
  std::optional<Closed> closed_;
};

}  // namespace hexcourt::client
