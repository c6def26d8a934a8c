#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "client/conversation.hpp"
#include "game/side.hpp"

namespace hexcourt::command {

/// The side on which we sit in this room; none where we do not, or do not know yet.
std::optional<game::Side> my_side(const client::Conversation& room);
/// Whether it is known that the game is over.
bool is_finished(const client::Conversation& room);
/// Whether it is known that the game has not begun.
bool is_waiting(const client::Conversation& room);

/// Takes a seat in a room whose state is known, unless we have one, or the game began without us; asks again
/// where the connection was lost in between. Returns the server's refusal, if it was one.
boost::asio::awaitable<std::optional<protocol::ErrorMessage>> take_seat(
    client::Conversation& room, std::optional<game::Side> side, const std::optional<std::string>& invite);

}  // namespace hexcourt::command
