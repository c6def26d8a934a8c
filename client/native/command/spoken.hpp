#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "command/room_wish.hpp"
#include "game/side.hpp"
#include "match/command.hpp"

// What people type while they play, and while they choose a room.

namespace hexcourt::command {

struct ShowHelp {};
struct ShowBoard {};
struct ShowClock {};
/// What the last action cost its player.
struct ShowReceipt {};
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
enum class Claim : std::uint8_t { draw, win };
struct SendClaim {
  Claim what;
};
struct SendOffer {
  match::Proposal what;
};
/// An answer to a proposal, or the end of one's own: the newest one where it is not said which.
enum class Reply : std::uint8_t { accept, decline, withdraw };
struct SendReply {
  Reply reply;
  std::optional<match::Proposal> what;
};
struct SendChat {
  std::string text;
};
/// Whether to read what somebody of that name says.
struct SendMute {
  std::string name;
  bool on = true;
};
/// Asks for a code by which another device takes over.
struct AskForCode {};

using Spoken =
    std::variant<Nothing, ShowHelp, ShowBoard, ShowLegal, ShowClock, ShowReceipt, AwaitTurn, Quit, PlayAction,
                 SendResign, SendAbort, SendClaim, SendOffer, SendReply, SendChat, SendMute, AskForCode>;

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
/// Looks for an opponent.
struct SeekGame {
  RoomWish wish;
  std::optional<game::Side> side;
};

using Chosen = std::variant<Nothing, ShowHelp, ListRooms, JoinRoom, MakeRoom, SeekGame, Quit>;

/// Reads a line typed in the lobby: "3", "join ID [INVITE]", "create GAME [key=value ...] [private]
/// [host|guest] [clock TEXT]", "seek GAME [key=value ...] [white|black] [clock TEXT]", ...
Chosen read_chosen(std::string_view line);

extern const std::string_view kChosenHelp;

}  // namespace hexcourt::command
