#include "hivequeen/position.hpp"

#include <algorithm>

namespace hexcourt::hivequeen {

namespace {

constexpr int kUnitsOfPromotion = units(Piece::queen) - units(Piece::highborn);

}  // namespace

Cells Army::all() const {
  Cells every;
  for (const Cells& some : cells) every |= some;
  return every;
}

std::optional<Piece> Army::at(Cell cell) const {
  for (const Piece piece : kPieces) {
    if (of(piece).contains(cell)) return piece;
  }
  return std::nullopt;
}

void Army::remove(Cell cell) {
  for (Cells& some : cells) some.remove(cell);
}

int Army::units() const {
  int sum = 0;
  for (const Piece piece : kPieces) sum += hivequeen::units(piece) * count(piece);
  return sum;
}

bool Army::can_promote() const {
  return !has_queen() && !of(Piece::highborn).empty() && !of(Piece::drone).empty() &&
         units() + kUnitsOfPromotion <= hive();
}

int Army::allowance() const { return std::max(0, std::min(count(Piece::nurse), hive() - units())); }

}  // namespace hexcourt::hivequeen
