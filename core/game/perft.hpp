#pragma once

#include <cstdint>

#include "game/game.hpp"

namespace hexcourt::game {

/// The number of sequences of exactly `depth` legal actions (0 or more) from `position`; 1 for depth 0. A
/// finished position adds nothing to a sequence that would go on. The last action of each sequence is
/// counted, not listed: "bulk counting".
template <Game G>
std::uint64_t perft(const typename G::Position& position, int depth) {
  if (depth == 0) return 1;
  if (depth == 1) return count_legal<G>(position);
  std::uint64_t count = 0;
  for (const auto& action : G::legal_actions(position)) {
    count += perft<G>(G::apply_legal(position, action).position, depth - 1);
  }
  return count;
}

/// The same, with every last action played: what checks the counting, and what a search has to do.
template <Game G>
std::uint64_t perft_played(const typename G::Position& position, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const auto& action : G::legal_actions(position)) {
    count += perft_played<G>(G::apply_legal(position, action).position, depth - 1);
  }
  return count;
}

}  // namespace hexcourt::game
