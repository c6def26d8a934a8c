#pragma once

#include <optional>
#include <string_view>

#include "command/game_choice.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::command {

/// Whether somebody other than the player `me` waits in `room` for an opponent, at a game that `wanted`
/// allows: that game with the settings that its ruleset and `wanted.settings` name, whatever the others; any
/// game where nothing is wanted.
bool wants_company(const protocol::RoomSummary& room, const std::optional<GameChoice>& wanted,
                   std::string_view me);

}  // namespace hexcourt::command
