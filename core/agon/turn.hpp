#pragma once

#include "agon/action.hpp"
#include "game/game.hpp"

namespace hexcourt::agon {

using Step = game::Step<Position, Set>;

/// The position before the first action.
Position initial(const Settings& settings);

/// Begins a turn of `owner` behind the placements: a captured Queen is relocated first, then captured guards,
/// and only then is a piece moved. `after_pass` says that the turn before was a pass.
void begin_turn(Position& position, Side owner, bool after_pass = false);

/// The cells of the pieces that `action` captures.
Set captures_of(const Position& position, Action action);

/// The unchecked door: `action` must be one of legal_actions(position).
Step apply_legal(const Position& position, Action action);

}  // namespace hexcourt::agon
