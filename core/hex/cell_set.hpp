#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>

#include "hex/cell.hpp"

namespace hexcourt::hex {

/// A set of cells of a board with `Cells` cells, one bit a cell; iterating goes in cell order.
/// Adding a cell that is not on the board (kNowhere) is the caller's mistake and is not checked.
template <int Cells>
class CellSet {
  static constexpr std::size_t kWords = (static_cast<std::size_t>(Cells) + 63) / 64;

 public:
  class Iterator {
   public:
    using value_type = Cell;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;

    constexpr Iterator() = default;
    constexpr explicit Iterator(const CellSet& rest) : rest_(rest) {}
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
    CellSet rest_;
  };

  constexpr CellSet() = default;
  constexpr CellSet(std::initializer_list<Cell> cells) {
    for (const Cell cell : cells) add(cell);
  }
  /// Every cell of the board.
  static constexpr CellSet all() {
    CellSet every;
    for (int i = 0; i < Cells; ++i) every.add(Cell{static_cast<std::uint8_t>(i)});
    return every;
  }

  constexpr bool contains(Cell cell) const { return (words_[word(cell)] & bit(cell)) != 0; }
  constexpr void add(Cell cell) { words_[word(cell)] |= bit(cell); }
  constexpr void remove(Cell cell) { words_[word(cell)] &= ~bit(cell); }

  constexpr bool empty() const { return *this == CellSet{}; }
  constexpr int size() const {
    int count = 0;
    for (const std::uint64_t w : words_) count += std::popcount(w);
    return count;
  }
  /// The first cell in cell order, or kNowhere when the set is empty.
  constexpr Cell first() const {
    for (std::size_t i = 0; i < kWords; ++i) {
      if (words_[i] != 0) {
        return Cell{
            static_cast<std::uint8_t>(i * 64 + static_cast<std::size_t>(std::countr_zero(words_[i])))};
      }
    }
    return kNowhere;
  }
  constexpr void remove_first() {
    for (std::uint64_t& w : words_) {
      if (w != 0) {
        w &= w - 1;
        return;
      }
    }
  }
  /// Whether every cell of `part` is in this set.
  constexpr bool includes(const CellSet& part) const { return (part - *this).empty(); }

  constexpr CellSet& operator|=(const CellSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr CellSet& operator&=(const CellSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr CellSet& operator-=(const CellSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr CellSet operator|(CellSet a, const CellSet& b) { return a |= b; }
  friend constexpr CellSet operator&(CellSet a, const CellSet& b) { return a &= b; }
  friend constexpr CellSet operator-(CellSet a, const CellSet& b) { return a -= b; }
  friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr Iterator end() const { return Iterator(); }

 private:
  static constexpr std::size_t word(Cell cell) { return static_cast<std::size_t>(index_of(cell)) / 64; }
  static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (index_of(cell) % 64); }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace hexcourt::hex
