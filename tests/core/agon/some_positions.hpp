#pragma once

// Positions by chance, under every combination of settings.

#include <algorithm>
#include <random>
#include <vector>

#include "agon/agon.hpp"
#include "agon/ending.hpp"

namespace hexcourt::agon {

inline std::vector<Settings> all_settings() {
  std::vector<Settings> all;
  for (const Opening opening : {Opening::standard, Opening::placement}) {
    for (const CapturedQueen queen : {CapturedQueen::owner, CapturedQueen::opponent}) {
      for (const Capture capture : {Capture::line, Capture::ring}) {
        for (const Relocation relocation : {Relocation::edge, Relocation::next_band}) {
          for (const bool touch : {false, true}) all.push_back({opening, queen, capture, relocation, touch});
        }
      }
    }
  }
  return all;
}

/// The position behind 20 to 99 actions.
inline Position played_at_random(const Settings& settings, std::mt19937& chance) {
  Position position = Agon::initial(settings);
  for (auto plies = 20 + chance() % 80; plies > 0; --plies) {
    const Actions actions = Agon::legal_actions(position);
    if (actions.empty()) break;
    position = Agon::apply_legal(position, actions[chance() % actions.size()]).position;
  }
  return position;
}

/// A turn that begins with all pieces anywhere within some ring, up to four of them captured. Often White's
/// guards are all around the throne.
inline Position dealt_at_random(const Settings& settings, std::mt19937& chance) {
  Position position;
  position.all_pieces = {};
  const int widest = 2 + static_cast<int>(chance() % 4);
  std::vector<Cell> cells;
  for (const Cell cell : Set::all()) {
    if (cell != kThrone && Board::ring(cell) <= widest) cells.push_back(cell);
  }
  std::shuffle(cells.begin(), cells.end(), chance);
  if (chance() % 8 == 0) {
    std::partition(cells.begin(), cells.end(), [](Cell cell) { return Board::ring(cell) == kInnermost; });
  }
  for (const Side side : {Side::white, Side::black}) {
    const std::size_t first = game::slot(side) * (kGuards + 1);
    for (std::size_t i = 0; i < kGuards; ++i) position.all_pieces[game::slot(side)].add(cells[first + i]);
    const bool enthroned = chance() % 4 == 0 && !position.occupied().contains(kThrone);
    position.queens[game::slot(side)] = enthroned ? kThrone : cells[first + kGuards];
    position.all_pieces[game::slot(side)].add(position.queen(side));
  }
  for (auto marks = chance() % 5; marks > 0; --marks) position.marked.add(cells[chance() % 14]);
  position.marked &= position.occupied();
  position.settings = settings;
  begin_turn(position, chance() % 2 == 0 ? Side::white : Side::black, false);
  return position;
}

}  // namespace hexcourt::agon
