#include "hivequeen/ending.hpp"

#include "hivequeen/movement.hpp"

namespace hexcourt::hivequeen {

namespace {

game::Outcome more_units(const Position& position) {
  const int white = position.army(Side::white).units();
  const int black = position.army(Side::black).units();
  if (white == black) return game::Outcome::draw;
  return game::win_for(white > black ? Side::white : Side::black);
}

}  // namespace

std::optional<Side> queen_loser(const Position& position) {
  // Who has just moved must have a Queen; who is about to move must be able to have one.
  const Side moved = position.producing() ? position.to_act : opponent(position.to_act);
  if (!position.army(moved).has_queen()) return moved;
  if (position.army(opponent(moved)).is_beaten()) return opponent(moved);
  return std::nullopt;
}

std::optional<game::Result> result(const Position& position) {
  if (const auto loser = queen_loser(position)) {
    return game::Result{game::win_for(opponent(*loser)), kQueenLost};
  }
  if (position.producing() || can_move(position, position.to_act)) return std::nullopt;
  const Side other = opponent(position.to_act);
  if (can_move(position, other)) return game::Result{game::win_for(other), kImmobile};
  return game::Result{more_units(position), kUnits};
}

}  // namespace hexcourt::hivequeen
