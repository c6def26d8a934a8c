#pragma once

#include <array>
#include <cstdint>

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
};

/// Level 1, which a child beats, to level 8. The last is bound by nothing but the time that it is given.
inline constexpr std::array<Level, 8> kLevels{{
    {1, 2'000, 200},
    {1, 2'000, 90},
    {1, 4'000, 35},
    {2, 3'000, 20},
    {3, 4'000, 8},
    {60, 6'000, 0},
    {60, 20'000, 0},
    {60, ~std::uint64_t{0}, 0},
}};

}  // namespace hexcourt::engine
