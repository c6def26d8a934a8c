#pragma once

#include "agon/action.hpp"
#include "agon/position.hpp"

namespace hexcourt::agon {

/// Whether any piece of `side` may move: one step in its ring or to the next ring inwards, to a vacant cell
/// not between two enemies; onto the throne a Queen only.
bool can_move(const Position& position, Side side);

/// Adds the moves of `pieces`, which are pieces of the side to act, in cell order.
void add_moves(const Position& position, const Set& pieces, Actions& actions);

/// How many moves `pieces` have, which are pieces of the side to act.
int count_moves(const Position& position, const Set& pieces);

}  // namespace hexcourt::agon
