#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command/game_choice.hpp"
#include "game/side.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::command {

/// A room that a command is to make, or a game that it is to look for.
struct RoomWish {
  GameChoice choice;
  bool hidden = false;
  protocol::First first = protocol::First::random;
  std::optional<std::string> position = std::nullopt;
  std::optional<std::string> clock = std::nullopt;  // as match::read_time_control() takes it
};

/// The request for it. Whether there are such a game and such settings is for the server to say, which may
/// know more games than we do. Errors: bad_settings for texts that are no settings or no clock.
game::Expected<protocol::CreateRoom> request_for(const RoomWish& wish);

/// The seek for such a game, on that side if it matters. Errors: as request_for().
game::Expected<protocol::Seek> seek_for(const RoomWish& wish, std::optional<game::Side> side);

}  // namespace hexcourt::command
