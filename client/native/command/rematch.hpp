#pragma once

#include <boost/asio/awaitable.hpp>
#include <optional>
#include <string>

#include "client/conversation.hpp"

namespace hexcourt::command {

/// Proposes a rematch in a room whose game is over, or agrees to the other player's. The room of the next
/// game; none where the other declined or went away.
boost::asio::awaitable<std::optional<std::string>> agree_on_rematch(client::Conversation& room);

}  // namespace hexcourt::command
