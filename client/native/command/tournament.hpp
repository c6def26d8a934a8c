#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "command/game_choice.hpp"
#include "command/terminal.hpp"

// `hexcourt tournament`: the computer's levels measured against each other. Needs no server.

namespace hexcourt::command {

struct Tournament {
  GameChoice choice;
  /// Each plays against the next; see Contender::named.
  std::vector<std::string> players;
  /// Of each pair, 2 to 100,000; an odd number is rounded up, since each opening is played with both colours.
  std::int64_t games = 20;
  /// The most time for one action, in ms, 1 to 60,000.
  std::int64_t thinks = 20;
  /// Actions at the start that are played at random, 0 to 40.
  std::int64_t opening = 6;
  std::uint64_t seed = 1;
};

/// What one player scored against another.
struct Score {
  std::int64_t won = 0;
  std::int64_t drawn = 0;
  std::int64_t lost = 0;

  std::int64_t games() const { return won + drawn + lost; }
  /// Points of all points, a draw being half a one, 0 to 1.
  double share() const;
  /// How much stronger that makes the one than the other: 400 is ten to one. A share of all or nothing counts
  /// as one that falls short of it by half a game.
  double difference() const;
  /// How far `difference` may be off, with 95 % confidence, as the games scatter.
  double margin() const;
};

/// Plays, and prints each pair's score as it is done, then the ratings: of the first player 0, of each other
/// one by the differences up to it. Errors: bad_settings for no such game, setting or player.
game::Expected<void> run_tournament(const Tournament& asked, std::ostream& out);

}  // namespace hexcourt::command
