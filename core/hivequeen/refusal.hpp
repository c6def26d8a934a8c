#pragma once

#include <optional>
#include <string>

#include "hivequeen/action.hpp"
#include "hivequeen/position.hpp"

namespace hexcourt::hivequeen {

/// Why `action` (one that read_action gives) may not be played now: sentences in a player's words that say
/// which rule forbids it. None when it is legal.
std::optional<std::string> refusal(const Position& position, const Action& action);

/// The part of it for a movement or promotion, in the movement phase of a game that goes on.
std::optional<std::string> movement_refusal(const Position& position, const Action& action);

/// "d4 is vacant" or "d4 holds a white Worker".
std::string contents(const Position& position, Cell cell);

}  // namespace hexcourt::hivequeen
