#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/engine.hpp"
#include "engine/judgement.hpp"

namespace hexcourt::engine {

/// The position that a game holds. `game` must be of this judgement's game.
template <Judgement J>
typename J::Game::Position typed(const game::AnyGame& game) {
  using G = typename J::Game;
  return *G::read_position(G::settings(game.settings()), game.position());
}

template <Judgement J>
Past keys_of(const std::vector<game::AnyGame>& games) {
  Past keys;
  keys.reserve(games.size());
  for (const game::AnyGame& game : games) keys.push_back(J::key(typed<J>(game)));
  return keys;
}

/// Actions played one after the other, as texts.
template <Judgement J>
std::vector<std::string> texts(typename J::Game::Position position,
                               const std::vector<typename J::Game::Action>& actions) {
  std::vector<std::string> texts;
  for (const auto& action : actions) {
    texts.push_back(J::Game::write_action(position, action));
    position = J::Game::apply_legal(position, action).position;
  }
  return texts;
}

}  // namespace hexcourt::engine
