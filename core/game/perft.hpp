#pragma once

#include <cstdint>

#include "game/game.hpp"

namespace hexcourt::game {

/// The number of sequences of exactly `depth` legal actions (0 or more) from `position`; 1 for depth 0. A
/// finished position adds nothing to a sequence that would go on. The last action of each sequence is
/// counted, not played.
template <Game G>
std::uint64_t perft(const typename G::Position& position, int depth) {
  if (depth == 0) return 1;
  const auto actions = G::legal_actions(position);
  if (depth == 1) return actions.size();
  std::uint64_t count = 0;
  for (const auto& action : actions) count += perft<G>(G::apply_legal(position, action).position, depth - 1);
  return count;
}

}  // namespace hexcourt::game
