#include "agon/movement.hpp"

#include "agon/capture.hpp"
#include "agon/moves.hpp"
#include "agon/steps.hpp"

namespace hexcourt::agon {

bool can_move(const Position& position, Side side) {
  return Steps(position.pieces(side), position.queen(side)).onto(open_to(position, side)) > 0;
}

void add_moves(const Position& position, const Set& pieces, Actions& actions) {
  const Stretches open(open_to(position, position.to_act));
  const Cell queen = position.queen(position.to_act);
  for (const Cell from : pieces) {
    const MovesFrom& list = from == queen ? kMoveTable.of_queen(from) : kMoveTable.of_guard(from);
    const std::uint64_t stretch = open[list.stretch];
    for (std::size_t i = 0; i < MovesFrom::kMost; ++i) {
      actions.add_if((stretch & list.bits[i]) != 0, list.moves[i]);
    }
  }
}

int count_moves(const Position& position, const Set& pieces) {
  const Side side = position.to_act;
  return Steps(pieces, position.queen(side)).onto(open_to(position, side));
}

}  // namespace hexcourt::agon
