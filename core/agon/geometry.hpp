#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include "agon/position.hpp"

namespace hexcourt::agon {

/// Calls `visit` for each direction, as a constant: so that stepping a Set becomes a shift by a constant.
template <typename Visit>
constexpr void in_each_direction(Visit visit) {
  using enum hex::Direction;
  visit(std::integral_constant<hex::Direction, north>{});
  visit(std::integral_constant<hex::Direction, north_east>{});
  visit(std::integral_constant<hex::Direction, south_east>{});
  visit(std::integral_constant<hex::Direction, south>{});
  visit(std::integral_constant<hex::Direction, south_west>{});
  visit(std::integral_constant<hex::Direction, north_west>{});
}

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
    for (const Cell cell : Set::all()) note_steps(cell);
    for (int ring = 1; ring <= kEdge; ++ring) note_ring(ring);
  }

  /// Between which cells a piece on `cell` is captured: opposite adjacent cells, or its ring neighbours.
  constexpr const FlankList& flanks(Capture capture, Cell cell) const {
    return flanks_[slot(capture)][slot(cell)];
  }
  /// The adjacent cells of the same ring and of the next ring inwards: where a piece may ever move.
  constexpr const Set& onwards(Cell cell) const { return onwards_[slot(cell)]; }
  /// The adjacent cells of the next ring outwards.
  constexpr const Set& outwards(Cell cell) const { return outwards_[slot(cell)]; }
  constexpr const Set& neighbours(Cell cell) const { return neighbours_[slot(cell)]; }

  /// The cells from which a step in `direction` goes onwards, and not onto the throne.
  constexpr const Set& stepping(hex::Direction direction) const { return stepping_[slot(direction)]; }
  /// The cells whose next cell clockwise in their ring lies in `direction`, or anticlockwise.
  constexpr const Set& clockwise(hex::Direction direction) const { return clockwise_[slot(direction)]; }
  constexpr const Set& anticlockwise(hex::Direction direction) const {
    return anticlockwise_[slot(direction)];
  }

 private:
  template <typename Value>
  using PerCell = std::array<Value, static_cast<std::size_t>(Board::kCells)>;
  using PerDirection = std::array<Set, hex::kDirections.size()>;

  static constexpr std::size_t slot(Capture capture) { return static_cast<std::size_t>(capture); }
  static constexpr std::size_t slot(Cell cell) { return static_cast<std::size_t>(index_of(cell)); }
  static constexpr std::size_t slot(hex::Direction direction) { return static_cast<std::size_t>(direction); }

  constexpr void note_steps(Cell cell) {
    neighbours_[slot(cell)] = Board::neighbours(cell);
    flanks_[slot(Capture::line)][slot(cell)] = flanks_in_line(cell);
    for (const Cell next : Board::neighbours(cell)) {
      const bool outwards = Board::ring(next) > Board::ring(cell);
      (outwards ? outwards_ : onwards_)[slot(cell)].add(next);
    }
    for (const hex::Direction direction : hex::kDirections) {
      const Cell next = Board::step(cell, direction);
      if (next == hex::kNowhere || next == kThrone) continue;
      if (onwards_[slot(cell)].contains(next)) stepping_[slot(direction)].add(cell);
    }
  }

  /// Walks once around a ring, from its corner north of the throne.
  constexpr void note_ring(int ring) {
    using enum hex::Direction;
    Cell before = Board::at({-1, 1 - ring});
    Cell cell = Board::at({0, -ring});
    for (const hex::Direction direction : {south_east, south, south_west, north_west, north, north_east}) {
      for (int step = 0; step < ring; ++step) {
        const Cell next = Board::step(cell, direction);
        clockwise_[slot(direction)].add(cell);
        anticlockwise_[slot(hex::opposite(direction))].add(next);
        flanks_[slot(Capture::ring)][slot(cell)].add({before, next});
        before = cell;
        cell = next;
      }
    }
  }

  static constexpr FlankList flanks_in_line(Cell cell) {
    FlankList list;
    for (const hex::Direction direction :
         {hex::Direction::north, hex::Direction::north_east, hex::Direction::south_east}) {
      const Flanks flanks{Board::step(cell, direction), Board::step(cell, hex::opposite(direction))};
      if (flanks.one != hex::kNowhere && flanks.other != hex::kNowhere) list.add(flanks);
    }
    return list;
  }

  std::array<PerCell<FlankList>, 2> flanks_{};
  PerCell<Set> onwards_{};
  PerCell<Set> outwards_{};
  PerCell<Set> neighbours_{};
  PerDirection stepping_{};
  PerDirection clockwise_{};
  PerDirection anticlockwise_{};
};

inline constexpr Geometry kGeometry;

}  // namespace hexcourt::agon
