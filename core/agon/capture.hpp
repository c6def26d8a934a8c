#pragma once

#include <optional>

#include "agon/geometry.hpp"
#include "agon/position.hpp"

namespace hexcourt::agon {

/// The two enemies between which a piece of `side` would stand on `cell`, if there are any. No piece may move
/// or be relocated there.
std::optional<Flanks> enemies_around(const Position& position, Side side, Cell cell);

/// `cells` without those where a piece of `side` would stand between two enemies.
Set without_forbidden(const Position& position, Side side, const Set& cells);

/// The pieces captured when a piece of `side` has come to stand on `to` (it stands there already): each
/// unmarked enemy that has it on one flank and another piece of `side` on the other.
Set captured_by(const Position& position, Side side, Cell to);

}  // namespace hexcourt::agon
