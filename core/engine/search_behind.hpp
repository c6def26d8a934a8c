#pragma once

// The part of search.hpp that goes from one position to the next, and beyond the horizon.

#include "engine/search.hpp"

namespace hexcourt::engine {

/// What a step was worth for the player who took it.
template <Judgement J>
Score Search<J>::look_behind(const Step& step, game::Side side, int depth, Window window, int ply) {
  if (step.turn_ended) {
    const std::uint64_t key = J::key(step.position);
    expected_[static_cast<std::size_t>(ply) + 1].clear();
    if (repeats(key)) return 0;
    turns_.push_back(key);
  }
  const bool same = Game::to_act(step.position) == side;
  const Score score = same ? look(step.position, depth, window, ply + 1, true)
                           : -look(step.position, depth, window.turned(), ply + 1, true);
  if (step.turn_ended) turns_.pop_back();
  return score;
}

/// Follows what is forcing to its end.
template <Judgement J>
Score Search<J>::settle(const Position& position, Window window, int ply, int horizon) {
  constexpr int kSettled = 8;
  constexpr std::size_t kFew = 4;
  expected_[static_cast<std::size_t>(ply)].clear();
  if (enough()) return 0;
  const game::Side side = Game::to_act(position);
  if (const auto result = Game::result(position)) return ended(*result, side, ply);
  const bool may_rest = J::may_rest(position);
  Score best = may_rest ? score_of<J>(position) : -kInfinite;
  if (best >= window.beta) return best;
  if (ply >= horizon + kSettled || ply >= kFarthest - 2) return score_of<J>(position);
  window.alpha = std::max(window.alpha, best);
  const Actions actions = Game::legal_actions(position);
  Actions forcing;
  for (const Action& action : actions) {
    if (J::forcing(position, action)) forcing.add(action);
  }
  Ranked order(forcing.size(), [&](std::size_t i) { return J::promise(position, forcing[i]); });
  const std::size_t breadth = may_rest ? std::min(order.size(), kFew) : order.size();
  for (std::size_t place = 0; place < breadth; ++place) {
    const Action& action = forcing[order.next(place)];
    const Step step = Game::apply_legal(position, action);
    const bool same = Game::to_act(step.position) == side;
    const Score score = same ? settle(step.position, window, ply + 1, horizon)
                             : -settle(step.position, window.turned(), ply + 1, horizon);
    if (stopped_) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= window.alpha) continue;
    window.alpha = score;
    follow(ply, action);
    if (score >= window.beta) break;
  }
  return best == -kInfinite ? score_of<J>(position) : best;
}

template <Judgement J>
Score Search<J>::ended(const game::Result& result, game::Side side, int ply) const {
  if (result.outcome != game::win_for(side) && result.outcome != game::win_for(game::opponent(side)))
    return 0;
  return result.outcome == game::win_for(side) ? kWin - ply : ply - kWin;
}

/// Counts a position, and whether that was the last there is time for.
template <Judgement J>
bool Search<J>::enough() {
  constexpr std::uint64_t kAskEvery = 1024;
  ++nodes_;
  if (!may_stop_ || stopped_) return stopped_;
  stopped_ = nodes_ >= limits_.nodes || (nodes_ % kAskEvery == 0 && limits_.stop && limits_.stop());
  return stopped_;
}

/// What is expected from `ply` on: `action`, and what was expected behind it.
template <Judgement J>
void Search<J>::follow(int ply, const Action& action) {
  auto& here = expected_[static_cast<std::size_t>(ply)];
  const auto& behind = expected_[static_cast<std::size_t>(ply) + 1];
  here.assign(1, action);
  here.insert(here.end(), behind.begin(), behind.end());
}

}  // namespace hexcourt::engine
