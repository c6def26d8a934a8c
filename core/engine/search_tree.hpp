#pragma once

// The part of search.hpp that looks at the positions of the tree.

#include "engine/search.hpp"

namespace hexcourt::engine {

/// What a position is worth for whoever is to act there, as far as that lies within the window.
template <Judgement J>
Score Search<J>::look(const Position& position, int depth, Window window, int ply, bool may_pass) {
  expected_[static_cast<std::size_t>(ply)].clear();
  if (enough()) return 0;
  if (const auto result = Game::result(position)) return ended(*result, Game::to_act(position), ply);
  if (depth <= 0 || ply >= kFarthest / 2) return settle(position, window, ply, ply);
  const std::uint64_t key = J::key(position);
  const auto finding = table_.find(key, ply);
  if (answers(finding, depth, window)) return finding->score;
  if (may_pass && passing_is_enough(position, depth, window, ply)) return window.beta;
  return look_at_actions(position, depth, window, ply, finding ? finding->action : kNoAction);
}

/// Whether what the table has makes a look needless.
template <Judgement J>
bool Search<J>::answers(const std::optional<Finding>& finding, int depth, Window window) const {
  if (!finding || finding->depth < depth || window.beta - window.alpha > 1) return false;
  return finding->bound == Bound::exact ||
         (finding->bound == Bound::at_least ? finding->score >= window.beta : finding->score <= window.alpha);
}

/// Whether the position is too good even if its player passes.
template <Judgement J>
bool Search<J>::passing_is_enough(const Position& position, int depth, Window window, int ply) {
  if (depth < 2 * kTurn || window.beta - window.alpha > 1 || is_sure(window.beta)) return false;
  const auto passed = J::passed(position);
  if (!passed || score_of<J>(position) < window.beta) return false;
  return -look(*passed, depth - 3 * kTurn, window.turned(), ply + 1, false) >= window.beta && !stopped_;
}

template <Judgement J>
auto Search<J>::ranking(const Position& position, const Actions& actions, int ply, std::uint16_t first) const
    -> Ranked {
  const game::Side side = Game::to_act(position);
  return Ranked(actions.size(), [&](std::size_t i) {
    if (i == first) return std::numeric_limits<int>::max();
    return J::promise(position, actions[i]) + memory_.worth(side, J::slot(actions[i]), actions[i], ply);
  });
}

/// How much less deep an action is looked at that many others were thought better than.
constexpr int less_deep(int depth, std::size_t place) {
  if (depth < 2 * kTurn || place < 3) return 0;
  const int less = (place < 12 ? 1 : 2) * kTurn + (depth >= 6 * kTurn ? kTurn : 0);
  return std::min(less, depth - kTurn);
}

/// A judgement this much below what is wanted is not made good by the last turn before the horizon.
inline constexpr Score kOutOfReach = 180;

template <Judgement J>
Score Search<J>::look_at_actions(const Position& position, int depth, Window window, int ply,
                                 std::uint16_t first) {
  const Actions actions = Game::legal_actions(position);
  const game::Side side = Game::to_act(position);
  Ranked order = ranking(position, actions, ply, first);
  const std::size_t breadth = std::min(order.size(), J::breadth(position));
  const bool hopeless = depth <= kTurn && J::may_rest(position) && !is_sure(window.alpha) &&
                        score_of<J>(position) + kOutOfReach <= window.alpha;
  Finding found{-kInfinite, kNoAction, static_cast<std::int16_t>(depth), Bound::at_most};
  for (std::size_t place = 0; place < breadth; ++place) {
    const std::uint16_t number = order.next(place);
    const Action& action = actions[number];
    const bool forcing = J::forcing(position, action);
    if (hopeless && place > 0 && !forcing) continue;
    const Step step = Game::apply_legal(position, action);
    const int less = forcing ? 0 : less_deep(depth, place);
    const Score score =
        look_deeper(step, side, depth - J::cost(position, action), less, window, ply, place == 0);
    if (stopped_) return 0;
    if (score <= found.score) continue;
    found.score = score;
    found.action = number;
    if (score <= window.alpha) continue;
    window.alpha = score;
    found.bound = Bound::exact;
    follow(ply, action);
    if (score < window.beta) continue;
    found.bound = Bound::at_least;
    if (!forcing) memory_.praise(side, J::slot(action), action, ply, depth);
    break;
  }
  table_.keep(J::key(position), ply, found);
  return found.score;
}

/// The first action is looked at in full; the others are first asked only whether they are better, perhaps
/// `less` deep.
template <Judgement J>
Score Search<J>::look_deeper(const Step& step, game::Side side, int depth, int less, Window window, int ply,
                             bool first) {
  if (first) return look_behind(step, side, depth, window, ply);
  Score score = look_behind(step, side, depth - less, window.empty(), ply);
  if (less > 0 && score > window.alpha) score = look_behind(step, side, depth, window.empty(), ply);
  if (score > window.alpha && score < window.beta) score = look_behind(step, side, depth, window, ply);
  return score;
}

}  // namespace hexcourt::engine
