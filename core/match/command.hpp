#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
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
/// Claims the win over an opponent who is away. Whoever hands it over has made sure that the opponent was
/// away long enough.
struct ClaimWin {};

/// What a player can propose to the other one: a draw; to go back to the start of the proposer's last turn;
/// another game with the sides swapped.
enum class Proposal : std::uint8_t { draw, takeback, rematch };
/// "draw", "takeback" or "rematch".
std::string_view word(Proposal proposal);

/// Proposes; where the other one has proposed the same draw or rematch, accepts it.
struct Offer {
  Proposal what = Proposal::draw;
  /// As in Accept.
  std::string next_room;
};
/// Takes one's own proposal back.
struct Withdraw {
  Proposal what = Proposal::draw;
};
struct Accept {
  Proposal what = Proposal::draw;
  /// The room of the next game, for a rematch.
  std::string next_room;
};
struct Decline {
  Proposal what = Proposal::draw;
};

using Command =
    std::variant<Sit, Stand, Act, Resign, Abort, ClaimDraw, ClaimWin, Offer, Withdraw, Accept, Decline>;

}  // namespace hexcourt::match
