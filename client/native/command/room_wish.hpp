#pragma once

#include <optional>
#include <string>
#include <vector>

#include "command/game_choice.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::command {

/// A room that a command is to make.
struct RoomWish {
  GameChoice choice;
  bool hidden = false;
  protocol::First first = protocol::First::random;
  std::optional<std::string> position;
};

/// The request for it. Whether there are such a game and such settings is for the server to say, which may
/// know more games than we do. Errors: bad_settings for texts that are no settings.
game::Expected<protocol::CreateRoom> request_for(const RoomWish& wish);

}  // namespace hexcourt::command
