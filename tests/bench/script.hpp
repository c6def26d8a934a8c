#pragma once

#include <random>
#include <string>
#include <vector>

#include "catalogue/catalogue.hpp"

namespace hexcourt::bench {

/// The actions of a game played at random, from a fixed seed: `plies` of them, and the game goes on after.
inline std::vector<std::string> played_script(const std::string& name, std::size_t plies) {
  for (std::uint64_t seed = 1;; ++seed) {
    std::mt19937_64 chance(seed);
    std::vector<std::string> actions;
    game::AnyGame game = *catalogue::open(name, {}, std::nullopt);
    while (actions.size() < plies && !game.result()) {
      const std::vector<std::string> legal = game.legal_actions();
      actions.push_back(legal[chance() % legal.size()]);
      game = game.apply(actions.back())->game;
    }
    if (actions.size() == plies && !game.result()) return actions;
  }
}

}  // namespace hexcourt::bench
