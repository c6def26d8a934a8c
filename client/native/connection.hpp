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
                            protocol::Bye, protocol::Lobby, protocol::LobbyUpdate, protocol::State,
                            protocol::Presence, protocol::Chat, Lost, Closed>;

/// What a connection says when it says hello.
struct Greeting {
  std::optional<std::string> name;
  std::optional<std::string> invite;
  bool legal = false;  // whether states should always list the legal actions
};

/// One place of one server: its lobby or a room. Connects, says hello and keeps the token by itself, and
/// connects again after a loss with a growing pause; never after a `bye` that says not to (`replaced`, ...),
/// nor when it was never welcomed at all. Used from one executor, which must run one handler at a time.
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
  /// None where there is no connection at the moment; the message is not sent then.
  std::optional<std::int64_t> send(Body body);
  /// Closes politely: what was sent still goes out. next() then ends with Closed.
  void close();

 private:
  boost::asio::awaitable<std::optional<Notice>> connect();
  std::optional<Notice> read_frame(const std::string& frame);
  Notice lost(const LinkEnd& end);
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
  std::optional<protocol::Bye> bye_;
  bool welcomed_ = false;
  bool closing_ = false;
  std::optional<Closed> closed_;
};

}  // namespace hexcourt::client
