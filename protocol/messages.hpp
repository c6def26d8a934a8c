#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "game/any_game.hpp"
#include "game/result.hpp"
#include "game/setting.hpp"
#include "game/side.hpp"
#include "game/value.hpp"
#include "match/command.hpp"
#include "match/match.hpp"

// Every message of the protocol as a plain value. What each means is said in protocol.md and, member by
// member, in schema/. decode.hpp reads them from JSON, encode.hpp writes them.

namespace hexcourt::protocol {

inline constexpr int kVersion = 1;

/// A number or a string of the other side's choosing that is given back as it came: request ids and `ping.t`.
using Scalar = std::variant<std::int64_t, double, std::string>;

// ---- from clients
// ------------------------------------------------------------------------------------------------

struct Hello {
  std::int64_t protocol = kVersion;
  std::optional<std::string> client;
  std::optional<std::string> token;
  std::optional<std::string> name;
  std::optional<std::string> invite;
  bool legal = false;
};

struct Ping {
  std::optional<Scalar> t;
};

/// Who moves first: settled when the room is made.
enum class First : std::uint8_t { host, guest, random };
enum class Visibility : std::uint8_t { open, hidden };  // "public" and "private" on the wire

struct CreateRoom {
  std::string game;
  game::NamedValues settings;
  std::optional<std::string> position;
  First first = First::random;
  Visibility visibility = Visibility::open;
  std::optional<std::string> name;
};

struct Sit {
  std::optional<game::Side> side;
  std::optional<std::string> invite;
};
struct Stand {};
struct Act {
  std::string action;
  std::int64_t ply = 0;
};
struct Resign {};
struct Abort {};
struct ClaimDraw {};  // "claim" {what: "draw"}

struct SayChat {
  std::string text;
};

/// `pong` from a client: an answer to a `ping` of ours, of no consequence.
struct ClientPong {};

struct ClientMessage {
  std::optional<Scalar> id;
  std::variant<Hello, Ping, ClientPong, CreateRoom, Sit, Stand, Act, Resign, Abort, ClaimDraw, SayChat> body;
};

// ---- from the server
// ---------------------------------------------------------------------------------------------

struct PlayerInfo {
  std::string id;
  std::string name;
  bool guest = true;
};

struct Welcome {
  PlayerInfo player;
  std::optional<std::string> token;  // only when it is new to the client
  std::string server;                // "hexcourt 0.1.0"
  std::int64_t protocol = kVersion;
  std::int64_t server_time = 0;  // ms since 1970, as in every message
  bool games = true;             // whether to list the catalogue's games with their settings and rulesets
};

struct Pong {
  std::optional<Scalar> t;
  std::int64_t server_time = 0;
};

/// `error.details`: named numbers and strings that a client can act on, e.g. the ply the server expects.
struct ErrorMessage {
  std::optional<Scalar> re;
  std::string code;  // a word of protocol.md
  std::string message;
  game::NamedValues details;
};

struct Ok {
  std::optional<Scalar> re;
  std::optional<std::string> room;    // create_room
  std::optional<std::string> invite;  // create_room, for a private room
};

enum class ByeCode : std::uint8_t { going_away, replaced, removed, too_slow, silent, limits, no_such_room };

struct Bye {
  ByeCode code = ByeCode::going_away;
  std::string message;
  bool retry = false;
};

struct SeatInfo {
  std::string id;
  std::string name;
  bool present = false;
};

/// A room as the lobby lists it.
struct RoomSummary {
  std::string room;
  std::optional<std::string> name;
  std::string game;
  game::NamedValues settings;
  match::Status status = match::Status::waiting;
  std::optional<SeatInfo> white;
  std::optional<SeatInfo> black;
  std::int64_t ply = 0;
  std::int64_t watchers = 0;
  std::int64_t created_at = 0;  // ms since 1970
};

struct Lobby {
  std::vector<RoomSummary> rooms;
  std::int64_t players = 0;  // sockets that said hello, in the lobby and in rooms, each player once
};

/// What changed since the last `lobby` or `lobby_update`.
struct LobbyUpdate {
  std::vector<RoomSummary> rooms;    // new, or changed: the whole summary
  std::vector<std::string> removed;  // room ids
  std::int64_t players = 0;
};

struct LastAction {
  game::Side side;
  std::string action;
  std::vector<std::string> captures;
};

/// The whole authoritative state of a room.
struct State {
  std::string room;
  std::uint64_t seq = 0;
  std::string game;
  game::NamedValues settings;  // the game's, then the match's
  match::Status status = match::Status::waiting;
  std::optional<SeatInfo> white;
  std::optional<SeatInfo> black;
  std::vector<game::PlacedPiece> board;
  std::string position;
  game::Side to_act = game::Side::white;
  std::string phase;
  std::int64_t ply = 0;
  std::int64_t turn = 1;
  std::optional<LastAction> last;
  game::NamedValues facts;
  std::optional<std::vector<std::string>> legal;  // left out of the frame where it is none
  bool may_claim_draw = false;                    // "claims": ["draw"]
  std::optional<game::Outcome> outcome;           // "result": {outcome, reason} or null
  std::string reason;
  std::int64_t server_time = 0;
};

/// Who is here: players on their seats, and the names of those who watch (bounded; `watching` is their
/// number).
struct PresenceSeat {
  std::string id;
  std::string name;
  bool present = false;
  std::optional<std::int64_t> away_since;  // ms since 1970
};
struct Presence {
  std::optional<PresenceSeat> white;
  std::optional<PresenceSeat> black;
  std::int64_t watching = 0;
  std::vector<std::string> watchers;
};

struct Chat {
  PlayerInfo from;
  std::string text;
  std::int64_t at = 0;
};

using ServerMessage =
    std::variant<Welcome, Pong, Ok, ErrorMessage, Bye, Lobby, LobbyUpdate, State, Presence, Chat>;

}  // namespace hexcourt::protocol
