#include "hivequeen/position.hpp"

namespace hexcourt::hivequeen {

std::optional<Piece> Army::at(Cell cell) const {
  for (const Piece piece : kPieces) {
    if (of(piece).contains(cell)) return piece;
  }
  return std::nullopt;
}

}  // namespace hexcourt::hivequeen
