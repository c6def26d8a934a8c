#pragma once

#include <cstdint>
#include <iosfwd>

#include "command/game_choice.hpp"
#include "game/error.hpp"

// `hexcourt tune`: what the computer's judgement of a game should be, learnt from games that it plays against
// itself. Needs no server.

namespace hexcourt::command {

struct Tune {
  GameChoice choice;
  /// 1 to 1,000,000.
  std::int64_t games = 200;
  /// Positions that are looked at for an action, 100 to 10,000,000.
  std::int64_t nodes = 1000;
  std::uint64_t seed = 1;
};

/// Prints each feature with what it is worth now and what the games say it is worth, in the order in which
/// the game's judgement has them. Errors: bad_settings for no such game or setting.
game::Expected<void> run_tune(const Tune& asked, std::ostream& out);

}  // namespace hexcourt::command
