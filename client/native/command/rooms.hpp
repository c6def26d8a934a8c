#pragma once

#include <string>
#include <vector>

#include "command/network.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::command {

/// `hexcourt rooms URL`: lists the rooms.
struct Rooms {
  ServerChoice server;
};

int run_rooms(Court& court, const Terminal& terminal);

/// One line a room, its id first, safe for a terminal; `numbered` puts "1." and so on before it.
std::string rooms_text(const std::vector<protocol::RoomSummary>& rooms, bool numbered);

/// One line for each who looks for an opponent, with what to seek to be that; safe for a terminal.
std::string seeks_text(const std::vector<protocol::SeekSummary>& seeks);

}  // namespace hexcourt::command
