#include "hivequeen/production.hpp"

#include <algorithm>

namespace hexcourt::hivequeen {

Cells birthplaces(const Position& position, Piece piece) {
  const Army& army = position.friends();
  if (army.count(piece) >= limit(piece).value_or(Board::kCells)) return {};
  const Cells parents = piece == Piece::soldier ? army.all() : army.of(Piece::nurse);
  return Board::neighbours(parents) & position.vacant();
}

bool can_introduce(const Position& position) {
  return position.producing() && std::any_of(kIntroducible.begin(), kIntroducible.end(), [&](Piece piece) {
           return !birthplaces(position, piece).empty();
         });
}

void add_productions(const Position& position, Actions& actions) {
  for (const Piece piece : kIntroducible) {
    for (const Cell cell : birthplaces(position, piece)) {
      actions.add({Manner::introduce, piece, hex::kNowhere, cell});
    }
  }
  actions.add(kStop);
}

}  // namespace hexcourt::hivequeen
