#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/any_game.hpp"
#include "match/repetition.hpp"

namespace hexcourt::command {

/// One game between two players of this program, from some position on: to its end, until a position comes
/// the third time, which is a draw, or until it has had 600 actions, which is one too.
class Encounter {
 public:
  explicit Encounter(game::AnyGame start) : game_(std::move(start)) { begin_turn(); }

  bool over() const { return draw_ || game_.result().has_value(); }
  const game::AnyGame& game() const { return game_; }
  /// Where its turns began.
  const std::vector<game::AnyGame>& past() const { return past_; }
  /// Once it is over.
  game::Outcome outcome() const;
  /// `action` must be legal.
  void act(const std::string& action);

 private:
  void begin_turn();

  game::AnyGame game_;
  std::vector<game::AnyGame> past_;
  match::Repetition repetition_;
  int actions_ = 0;
  bool draw_ = false;
};

/// A position that so many actions at random lead to from `start`, in which the game goes on.
game::AnyGame random_opening(const game::AnyGame& start, std::int64_t actions, std::uint64_t seed);

}  // namespace hexcourt::command
