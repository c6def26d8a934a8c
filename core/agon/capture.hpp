#pragma once

#include <optional>

#include "agon/geometry.hpp"
#include "agon/position.hpp"

namespace hexcourt::agon {

/// The cells that lie between two of `pieces`, and some places that are no cells.
constexpr Set between(Capture capture, const Set& pieces);

/// Where a piece of `side` may come to stand: the vacant cells that do not lie between two enemies.
inline Set open_to(const Position& position, Side side) {
  return position.vacant() - between(position.settings.capture, position.pieces(game::opponent(side)));
}

/// The two enemies between which a piece of `side` would stand on `cell`, if there are any.
std::optional<Flanks> enemies_around(const Position& position, Side side, Cell cell);

/// The pieces captured when a piece of `side` has come to stand on `to` (it stands there already): each
/// unmarked enemy that has it on one flank and another piece of `side` on the other.
Set captured_by(const Position& position, Side side, Cell to);

constexpr Set between_in_line(const Set& pieces) {
  using enum hex::Direction;
  return (pieces.stepped(north) & pieces.stepped(south)) |
         (pieces.stepped(north_east) & pieces.stepped(south_west)) |
         (pieces.stepped(south_east) & pieces.stepped(north_west));
}

constexpr Set between_in_ring(const Set& pieces) {
  Set clockwise;
  Set anticlockwise;
  in_each_direction([&](auto direction) {
    clockwise |= (pieces & kGeometry.clockwise(direction)).stepped(direction);
    anticlockwise |= (pieces & kGeometry.anticlockwise(direction)).stepped(direction);
  });
  return clockwise & anticlockwise;
}

constexpr Set between(Capture capture, const Set& pieces) {
  return capture == Capture::line ? between_in_line(pieces) : between_in_ring(pieces);
}

}  // namespace hexcourt::agon
