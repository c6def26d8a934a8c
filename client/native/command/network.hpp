#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>

#include "client/address.hpp"
#include "client/conversation.hpp"
#include "client/identity.hpp"
#include "command/terminal.hpp"
#include "tl/expected.hpp"

// What every command that talks to a server begins with.

namespace hexcourt::command {

/// Which server to talk to, and as whom.
struct ServerChoice {
  std::string url;
  std::optional<std::string> name;
  bool guest = false;
  std::optional<std::string> token_file;
  std::optional<std::string> code;  // of a hand-over, which makes us that player
  bool only_looks = false;          // sits nowhere: the same player may be at play elsewhere meanwhile
};

/// A server that commands talk to, and who they are there.
struct Court {
  client::Address address;
  client::Identity identity;
  std::optional<std::string> name;
  std::optional<std::string> code = std::nullopt;  // of a hand-over; until it has made us that player
  bool known = false;  // whether it has welcomed us: then it is worth trying again
  /// Where to say that the server does not know the player whose token was kept; null where none was.
  std::ostream* err = nullptr;
};

/// Reads the choice. Where the usual token file is in use by another program, or cannot be used, `err` says
/// so and we are a guest; a file that was asked for must be usable. That it is in use does not matter to
/// whoever only looks. The error says what to do instead.
tl::expected<Court, std::string> find_court(const ServerChoice& choice, std::ostream& err);

/// Begins to talk to the lobby. `court` must outlive the conversation.
std::shared_ptr<client::Conversation> enter_lobby(const boost::asio::any_io_executor& executor, Court& court,
                                                  client::Conversation::Hear hear = {});

/// Begins to talk to a room; `path` is a client::room_path(), `invite` a private room's, and `legal` asks for
/// the legal actions of whoever is to act.
std::shared_ptr<client::Conversation> enter_room(const boost::asio::any_io_executor& executor, Court& court,
                                                 const std::string& path,
                                                 const std::optional<std::string>& invite,
                                                 client::Conversation::Hear hear = {}, bool legal = false);

/// Runs `work` to its end on an io_context of its own, and returns the exit status it returns.
int run_to_end(const std::function<boost::asio::awaitable<int>(boost::asio::any_io_executor)>& work);

/// Numbers from 0 up to 1 that differ from program to program.
double chance();

}  // namespace hexcourt::command
