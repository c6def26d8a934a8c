#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/limits.hpp"
#include "engine/score.hpp"
#include "game/any_game.hpp"

namespace hexcourt::engine {

/// What to think about.
struct Question {
  game::AnyGame game;
  /// The positions in which the turns of this game began, in any order; may be empty.
  std::vector<game::AnyGame> past = {};
  Limits limits = {};
  /// How many of the best lines are wanted, from 1.
  std::size_t lines = 1;
  /// How far a choice may fall short of the best one, by chance: an action that is worth this much less is
  /// chosen e times more seldom. 0 for the best choice. A sure end is never left to chance.
  Score spread = 0;
  /// Where chance begins: the same seed makes the same choice.
  std::uint64_t seed = 0;
};

/// What came of it.
struct Answer {
  struct Line {
    /// For the player to act.
    Score score = 0;
    /// As action texts, from the position asked about.
    std::vector<std::string> actions;
  };
  /// The best first; none where the game is over.
  std::vector<Line> lines;
  /// Turns looked ahead, and positions looked at.
  int turns = 0;
  std::uint64_t nodes = 0;
};

/// Somebody who thinks about one game. One question at a time: an engine keeps what it found for the next
/// one.
class Engine {
 public:
  Engine() = default;
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  /// `question.game` must be of this engine's game, with the settings of its earlier questions.
  virtual Answer think(const Question& question) = 0;
};

/// How an engine thinks.
enum class Manner : std::uint8_t {
  search,       ///< alpha-beta
  monte_carlo,  ///< a plain tree search by random games, to measure the others against
  greedy,       ///< looks at its own turn alone
  random,       ///< any legal action
};

/// An engine for the game of that name (AnyGame::name()), null where there is none. `memory`: the bytes that
/// it may take, roughly.
std::unique_ptr<Engine> engine_for(std::string_view game, Manner manner = Manner::search,
                                   std::size_t memory = std::size_t{16} << 20);

}  // namespace hexcourt::engine
