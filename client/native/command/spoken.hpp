#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "command/room_wish.hpp"
#include "game/error.hpp"

// What people type while they play, and while they choose a room.

namespace hexcourt::command {

struct ShowHelp {};
struct ShowBoard {};
struct ShowLegal {
  std::string filter;
};
/// Waits until it is one's turn, or the game is over: for scripts.
struct AwaitTurn {};
struct Quit {};
struct Nothing {};
/// A message to the server: an action goes out with the ply it was typed at.
struct PlayAction {
  std::string action;
};
struct SendResign {};
struct SendAbort {};
struct SendClaim {};
struct SendChat {
  std::string text;
};

using Spoken = std::variant<Nothing, ShowHelp, ShowBoard, ShowLegal, AwaitTurn, Quit, PlayAction, SendResign,
                            SendAbort, SendClaim, SendChat>;

/// Reads a line typed in a room: a command's word, or else an action, whatever it is: the server judges it.
Spoken read_spoken(std::string_view line);

/// What `help` prints.
extern const std::string_view kSpokenHelp;

struct ListRooms {};
/// `room` is a number of the list just shown, or an id; a private room wants its invite too.
struct JoinRoom {
  std::string room;
  std::optional<std::string> invite;
};
struct MakeRoom {
  RoomWish wish;
};

using Chosen = std::variant<Nothing, ShowHelp, ListRooms, JoinRoom, MakeRoom, Quit>;

/// Reads a line typed in the lobby: "3", "join ID [INVITE]", "create GAME [key=value ...] [private]
/// [host|guest]", ...
Chosen read_chosen(std::string_view line);

extern const std::string_view kChosenHelp;

}  // namespace hexcourt::command
