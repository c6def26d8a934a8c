#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "agon/action.hpp"
#include "agon/geometry.hpp"

namespace hexcourt::agon {

/// A Set in three words that overlap, so that a cell and all its neighbours are in one of them.
class Stretches {
 public:
  explicit constexpr Stretches(const Set& cells)
      : words_{cells.low(), cells.low() >> 32 | cells.high() << 32, cells.high()} {}

  /// In which word `cell` and its neighbours are.
  static constexpr std::size_t around(Cell cell) {
    const int place = kPlaces.of(cell);
    return place < 50 ? 0 : place < 80 ? 1 : 2;
  }
  constexpr std::uint64_t operator[](std::size_t stretch) const { return words_[stretch]; }

 private:
  std::array<std::uint64_t, 3> words_;
};

/// The moves that a piece on some cell may ever have, in cell order, each with the bit that says in
/// `stretch` whether its cell is open.
struct MovesFrom {
  static constexpr std::size_t kMost = 4;

  std::size_t stretch = 0;
  std::array<std::uint64_t, kMost> bits{};
  std::array<Action, kMost> moves{};
};

class MoveTable {
 public:
  constexpr MoveTable() {
    for (const Cell cell : Set::all()) {
      of_guard_[slot(cell)] = moves_from(cell, kGeometry.onwards(cell) - Set{kThrone});
      of_queen_[slot(cell)] = moves_from(cell, kGeometry.onwards(cell));
    }
  }
  constexpr const MovesFrom& of_guard(Cell from) const { return of_guard_[slot(from)]; }
  constexpr const MovesFrom& of_queen(Cell from) const { return of_queen_[slot(from)]; }

 private:
  static constexpr std::size_t slot(Cell cell) { return static_cast<std::size_t>(index_of(cell)); }

  static constexpr MovesFrom moves_from(Cell from, const Set& cells) {
    MovesFrom list;
    list.stretch = Stretches::around(from);
    std::size_t i = 0;
    for (const Cell to : cells) {
      list.bits[i] = Stretches(Set{to})[list.stretch];
      list.moves[i] = Action::move(from, to);
      ++i;
    }
    return list;
  }

  std::array<MovesFrom, static_cast<std::size_t>(Board::kCells)> of_guard_;
  std::array<MovesFrom, static_cast<std::size_t>(Board::kCells)> of_queen_;
};

inline constexpr MoveTable kMoveTable;

}  // namespace hexcourt::agon
