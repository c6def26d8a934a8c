#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <optional>

#include "client/conversation.hpp"
#include "command/failure.hpp"
#include "command/lobby_dialogue.hpp"
#include "command/network.hpp"
#include "command/room_wish.hpp"
#include "command/terminal.hpp"
#include "game/side.hpp"
#include "tl/expected.hpp"

namespace hexcourt::command {

/// Looks for an opponent in a lobby until there is one; the room in which both sit.
boost::asio::awaitable<tl::expected<RoomKey, Failure>> seek_opponent(client::Conversation& lobby,
                                                                     const RoomWish& wish,
                                                                     std::optional<game::Side> side,
                                                                     const Terminal& terminal);

/// Goes to the lobby and does that.
boost::asio::awaitable<tl::expected<RoomKey, Failure>> go_and_seek(boost::asio::any_io_executor executor,
                                                                   Court& court, const RoomWish& wish,
                                                                   std::optional<game::Side> side,
                                                                   const Terminal& terminal);

}  // namespace hexcourt::command
