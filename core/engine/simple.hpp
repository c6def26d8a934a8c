#pragma once

#include <algorithm>

#include "engine/chance.hpp"
#include "engine/engine.hpp"
#include "engine/typed.hpp"

namespace hexcourt::engine {

/// Plays any legal action.
template <Judgement J>
class AtRandom final : public Engine {
 public:
  Answer think(const Question& question) override {
    const auto position = typed<J>(question.game);
    const auto actions = J::Game::legal_actions(position);
    if (actions.empty()) return {};
    const auto& action = actions[Chance(question.seed).below(actions.size())];
    return {{{0, texts<J>(position, {action})}}, 0, 1};
  }
};

/// Plays what its judgement likes best at the end of its own turn, and does not ask what the other player
/// does.
template <Judgement J>
class Greedy final : public Engine {
 public:
  Answer think(const Question& question) override {
    const auto position = typed<J>(question.game);
    Chance chance(question.seed);
    Score best = -kInfinite;
    std::vector<typename J::Game::Action> chosen;
    double kept = 0;
    for (const auto& action : J::Game::legal_actions(position)) {
      const Score worth = worth_of(J::Game::apply_legal(position, action), J::Game::to_act(position));
      const double draw = chance.part();
      if (worth < best || (worth == best && draw < kept)) continue;
      best = worth;
      kept = draw;
      chosen = {action};
    }
    if (chosen.empty()) return {};
    return {{{best, texts<J>(position, chosen)}}, 1, 1};
  }

 private:
  using Step = typename J::Game::Step;

  /// The best end of this turn, for `side`.
  static Score worth_of(const Step& step, game::Side side) {
    if (const auto result = J::Game::result(step.position)) {
      if (result->outcome == game::win_for(side)) return kWin;
      return result->outcome == game::win_for(game::opponent(side)) ? -kWin : 0;
    }
    const Score white = white_score<J>(step.position);
    if (step.turn_ended || J::Game::to_act(step.position) != side) {
      return side == game::Side::white ? white : -white;
    }
    Score best = -kInfinite;
    for (const auto& action : J::Game::legal_actions(step.position)) {
      best = std::max(best, worth_of(J::Game::apply_legal(step.position, action), side));
    }
    return best;
  }
};

}  // namespace hexcourt::engine
