#pragma once

#include "game/game.hpp"
#include "hivequeen/action.hpp"
#include "hivequeen/position.hpp"

namespace hexcourt::hivequeen {

using Step = game::Step<Position, Cells>;

/// Plays a legal action: after a movement comes the production phase, where anything can be produced, and
/// after that the other side's turn.
Step play(const Position& before, const Action& action);

}  // namespace hexcourt::hivequeen
