#pragma once

// The part of search.hpp that looks at the root, a turn deeper each time.

#include "engine/search.hpp"

namespace hexcourt::engine {

template <Judgement J>
auto Search<J>::run(const Position& root, std::size_t lines, const std::vector<Score>& favour)
    -> std::vector<Line<Action>> {
  nodes_ = 0;
  done_ = 0;
  stopped_ = false;
  const Actions actions = Game::legal_actions(root);
  std::vector<Branch> branches;
  branches.reserve(actions.size());
  Ranked order = ranking(root, actions, 0, kNoAction);
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const std::uint16_t number = order.next(i);
    branches.push_back({{-kInfinite, {actions[number]}}, number < favour.size() ? favour[number] : 0});
  }
  lines = std::min(lines, branches.size());
  std::vector<Line<Action>> best;
  for (int turns = 1; lines > 0 && turns <= limits_.turns; ++turns) {
    may_stop_ = turns > 1;  // or when something was found
    const bool whole = look_from_root(root, branches, lines, turns * kTurn);
    if (whole || lines == 1 || turns == 1) best = best_of(branches, lines);
    if (!whole) break;
    done_ = turns;
    if (is_sure(branches.front().line.score) && lines == 1) break;
  }
  return best;
}

/// The lines in front. Several can be compared only where all were looked at equally deep.
template <Judgement J>
auto Search<J>::best_of(const std::vector<Branch>& branches, std::size_t lines) -> std::vector<Line<Action>> {
  std::vector<Line<Action>> best;
  best.reserve(lines);
  for (std::size_t i = 0; i < lines && branches[i].line.score > -kInfinite; ++i) {
    best.push_back(branches[i].line);
  }
  if (lines == 1) return best;
  std::stable_sort(best.begin(), best.end(), [](const auto& a, const auto& b) { return a.score > b.score; });
  return best;
}

/// Brings the best `lines` branches to the front. False where it had to stop; what it had found to be better
/// by then is in front all the same.
template <Judgement J>
bool Search<J>::look_from_root(const Position& root, std::vector<Branch>& branches, std::size_t lines,
                               int depth) {
  for (std::size_t line = 0; line < lines; ++line) {
    Score best = -kInfinite;
    for (std::size_t i = line; i < branches.size(); ++i) {
      const Score rank = look_at_branch(root, branches[i], depth, best);
      if (stopped_) return false;
      may_stop_ = true;
      if (rank <= best) continue;
      best = rank;
      std::rotate(branches.begin() + static_cast<std::ptrdiff_t>(line),
                  branches.begin() + static_cast<std::ptrdiff_t>(i),
                  branches.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
  }
  return true;
}

/// What the branch ranks, if that is above `best`; else some bound of it.
template <Judgement J>
Score Search<J>::look_at_branch(const Position& root, Branch& branch, int depth, Score best) {
  const Action& action = branch.line.actions.front();
  const Step step = Game::apply_legal(root, action);
  const game::Side side = Game::to_act(root);
  const int left = depth - J::cost(root, action);
  const Score wanted = std::max(-kInfinite, best - branch.favour);
  const Window whole{wanted, kInfinite};
  Score score = kInfinite;
  if (best > -kInfinite) score = look_behind(step, side, left, whole.empty(), 0);
  if (score > wanted && !stopped_) score = look_behind(step, side, left, whole, 0);
  if (stopped_ || score <= wanted) return -kInfinite;
  follow(0, action);
  branch.line = {score, expected_[0]};
  return branch.rank();
}

}  // namespace hexcourt::engine
