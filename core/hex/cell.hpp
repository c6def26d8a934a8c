#pragma once

#include <array>
#include <cstdint>

namespace hexcourt::hex {

/// A cell of some board, numbered from 0 in cell order (by file, then by rank; rules: board.md, "Cell
/// order"). Comparing two cells of one board therefore compares their places in every sorted list.
enum class Cell : std::uint8_t {};

/// What stands in place of a cell where there is none: beyond the edge, or "not found".
inline constexpr Cell kNowhere{255};

/// The number of `cell` in cell order, as an array index.
constexpr int index_of(Cell cell) { return static_cast<int>(cell); }

/// Axial coordinates, centre (0, 0). r grows to the south.
struct Axial {
  int q = 0;
  int r = 0;
  friend constexpr bool operator==(Axial, Axial) = default;
};

/// The six directions, clockwise from north.
enum class Direction : std::uint8_t { north, north_east, south_east, south, south_west, north_west };

inline constexpr std::array<Direction, 6> kDirections{Direction::north,      Direction::north_east,
                                                      Direction::south_east, Direction::south,
                                                      Direction::south_west, Direction::north_west};

constexpr Direction opposite(Direction direction) {
  return static_cast<Direction>((static_cast<int>(direction) + 3) % 6);
}

/// The coordinates one step from `from`; they may lie beyond the edge of a board.
constexpr Axial one_step(Axial from, Direction direction) {
  constexpr std::array<Axial, 6> kSteps{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
  const Axial step = kSteps[static_cast<std::size_t>(direction)];
  return {from.q + step.q, from.r + step.r};
}

}  // namespace hexcourt::hex
