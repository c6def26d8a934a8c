#include "agon/capture.hpp"

namespace hexcourt::agon {

std::optional<Flanks> enemies_around(const Position& position, Side side, Cell cell) {
  const Set enemies = position.pieces(game::opponent(side));
  for (const Flanks flanks : kGeometry.flanks(position.settings.capture, cell)) {
    if (flanks.both_in(enemies)) return flanks;
  }
  return std::nullopt;
}

Set without_forbidden(const Position& position, Side side, const Set& cells) {
  Set allowed = cells;
  for (const Cell cell : cells) {
    if (enemies_around(position, side, cell)) allowed.remove(cell);
  }
  return allowed;
}

Set captured_by(const Position& position, Side side, Cell to) {
  const Set captors = position.pieces(side);
  Set captured;
  for (const Cell enemy : Board::neighbours(to) & position.pieces(game::opponent(side))) {
    for (const Flanks flanks : kGeometry.flanks(position.settings.capture, enemy)) {
      if ((flanks.one == to || flanks.other == to) && flanks.both_in(captors)) captured.add(enemy);
    }
  }
  return captured - position.marked;
}

}  // namespace hexcourt::agon
