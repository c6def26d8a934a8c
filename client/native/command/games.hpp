#pragma once

#include <string>
#include <string_view>

#include "command/network.hpp"
#include "command/terminal.hpp"
#include "tl/expected.hpp"

namespace hexcourt::command {

/// `hexcourt games URL`: lists one's own games.
struct Games {
  ServerChoice server;
};

int run_games(Court& court, const Terminal& terminal);

/// The games in the JSON of /api/v1/players/PLAYER/games, for that player, who is called `me`: one line a
/// game, its room's id first, safe for a terminal; those that are played first, with whose turn it is, and
/// those that are over last, with the result. The error is a sentence.
tl::expected<std::string, std::string> games_text(std::string_view json, std::string_view me);

}  // namespace hexcourt::command
