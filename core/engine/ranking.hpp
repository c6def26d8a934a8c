#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "engine/judgement.hpp"
#include "engine/score.hpp"

namespace hexcourt::engine {

/// What turned out to be good in a search, and is expected to be good again.
template <typename Action>
class Memory {
 public:
  /// `action`, by the player of that side, was too good for the other one to allow it.
  void praise(game::Side side, std::size_t slot, const Action& action, int ply, int depth) {
    int& worth = worth_[game::slot(side)][slot];
    worth += depth * depth - worth * depth * depth / kMost;
    auto& [newer, older] = best_at_[static_cast<std::size_t>(ply)];
    if (newer == action) return;
    older = newer;
    newer = action;
  }
  /// 0 to kMost, more for what was good a moment ago on the same ply.
  int worth(game::Side side, std::size_t slot, const Action& action, int ply) const {
    const auto& [newer, older] = best_at_[static_cast<std::size_t>(ply)];
    if (newer == action) return 2 * kMost;
    if (older == action) return kMost;
    return worth_[game::slot(side)][slot];
  }

 private:
  static constexpr int kMost = 1 << 14;

  std::array<std::array<int, kSlots>, 2> worth_{};
  std::array<std::pair<std::optional<Action>, std::optional<Action>>, kFarthest> best_at_{};
};

/// The legal actions of a position, given out one by one, the most promising first.
template <typename Actions>
class Ranking {
 public:
  /// `rank(i)` says how promising action i is; it is asked once each.
  template <typename Rank>
  Ranking(std::size_t count, Rank rank) : count_(count) {
    for (std::size_t i = 0; i < count; ++i) ranked_[i] = {rank(i), static_cast<std::uint16_t>(i)};
  }
  std::size_t size() const { return count_; }
  /// The number of the action in place `place`; to be asked for place 0, 1, 2 and so on.
  std::uint16_t next(std::size_t place) {
    std::size_t best = place;
    for (std::size_t i = place + 1; i < count_; ++i) {
      if (ranked_[i].first > ranked_[best].first) best = i;
    }
    std::swap(ranked_[place], ranked_[best]);
    return ranked_[place].second;
  }

 private:
  using Ranked = std::pair<int, std::uint16_t>;

  std::size_t count_;
  std::array<Ranked, Actions::kCapacity> ranked_;
};

}  // namespace hexcourt::engine
