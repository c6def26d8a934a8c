#pragma once

#include <algorithm>

#include "engine/judge.hpp"
#include "engine/typed.hpp"

namespace hexcourt::engine {

template <Judgement J>
class JudgeOf final : public Judge {
 public:
  std::vector<std::string> names() const override { return {J::kNames.begin(), J::kNames.end()}; }
  std::vector<double> weights() const override { return {J::weights().begin(), J::weights().end()}; }
  std::vector<double> features(const game::AnyGame& game) const override {
    const auto features = J::features(typed<J>(game));
    return {features.begin(), features.end()};
  }
  bool is_quiet(const game::AnyGame& game) const override {
    const auto position = typed<J>(game);
    if (!J::may_rest(position)) return false;
    const auto actions = J::Game::legal_actions(position);
    return std::none_of(actions.begin(), actions.end(),
                        [&](const auto& action) { return J::forcing(position, action); });
  }
};

}  // namespace hexcourt::engine
