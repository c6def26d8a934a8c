#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

#include "hex/board.hpp"

namespace hexcourt::agon {

using Board = hex::Board<6>;
using hex::Cell;

/// Where the cells lie in the 128 bits of a Set: in cell order, each file twelve bits behind the one to its
/// left and with at least one bit between them that is no cell. So all cells of a set are stepped in one
/// direction by one shift, and what steps beyond the edge comes to lie on no cell.
class Places {
 public:
  static constexpr int kCount = 128;

  constexpr Places() {
    for (std::uint8_t i = 0; i < Board::kCells; ++i) {
      const auto [q, r] = Board::axial(Cell{i});
      const int place = (q + Board::kSide - 1) * kFile - (q + r) + Board::kSide - 1;
      of_cell_[i] = static_cast<std::uint8_t>(place);
      cell_at_[static_cast<std::size_t>(place)] = Cell{i};
    }
  }
  constexpr std::uint8_t of(Cell cell) const { return of_cell_[static_cast<std::size_t>(index_of(cell))]; }
  constexpr Cell cell_at(int place) const { return cell_at_[static_cast<std::size_t>(place)]; }

  /// How many places a step in `direction` goes up.
  static constexpr int step(hex::Direction direction) {
    constexpr std::array<int, 6> kSteps{1, kFile, kFile - 1, -1, -kFile, 1 - kFile};
    return kSteps[static_cast<std::size_t>(direction)];
  }

 private:
  static constexpr int kFile = 12;

  std::array<std::uint8_t, static_cast<std::size_t>(Board::kCells)> of_cell_{};
  std::array<Cell, kCount> cell_at_{};
};

inline constexpr Places kPlaces;

/// A set of cells of Agon's board, which knows what hex::CellSet knows, and steps. Behind a step it may hold
/// places that are no cells, until it is cut to some set of cells.
class Set {
 public:
  class Iterator;

  constexpr Set() = default;
  constexpr Set(std::initializer_list<Cell> cells) {
    for (const Cell cell : cells) add(cell);
  }
  // Implicit: the same cells in other bits.
  constexpr Set(const Board::Set& cells) {  // NOLINT(google-explicit-constructor)
    for (const Cell cell : cells) add(cell);
  }
  static constexpr Set at_place(int place) {
    Set one;
    (place < 64 ? one.low_ : one.high_) = std::uint64_t{1} << (place % 64);
    return one;
  }
  /// Every cell of the board.
  static constexpr Set all();

  /// The set of `cell` alone, looked up.
  static constexpr const Set& only(Cell cell);

  constexpr bool contains(Cell cell) const { return !(*this & only(cell)).empty(); }
  constexpr void add(Cell cell) { *this |= only(cell); }
  constexpr void remove(Cell cell) { *this -= only(cell); }

  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return hex::population(low_) + hex::population(high_); }
  /// The first cell in cell order, or kNowhere when the set is empty.
  constexpr Cell first() const {
    if (empty()) return hex::kNowhere;
    const bool skip = low_ == 0;
    return kPlaces.cell_at(std::countr_zero(skip ? high_ : low_) + (skip ? 64 : 0));
  }
  constexpr void remove_first() {
    high_ &= low_ == 0 ? high_ - 1 : high_;
    low_ &= low_ - 1;
  }
  /// Whether every cell of `part` is in this set.
  constexpr bool includes(const Set& part) const { return (part - *this).empty(); }

  constexpr std::uint64_t low() const { return low_; }
  constexpr std::uint64_t high() const { return high_; }

  /// Each cell one step in `direction`.
  constexpr Set stepped(hex::Direction direction) const {
    const int up = Places::step(direction);
    return up > 0 ? shifted_up(up) : shifted_down(-up);
  }

  constexpr Set& operator|=(const Set& other) {
    low_ |= other.low_;
    high_ |= other.high_;
    return *this;
  }
  constexpr Set& operator&=(const Set& other) {
    low_ &= other.low_;
    high_ &= other.high_;
    return *this;
  }
  constexpr Set& operator-=(const Set& other) {
    low_ &= ~other.low_;
    high_ &= ~other.high_;
    return *this;
  }
  constexpr Set& operator^=(const Set& other) {
    low_ ^= other.low_;
    high_ ^= other.high_;
    return *this;
  }
  friend constexpr Set operator|(Set a, const Set& b) { return a |= b; }
  friend constexpr Set operator&(Set a, const Set& b) { return a &= b; }
  friend constexpr Set operator-(Set a, const Set& b) { return a -= b; }
  /// The cells of one set alone.
  friend constexpr Set operator^(Set a, const Set& b) { return a ^= b; }
  friend constexpr bool operator==(const Set& a, const Set& b) { return (a ^ b).empty(); }

  constexpr Iterator begin() const;
  constexpr Iterator end() const;

 private:
  constexpr Set shifted_up(int by) const {
    Set up;
    up.low_ = low_ << by;
    up.high_ = high_ << by | low_ >> (64 - by);
    return up;
  }
  constexpr Set shifted_down(int by) const {
    Set down;
    down.low_ = low_ >> by | high_ << (64 - by);
    down.high_ = high_ >> by;
    return down;
  }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

/// Goes through a set in cell order.
class Set::Iterator {
 public:
  using value_type = Cell;
  using difference_type = std::ptrdiff_t;
  using iterator_category = std::input_iterator_tag;

  constexpr Iterator() = default;
  constexpr explicit Iterator(const Set& rest) : rest_(rest) {}
  constexpr Cell operator*() const { return rest_.first(); }
  constexpr Iterator& operator++() {
    rest_.remove_first();
    return *this;
  }
  constexpr Iterator operator++(int) {
    const Iterator before = *this;
    ++*this;
    return before;
  }
  friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

 private:
  Set rest_;
};

constexpr Set::Iterator Set::begin() const { return Iterator(*this); }
constexpr Set::Iterator Set::end() const { return {}; }

/// The sets of one cell each.
class Singles {
 public:
  constexpr Singles() {
    for (std::uint8_t i = 0; i < Board::kCells; ++i) sets_[i] = Set::at_place(kPlaces.of(Cell{i}));
  }
  constexpr const Set& of(Cell cell) const { return sets_[static_cast<std::size_t>(index_of(cell))]; }

 private:
  std::array<Set, static_cast<std::size_t>(Board::kCells)> sets_;
};
inline constexpr Singles kSingles;
constexpr const Set& Set::only(Cell cell) { return kSingles.of(cell); }

inline constexpr Set kAllCells = Board::Set::all();
constexpr Set Set::all() { return kAllCells; }

}  // namespace hexcourt::agon
