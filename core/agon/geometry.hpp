#pragma once

#include <array>
#include <cstddef>

#include "agon/position.hpp"

namespace hexcourt::agon {

/// Two cells on either side of a third one, which a piece there stands between.
struct Flanks {
  Cell one = hex::kNowhere;
  Cell other = hex::kNowhere;

  constexpr bool both_in(const Set& cells) const { return cells.contains(one) && cells.contains(other); }
};

/// All flanks of one cell: at most one for each straight line through it.
class FlankList {
 public:
  constexpr void add(Flanks flanks) { flanks_[size_++] = flanks; }
  constexpr const Flanks* begin() const { return flanks_.data(); }
  constexpr const Flanks* end() const { return flanks_.data() + size_; }

 private:
  std::array<Flanks, 3> flanks_;
  std::size_t size_ = 0;
};

/// What the rings and lines of the board mean to Agon's rules, as tables made at compile time.
class Geometry {
 public:
  constexpr Geometry() {
    for (const Cell cell : Set::all()) {
      flanks_[slot(Capture::line)][slot(cell)] = flanks_in_line(cell);
      flanks_[slot(Capture::ring)][slot(cell)] = flanks_in_ring(cell);
      const int ring = Board::ring(cell);
      const Set& near = Board::neighbours(cell);
      if (ring < kEdge) outwards_[slot(cell)] = near & Board::ring_cells(ring + 1);
      onwards_[slot(cell)] = near - outwards_[slot(cell)];
    }
  }

  /// Between which cells a piece on `cell` is captured: opposite adjacent cells, or its ring neighbours.
  constexpr const FlankList& flanks(Capture capture, Cell cell) const {
    return flanks_[slot(capture)][slot(cell)];
  }
  /// The adjacent cells of the same ring and of the next ring inwards: where a piece may ever move.
  constexpr const Set& onwards(Cell cell) const { return onwards_[slot(cell)]; }
  /// The adjacent cells of the next ring outwards.
  constexpr const Set& outwards(Cell cell) const { return outwards_[slot(cell)]; }

 private:
  static constexpr std::size_t slot(Capture capture) { return static_cast<std::size_t>(capture); }
  static constexpr std::size_t slot(Cell cell) { return static_cast<std::size_t>(index_of(cell)); }

  static constexpr FlankList flanks_in_line(Cell cell) {
    FlankList list;
    for (const hex::Direction direction :
         {hex::Direction::north, hex::Direction::north_east, hex::Direction::south_east}) {
      const Flanks flanks{Board::step(cell, direction), Board::step(cell, hex::opposite(direction))};
      if (flanks.one != hex::kNowhere && flanks.other != hex::kNowhere) list.add(flanks);
    }
    return list;
  }

  /// Every cell but the throne has exactly two neighbours in its ring.
  static constexpr FlankList flanks_in_ring(Cell cell) {
    FlankList list;
    if (cell == kThrone) return list;
    Set neighbours = Board::neighbours(cell) & Board::ring_cells(Board::ring(cell));
    const Cell one = neighbours.first();
    neighbours.remove_first();
    list.add({one, neighbours.first()});
    return list;
  }

  std::array<std::array<FlankList, static_cast<std::size_t>(Board::kCells)>, 2> flanks_{};
  std::array<Set, static_cast<std::size_t>(Board::kCells)> onwards_{};
  std::array<Set, static_cast<std::size_t>(Board::kCells)> outwards_{};
};

inline constexpr Geometry kGeometry;

}  // namespace hexcourt::agon
