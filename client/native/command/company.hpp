#pragma once

#include <optional>
#include <string_view>

#include "command/room_wish.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::command {

/// Whether somebody other than the player `me` waits in `room` for an opponent, at a game that `wanted`
/// allows: that game with the settings that its ruleset and `wanted` name, whatever the others, and with its
/// clock, if it names one; any game where nothing is wanted.
bool wants_company(const protocol::RoomSummary& room, const std::optional<RoomWish>& wanted,
                   std::string_view me);

}  // namespace hexcourt::command
