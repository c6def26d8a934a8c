#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "client/conversation.hpp"
#include "command/failure.hpp"
#include "command/line_reader.hpp"
#include "command/network.hpp"
#include "command/room_wish.hpp"
#include "command/terminal.hpp"
#include "tl/expected.hpp"

namespace hexcourt::command {

/// A room, and the code that opens it where it is private.
struct RoomKey {
  std::string room;
  std::optional<std::string> invite;
};

/// Why the server did not make a room: kRefused where the wish is to blame.
Failure not_made(const protocol::ErrorMessage& error);

/// Asks the lobby for a room.
boost::asio::awaitable<tl::expected<RoomKey, Failure>> make_room(client::Conversation& lobby,
                                                                 const RoomWish& wish);

/// Goes to the lobby, makes the room and says how others get there.
boost::asio::awaitable<tl::expected<RoomKey, Failure>> make_room_and_tell(
    boost::asio::any_io_executor executor, Court& court, const RoomWish& wish, const Terminal& terminal);

/// Shows the rooms and lets somebody choose one or make one; none where they left.
boost::asio::awaitable<tl::expected<std::optional<RoomKey>, Failure>> choose_room(
    boost::asio::any_io_executor executor, Court& court, LineReader& lines, const Terminal& terminal);

}  // namespace hexcourt::command
