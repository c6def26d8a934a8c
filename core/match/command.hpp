#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <variant>

#include "game/side.hpp"

namespace hexcourt::match {

/// Milliseconds since 1970 (UTC). The match never asks what time it is: whoever hands it a command says.
using TimePoint = std::chrono::sys_time<std::chrono::milliseconds>;

/// Somebody who may take a seat. `id` says who it is; `name` is what others read.
struct Player {
  std::string id;
  std::string name;
  friend bool operator==(const Player&, const Player&) = default;
};

/// Takes a seat before the game starts. Without `side`: the host gets the host's side and anyone else the
/// other one, or else the one still free.
struct Sit {
  std::optional<game::Side> side;
};
/// Frees one's seat before the game starts.
struct Stand {};
/// Plays `action`; `ply` is the number of actions already played as the sender knows it.
struct Act {
  std::string action;
  std::int64_t ply = 0;
};
struct Resign {};
/// Breaks the game off; either player may, until both have acted.
struct Abort {};
/// Claims a draw by repetition (board.md): by the player to act, at the beginning of a turn.
struct ClaimDraw {};

using Command = std::variant<Sit, Stand, Act, Resign, Abort, ClaimDraw>;

}  // namespace hexcourt::match
