#pragma once

#include "agon/position.hpp"

namespace hexcourt::agon {

/// Where the piece of `side` on `from` may move: one step in its ring or to the next ring inwards, to a
/// vacant cell not between two enemies; the throne for a Queen only.
Set moves_of(const Position& position, Side side, Cell from);

/// Whether any piece of `side` may move.
bool can_move(const Position& position, Side side);

}  // namespace hexcourt::agon
