#include "agon/capture.hpp"

namespace hexcourt::agon {

std::optional<Flanks> enemies_around(const Position& position, Side side, Cell cell) {
  const Set enemies = position.pieces(game::opponent(side));
  for (const Flanks flanks : kGeometry.flanks(position.settings.capture, cell)) {
    if (flanks.both_in(enemies)) return flanks;
  }
  return std::nullopt;
}

Set captured_by(const Position& position, Side side, Cell to) {
  const Capture capture = position.settings.capture;
  const Set captors = position.pieces(side);
  const Set enemies = position.pieces(game::opponent(side)) - position.marked;
  Set captured;
  for (const Cell enemy : enemies& between(capture, captors) & kGeometry.neighbours(to)) {
    for (const Flanks flanks : kGeometry.flanks(capture, enemy)) {
      if ((flanks.one == to || flanks.other == to) && flanks.both_in(captors)) captured.add(enemy);
    }
  }
  return captured;
}

}  // namespace hexcourt::agon
