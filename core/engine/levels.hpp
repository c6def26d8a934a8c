#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/limits.hpp"
#include "engine/score.hpp"

namespace hexcourt::engine {

/// How strong the computer plays.
struct Level {
  /// Turns that it looks ahead, and positions that it looks at, at most.
  int turns;
  std::uint64_t nodes;
  /// See Question::spread: a weak player likes what is not quite the best.
  Score spread;

  Limits limits() const {
    Limits limits;
    limits.turns = turns;
    limits.nodes = nodes;
    return limits;
  }
};

/// From level 1, which a child beats, to level 8, which nothing binds but the time that it is given.
using Levels = std::array<Level, 8>;

inline constexpr Level kUnbound{60, ~std::uint64_t{0}, 0};

/// The levels of the game of that name, null where there is none. What a good action is worth more than a
/// poor one differs from game to game, and so does how much chance makes a weak player.
const Levels* levels_of(std::string_view game);

}  // namespace hexcourt::engine
