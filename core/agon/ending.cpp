#include "agon/ending.hpp"

namespace hexcourt::agon {

int guards_at_throne(const Position& position, Side side) {
  return (position.guards_of(side) & Board::ring_cells(kInnermost)).size();
}

std::optional<game::Result> end_on_board(const Position& position) {
  for (const Side side : {Side::white, Side::black}) {
    if (guards_at_throne(position, side) < kGuards) continue;
    if (position.queen(side) == kThrone) return game::Result{game::win_for(side), "throne"};
    if (position.queen(game::opponent(side)) != kThrone) {
      return game::Result{game::win_for(game::opponent(side)), "empty_throne"};
    }
  }
  return std::nullopt;
}

std::optional<game::Result> result(const Position& position) {
  if (position.phase == Phase::blocked) return game::Result{game::Outcome::draw, "blocked"};
  return end_on_board(position);
}

}  // namespace hexcourt::agon
