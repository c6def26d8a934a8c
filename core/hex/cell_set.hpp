#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <iterator>

#include "hex/cell.hpp"

namespace hexcourt::hex {

/// How many bits are set: one instruction where the compiler may use it, for which this form is known, and a
/// handful everywhere else, where std::popcount would look in a table.
constexpr int population(std::uint64_t bits) {
  bits -= (bits >> 1) & 0x5555'5555'5555'5555;
  bits = (bits & 0x3333'3333'3333'3333) + ((bits >> 2) & 0x3333'3333'3333'3333);
  bits = (bits + (bits >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
  return static_cast<int>((bits * 0x0101'0101'0101'0101) >> 56);
}

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
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) { return a.rest_ == b.rest_; }

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

  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t w : words_) any |= w;
    return any == 0;
  }
  constexpr int size() const {
    int count = 0;
    for (const std::uint64_t w : words_) count += population(w);
    return count;
  }
  /// Quicker than to count them where `count` is small.
  constexpr bool has_fewer_than(int count) const {
    if (count > 2) return size() < count;
    CellSet rest = *this;
    for (int i = 1; i < count; ++i) rest.remove_first();
    return rest.empty();
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
  /// The same without looking whether there is one: some number when the set is empty.
  constexpr Cell first_if_any() const
    requires(Cells < 64)
  {
    return Cell{static_cast<std::uint8_t>(std::countr_zero(words_[0] | std::uint64_t{1} << 63))};
  }
  constexpr void remove_first() {
    if constexpr (kWords == 1) {
      words_[0] &= words_[0] - 1;
      return;
    }
    for (std::uint64_t& w : words_) {
      if (w != 0) {
        w &= w - 1;
        return;
      }
    }
  }
  /// The cells of this set as far as the first of `stops` in cell order, that one included; all where there
  /// is none.
  constexpr CellSet up_to_first(const CellSet& stops) const
    requires(kWords == 1)
  {
    return of_word(words_[0] & (stops.words_[0] ^ (stops.words_[0] - 1)));
  }
  /// The cells of this set from the last of `stops` in cell order on, that one included; all where there is
  /// none.
  constexpr CellSet down_to_last(const CellSet& stops) const
    requires(kWords == 1)
  {
    return of_word(words_[0] & (~std::uint64_t{0} << last_bit(stops.words_[0])));
  }
  /// The first cell of this set, as a set.
  constexpr CellSet only_first() const
    requires(kWords == 1)
  {
    return of_word(words_[0] & (0 - words_[0]));
  }
  /// The last cell of this set, as a set.
  constexpr CellSet only_last() const
    requires(kWords == 1)
  {
    return of_word(words_[0] & (std::uint64_t{1} << last_bit(words_[0])));
  }
  /// The members among eight cells, the `group`th such, one bit a cell.
  constexpr std::size_t eight(std::size_t group) const {
    return static_cast<std::size_t>(words_[group / 8] >> (group % 8 * 8) & 0xff);
  }
  /// What was said of one of the two cells is said of the other.
  constexpr void exchange(Cell one, Cell other) {
    if (contains(one) == contains(other)) return;
    words_[word(one)] ^= bit(one);
    words_[word(other)] ^= bit(other);
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
  /// In words, where that of std::array calls a function to compare bytes.
  friend constexpr bool operator==(const CellSet& a, const CellSet& b) {
    std::uint64_t difference = 0;
    for (std::size_t i = 0; i < kWords; ++i) difference |= a.words_[i] ^ b.words_[i];
    return difference == 0;
  }

  constexpr Iterator begin() const { return Iterator(*this); }
  constexpr Iterator end() const { return Iterator(); }

 private:
  static constexpr std::size_t word(Cell cell) { return static_cast<std::size_t>(index_of(cell)) / 64; }
  static constexpr std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (index_of(cell) % 64); }

  static constexpr CellSet of_word(std::uint64_t word) {
    CellSet set;
    set.words_[0] = word;
    return set;
  }
  /// The number of the highest bit set, 0 where there is none.
  static constexpr int last_bit(std::uint64_t word) { return 63 ^ std::countl_zero(word | 1); }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace hexcourt::hex
