#include "agon/movement.hpp"

#include <algorithm>

#include "agon/capture.hpp"
#include "agon/geometry.hpp"

namespace hexcourt::agon {

Set moves_of(const Position& position, Side side, Cell from) {
  Set cells = kGeometry.onwards(from) & position.vacant();
  if (from != position.queen(side)) cells.remove(kThrone);
  return without_forbidden(position, side, cells);
}

bool can_move(const Position& position, Side side) {
  const Set pieces = position.pieces(side);
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](Cell piece) { return !moves_of(position, side, piece).empty(); });
}

}  // namespace hexcourt::agon
