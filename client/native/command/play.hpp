#pragma once

#include <optional>
#include <string>

#include "command/network.hpp"
#include "command/room_wish.hpp"
#include "command/terminal.hpp"
#include "game/side.hpp"

namespace hexcourt::command {

/// `hexcourt play URL`: plays a game in a terminal. Without a room to join or to make, it asks for one.
struct Play {
  ServerChoice server;
  std::optional<std::string> room;
  std::optional<std::string> invite;
  RoomWish wish;       // a room to make, where its game is named
  bool seeks = false;  // or else, to look for somebody who wants such a game
  std::optional<game::Side> side;
};

/// `hexcourt watch URL ROOM`: shows a game to its end.
struct Watch {
  ServerChoice server;
  std::string room;
  std::optional<std::string> invite;
};

int run_play(const Play& asked, Court& court, const Terminal& terminal);
int run_watch(const Watch& asked, Court& court, const Terminal& terminal);

}  // namespace hexcourt::command
