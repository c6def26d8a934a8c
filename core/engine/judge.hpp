#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "game/any_game.hpp"

namespace hexcourt::engine {

/// What an engine's judgement of a game is made of, for whoever tunes it.
class Judge {
 public:
  Judge() = default;
  Judge(const Judge&) = delete;
  Judge& operator=(const Judge&) = delete;
  virtual ~Judge() = default;

  /// What each feature is called, and what one of it is worth now.
  virtual std::vector<std::string> names() const = 0;
  virtual std::vector<double> weights() const = 0;
  /// The features of a position: of each White's, less Black's.
  virtual std::vector<double> features(const game::AnyGame& game) const = 0;
  /// Whether a judgement of the position can be trusted without a look ahead: nothing is about to be taken.
  virtual bool is_quiet(const game::AnyGame& game) const = 0;
};

/// The judge for the game of that name, null where there is none.
std::unique_ptr<Judge> judge_for(std::string_view game);

}  // namespace hexcourt::engine
