#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <string_view>

#include "hex/cell.hpp"
#include "hex/cell_set.hpp"

namespace hexcourt::hex {

/// The geometry of a hexagon made of hexagons with `Side` cells to a side (1 to 9), as tables made at compile
/// time. Rules: board.md. Every function takes cells of this board only.
template <int Side>
class Board {
  static_assert(Side >= 1 && Side <= 9, "cells are numbered in one byte");

 public:
  static constexpr int kSide = Side;
  static constexpr int kFiles = 2 * Side - 1;
  static constexpr int kCells = 3 * Side * (Side - 1) + 1;
  using Set = CellSet<kCells>;

  /// The cell at these coordinates, or kNowhere beyond the edge.
  static constexpr Cell at(Axial place) {
    if (ring_of(place) >= Side) return kNowhere;
    return Cell{static_cast<std::uint8_t>(first_of_file(place.q + Side - 1) + rank_of(place) - 1)};
  }
  static constexpr Axial axial(Cell cell) { return kTables.axial[slot(cell)]; }
  static constexpr Cell centre() { return at({0, 0}); }

  /// The cell one step from `cell`, or kNowhere beyond the edge.
  static constexpr Cell step(Cell cell, Direction direction) {
    return kTables.steps[slot(cell)][static_cast<std::size_t>(direction)];
  }
  /// The cells adjacent to `cell`: 6, or 3 or 4 on the edge.
  static constexpr const Set& neighbours(Cell cell) { return kTables.neighbours[slot(cell)]; }
  /// The cells adjacent to at least one of `cells` (members of `cells` included where two of them touch).
  static constexpr Set neighbours(const Set& cells) {
    Set near;
    if constexpr (kCells <= 64) {
      for (std::size_t group = 0; group < kGroups; ++group) near |= kNearEight[group][cells.eight(group)];
    } else {
      for (const Cell cell : cells) near |= neighbours(cell);
    }
    return near;
  }

  /// The cells in this direction from `cell`, which is not among them, to the edge.
  static constexpr const Set& ray(Cell cell, Direction direction) {
    return kRays[slot(cell)][static_cast<std::size_t>(direction)];
  }
  /// Whether cells follow each other on a ray as in cell order; if not, they do so backwards.
  static constexpr bool rises(Direction direction) { return direction < Direction::south; }

  /// 0 for the centre to Side - 1 for the edge.
  static constexpr int ring(Cell cell) { return ring_of(axial(cell)); }
  /// The cells of ring `number`, 0 to Side - 1.
  static constexpr const Set& ring_cells(int number) {
    return kTables.rings[static_cast<std::size_t>(number)];
  }

  /// Files are numbered from 0 (a), left to right; `file` is 0 to kFiles - 1.
  static constexpr int file_height(int file) { return kFiles - magnitude(file - (Side - 1)); }
  static constexpr int file(Cell cell) { return axial(cell).q + Side - 1; }
  /// From 1, the lowest cell of the file, upwards.
  static constexpr int rank(Cell cell) { return rank_of(axial(cell)); }
  /// The number in cell order of rank 1 of `file`.
  static constexpr int first_of_file(int file) {
    int before = 0;
    for (int f = 0; f < file; ++f) before += file_height(f);
    return before;
  }

  /// File letter and rank: "e5".
  static std::string name(Cell cell) {
    return static_cast<char>('a' + file(cell)) + std::to_string(rank(cell));
  }
  /// The cell with exactly this name, or kNowhere. "e05", "E5" and "e10" on a board without it are no names.
  static constexpr Cell named(std::string_view text) {
    if (text.size() < 2 || text.size() > 3 || text[0] < 'a' || text[0] >= 'a' + kFiles || text[1] == '0') {
      return kNowhere;
    }
    int rank = 0;
    for (const char digit : text.substr(1)) {
      if (digit < '0' || digit > '9') return kNowhere;
      rank = rank * 10 + (digit - '0');
    }
    const int file = text[0] - 'a';
    if (rank < 1 || rank > file_height(file)) return kNowhere;
    return Cell{static_cast<std::uint8_t>(first_of_file(file) + rank - 1)};
  }

 private:
  struct Tables {
    std::array<Axial, static_cast<std::size_t>(kCells)> axial{};
    std::array<std::array<Cell, 6>, static_cast<std::size_t>(kCells)> steps{};
    std::array<Set, static_cast<std::size_t>(kCells)> neighbours{};
    std::array<Set, static_cast<std::size_t>(Side)> rings{};
  };

  static constexpr std::size_t slot(Cell cell) { return static_cast<std::size_t>(index_of(cell)); }
  static constexpr int magnitude(int x) { return x < 0 ? -x : x; }
  static constexpr int ring_of(Axial place) {
    return std::max({magnitude(place.q), magnitude(place.r), magnitude(place.q + place.r)});
  }
  static constexpr int rank_of(Axial place) {
    const int lowest = std::min(Side - 1, Side - 1 - place.q);  // the greatest r of the file
    return lowest - place.r + 1;
  }

  static constexpr Tables make_tables() {
    Tables tables;
    for (int q = 1 - Side; q < Side; ++q) {
      for (int r = 1 - Side; r < Side; ++r) {
        const Cell cell = at({q, r});
        if (cell == kNowhere) continue;
        tables.axial[slot(cell)] = {q, r};
        tables.rings[static_cast<std::size_t>(ring_of({q, r}))].add(cell);
        for (const Direction direction : kDirections) {
          const Cell next = at(one_step({q, r}, direction));
          tables.steps[slot(cell)][static_cast<std::size_t>(direction)] = next;
          if (next != kNowhere) tables.neighbours[slot(cell)].add(next);
        }
      }
    }
    return tables;
  }

  using Rays = std::array<std::array<Set, 6>, static_cast<std::size_t>(kCells)>;

  static constexpr Rays make_rays() {
    Rays rays;
    for (const Cell cell : Set::all()) {
      for (const Direction direction : kDirections) {
        Cell next = step(cell, direction);
        for (; next != kNowhere; next = step(next, direction)) {
          rays[slot(cell)][static_cast<std::size_t>(direction)].add(next);
        }
      }
    }
    return rays;
  }

  /// For every set of cells among eight neighbouring in cell order, the cells adjacent to them.
  static constexpr std::size_t kGroups = (static_cast<std::size_t>(kCells) + 7) / 8;
  using NearEight = std::array<std::array<Set, 256>, kGroups>;

  static constexpr NearEight make_near_eight() {
    NearEight near;
    for (std::size_t group = 0; group < kGroups; ++group) {
      for (std::size_t bits = 1; bits < 256; ++bits) {
        const std::size_t cell = group * 8 + static_cast<std::size_t>(std::countr_zero(bits));
        near[group][bits] = near[group][bits & (bits - 1)];
        if (cell < static_cast<std::size_t>(kCells)) near[group][bits] |= kTables.neighbours[cell];
      }
    }
    return near;
  }

  static constexpr Tables kTables = make_tables();
  static constexpr Rays kRays = make_rays();
  static constexpr NearEight kNearEight = make_near_eight();
};

}  // namespace hexcourt::hex
