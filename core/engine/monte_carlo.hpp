#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/chance.hpp"
#include "engine/engine.hpp"
#include "engine/typed.hpp"

namespace hexcourt::engine {

/// Thinks by playing at random to the end, more often where that went well (UCT): with no knowledge but the
/// rules. A random game that does not end in time counts a half.
template <Judgement J>
class MonteCarlo final : public Engine {
 public:
  using Game = typename J::Game;
  using Position = typename Game::Position;
  using Action = typename Game::Action;

  explicit MonteCarlo(std::size_t memory) : most_(memory / sizeof(Node)) {}

  Answer think(const Question& question) override {
    const Position root = typed<J>(question.game);
    if (Game::legal_actions(root).empty()) return {};
    Chance chance(question.seed);
    nodes_.assign(1, Node{Game::legal_actions(root)[0]});
    std::uint64_t games = 0;
    do {
      play_from(root, chance);
      ++games;
    } while (games < question.limits.nodes && !(question.limits.stop && question.limits.stop()));
    const Node& best = nodes_[best_of(nodes_[0])];
    const auto score =
        static_cast<Score>(400 * std::log10((best.wins + 0.5) / (best.visits - best.wins + 0.5)));
    return {{{unsure(score), texts<J>(root, {best.action})}}, 0, games};
  }

 private:
  /// What came of an action; `wins` are of the player who took it.
  struct Node {
    Action action;
    std::size_t first_child = 0;
    std::size_t children = 0;
    double wins = 0;
    double visits = 0;
  };

  void play_from(const Position& root, Chance& chance);
  void grow(std::size_t node, const Position& position);
  std::size_t most_promising(const Node& node) const;
  std::size_t best_of(const Node& node) const;
  static double white_share(Position position, Chance& chance);

  std::vector<Node> nodes_;
  std::size_t most_;
};

template <Judgement J>
void MonteCarlo<J>::play_from(const Position& root, Chance& chance) {
  Position position = root;
  std::vector<std::pair<std::size_t, game::Side>> path;
  std::size_t node = 0;
  while (nodes_[node].children > 0) {
    node = most_promising(nodes_[node]);
    path.emplace_back(node, Game::to_act(position));
    position = Game::apply_legal(position, nodes_[node].action).position;
  }
  if ((node == 0 || nodes_[node].visits > 0) && nodes_.size() < most_) grow(node, position);
  const double share = white_share(position, chance);
  nodes_[0].visits += 1;
  for (const auto& [visited, side] : path) {
    nodes_[visited].visits += 1;
    nodes_[visited].wins += side == game::Side::white ? share : 1 - share;
  }
}

template <Judgement J>
void MonteCarlo<J>::grow(std::size_t node, const Position& position) {
  const auto actions = Game::legal_actions(position);
  nodes_[node].first_child = nodes_.size();
  nodes_[node].children = actions.size();
  for (const Action& action : actions) nodes_.push_back({action});
}

template <Judgement J>
std::size_t MonteCarlo<J>::most_promising(const Node& node) const {
  const double visits = std::log(node.visits + 1);
  std::size_t best = node.first_child;
  double most = -1;
  for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
    const Node& child = nodes_[i];
    if (child.visits == 0) return i;
    const double promise = child.wins / child.visits + std::sqrt(visits / child.visits);
    if (promise <= most) continue;
    most = promise;
    best = i;
  }
  return best;
}

template <Judgement J>
std::size_t MonteCarlo<J>::best_of(const Node& node) const {
  std::size_t best = node.first_child;
  for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
    if (nodes_[i].visits > nodes_[best].visits) best = i;
  }
  return best;
}

template <Judgement J>
double MonteCarlo<J>::white_share(Position position, Chance& chance) {
  constexpr int kLongest = 200;
  for (int i = 0; i < kLongest; ++i) {
    const auto actions = Game::legal_actions(position);
    if (actions.empty()) break;
    position = Game::apply_legal(position, actions[chance.below(actions.size())]).position;
  }
  const auto result = Game::result(position);
  if (!result) return 0.5;
  return result->outcome == game::Outcome::white ? 1 : result->outcome == game::Outcome::black ? 0 : 0.5;
}

}  // namespace hexcourt::engine
