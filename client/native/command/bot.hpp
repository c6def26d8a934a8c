#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "command/network.hpp"
#include "command/room_wish.hpp"
#include "command/terminal.hpp"

namespace hexcourt::command {

/// `hexcourt bot URL`: plays at random or, at a level from 1 to 8, as well as it can, for company. Comes back
/// by itself where the line is lost.
struct Bot {
  ServerChoice server;
  std::optional<std::string> room;  // join this one
  std::optional<std::string> invite;
  /// Without a room: make this one (`create`), or look for somebody who waits at such a game, with that clock
  /// if one is named (at any, where no game is named), and make it where nobody does.
  RoomWish wish;
  bool create = false;
  std::int64_t games = 1;
  bool rematch = false;  // propose rematches and agree to them
  std::optional<int> level;
  std::optional<std::uint64_t> seed;
  std::optional<std::int64_t> most_actions;
};

int run_bot(const Bot& asked, Court& court, const Terminal& terminal);

/// `hexcourt bots URL`: pairs of bots play with each other, to put a load on a server.
struct Bots {
  ServerChoice server;
  RoomWish wish;
  std::int64_t games = 1;
  std::int64_t rooms = 1;  // at a time
  bool rematch = false;    // each pair goes on by rematches, not by new rooms
  std::optional<std::uint64_t> seed;
  std::optional<std::int64_t> most_actions;
};

/// Prints one line of counts. kFailed where anything was refused, or a game not played to its end.
int run_bots(const Bots& asked, Court& court, const Terminal& terminal);

}  // namespace hexcourt::command
