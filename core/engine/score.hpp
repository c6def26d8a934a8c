#pragma once

#include <algorithm>
#include <cmath>

namespace hexcourt::engine {

/// How good a position is for a player. Short of a sure end, a player with score s may expect
/// 1 / (1 + 10^(-s / 400)) of the point: 400 is ten to one.
using Score = int;

/// A win here and now. One that comes n actions later is kWin - n, and a loss the negative of it.
inline constexpr Score kWin = 30'000;
inline constexpr Score kInfinite = 31'000;
/// The most actions that a search looks ahead, captures behind its horizon included.
inline constexpr int kFarthest = 128;

/// Whether the end is seen: a win or a loss that the other player cannot help.
constexpr bool is_sure(Score score) { return score >= kWin - kFarthest || score <= -(kWin - kFarthest); }

/// What a judgement may say that is no sure end.
constexpr Score unsure(Score score) {
  constexpr Score kMost = kWin - kFarthest - 1;
  return std::clamp(score, -kMost, kMost);
}

/// The share of the point that a player with this score may expect, 0 to 1.
inline double expectation(double score) { return 1.0 / (1.0 + std::pow(10.0, -score / 400.0)); }

}  // namespace hexcourt::engine
