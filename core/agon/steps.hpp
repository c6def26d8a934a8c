#pragma once

#include <cstdint>

#include "agon/geometry.hpp"
#include "agon/position.hpp"

namespace hexcourt::agon {

/// How many of a side's pieces can step onwards onto each cell, whatever stands there. The counts are kept in
/// bits, so that those of all cells are made at once: five pieces at most, two of the cell's own ring and
/// three of the next one, can step onto one cell.
class Steps {
 public:
  /// `pieces` with the Queen, if she is among them, on `queen`.
  Steps(const Set& pieces, Cell queen) {
    in_each_direction(
        [&](auto direction) { count((pieces & kGeometry.stepping(direction)).stepped(direction)); });
    if ((pieces & Set::only(queen) & kGeometry.neighbours(kThrone)).empty()) return;
    ones_.add(kThrone);
  }

  /// The number of steps onto `cells`.
  int onto(const Set& cells) const {
    return static_cast<int>(weighed(ones_ & cells, twos_ & cells, fours_ & cells));
  }

 private:
  void count(Set more) {
    ones_ ^= more;
    more -= ones_;  // what was counted already is carried
    twos_ ^= more;
    fours_ |= more - twos_;
  }

  /// The sizes of the sets, taken once, twice and four times. Bits are added up side by side in fields of
  /// two, four and eight bits, since a machine that counts them by one instruction is not promised.
  static std::uint64_t weighed(const Set& ones, const Set& twos, const Set& fours) {
    const std::uint64_t bytes = bytewise(ones) + 2 * bytewise(twos) + 4 * bytewise(fours);
    return bytes * 0x0101010101010101 >> 56;
  }
  static constexpr std::uint64_t bytewise(const Set& set) {
    const std::uint64_t nibbles = nibblewise(set.low()) + nibblewise(set.high());
    return (nibbles & 0x0f0f0f0f0f0f0f0f) + (nibbles >> 4 & 0x0f0f0f0f0f0f0f0f);
  }
  static constexpr std::uint64_t nibblewise(std::uint64_t bits) {
    const std::uint64_t pairs = bits - (bits >> 1 & 0x5555555555555555);
    return (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333);
  }

  Set ones_;
  Set twos_;
  Set fours_;
};

}  // namespace hexcourt::agon
