#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/levels.hpp"
#include "engine/score.hpp"
#include "game/game.hpp"

namespace hexcourt::engine {

/// The depth that a whole turn uses up; an action may use less. Searches count depth in these parts.
inline constexpr int kTurn = 4;

/// Actions that are alike share a slot, of at most this many: what one of them was worth elsewhere in the
/// search is expected of another.
inline constexpr std::size_t kSlots = 1024;

/// What a search has to know of a game beyond its rules: static functions, one file a game.
///
///   kFeatures, kNames      how many numbers describe a position, and what they are called
///   kLevels                how it plays at each level
///   features(position)     these numbers, each White's minus Black's
///   weights()              what each is worth, as tuned by self-play
///   key(position)          a hash of all that the rules go on; the settings aside, which stay as they are
///   slot(action)           which actions are alike (see kSlots)
///   promise(pos, action)   the greater, the sooner the action is looked at: captures and the like
///   forcing(pos, action)   whether it is looked at beyond the horizon too: what changes the balance at once
///   may_rest(position)     whether beyond the horizon the judgement may stand without any action
///   cost(position, action) how much depth it uses up, 0 to kTurn
///   breadth(position)      how many of the most promising actions are looked at, not counting the first step
///   passed(position)       the position if the player could pass, where that is a fair question
template <typename J>
concept Judgement = game::Game<typename J::Game> && requires(const typename J::Game::Position& position,
                                                             const typename J::Game::Action& action) {
  requires J::kFeatures > 0;
  { J::kNames[0] } -> std::convertible_to<std::string_view>;
  { J::kLevels } -> std::convertible_to<const Levels&>;
  { J::features(position)[0] } -> std::convertible_to<int>;
  { J::weights()[0] } -> std::convertible_to<double>;
  { J::key(position) } -> std::same_as<std::uint64_t>;
  { J::slot(action) } -> std::same_as<std::size_t>;
  { J::promise(position, action) } -> std::same_as<int>;
  { J::forcing(position, action) } -> std::same_as<bool>;
  { J::may_rest(position) } -> std::same_as<bool>;
  { J::cost(position, action) } -> std::same_as<int>;
  { J::breadth(position) } -> std::same_as<std::size_t>;
  { J::passed(position) } -> std::same_as<std::optional<typename J::Game::Position>>;
};

/// What a judgement says of a position, for White.
template <typename J>
Score white_score(const typename J::Game::Position& position) {
  const auto features = J::features(position);
  const auto& weights = J::weights();
  int sum = 0;
  for (std::size_t i = 0; i < J::kFeatures; ++i) sum += features[i] * weights[i];
  return unsure(sum);
}

/// The same for the player to act.
template <typename J>
Score score_of(const typename J::Game::Position& position) {
  const Score white = white_score<J>(position);
  return J::Game::to_act(position) == game::Side::white ? white : -white;
}

/// A hash that words are mixed into.
class Key {
 public:
  constexpr Key& mix(std::uint64_t word) {
    hash_ = (hash_ ^ word) * 0x9fb21c651e98df25;
    hash_ ^= hash_ >> 32;
    return *this;
  }
  constexpr std::uint64_t value() const { return hash_ * 0xd6e8feb86659fd93; }

 private:
  std::uint64_t hash_ = 0x9e3779b97f4a7c15;
};

}  // namespace hexcourt::engine
