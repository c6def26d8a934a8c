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

// Every message of the protocol as a plain value. What each means is said, member by member, in schema/; who
// sends which where, in asyncapi.yaml. decode.hpp reads them from JSON, encode.hpp writes them.

namespace hexcourt::protocol {

inline constexpr int kVersion = 1;
inline constexpr std::size_t kScalarBytes = 128;
/// Names, invites, tokens and the like.
inline constexpr std::size_t kWordBytes = 256;

/// A number or a string of the other side's choosing that is given back as it came: request ids and `ping.t`.
/// Strings hold at most kScalarBytes bytes, numbers lie between -2^63 and 2^63.
using Scalar = std::variant<std::int64_t, double, std::string>;

// ---- from clients

struct Hello {
  std::int64_t protocol = kVersion;
  std::optional<std::string> client;
  std::optional<std::string> token;
  std::optional<std::string> name;
  std::optional<std::string> invite;
  bool legal = false;
  friend bool operator==(const Hello&, const Hello&) = default;
};

struct Ping {
  std::optional<Scalar> t;
  friend bool operator==(const Ping&, const Ping&) = default;
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
  friend bool operator==(const CreateRoom&, const CreateRoom&) = default;
};

struct Sit {
  std::optional<game::Side> side;
  std::optional<std::string> invite;
  friend bool operator==(const Sit&, const Sit&) = default;
};
struct Stand {
  friend bool operator==(const Stand&, const Stand&) = default;
};
struct Act {
  std::string action;
  std::int64_t ply = 0;
  friend bool operator==(const Act&, const Act&) = default;
};
struct Resign {
  friend bool operator==(const Resign&, const Resign&) = default;
};
struct Abort {
  friend bool operator==(const Abort&, const Abort&) = default;
};
/// `claim {what: "draw"}`.
struct ClaimDraw {
  friend bool operator==(const ClaimDraw&, const ClaimDraw&) = default;
};

struct SayChat {
  std::string text;
  friend bool operator==(const SayChat&, const SayChat&) = default;
};

/// `pong` from a client: an answer to a `ping` of ours, of no consequence.
struct ClientPong {
  friend bool operator==(const ClientPong&, const ClientPong&) = default;
};

struct ClientMessage {
  std::optional<Scalar> id;
  std::variant<Hello, Ping, ClientPong, CreateRoom, Sit, Stand, Act, Resign, Abort, ClaimDraw, SayChat> body;
  friend bool operator==(const ClientMessage&, const ClientMessage&) = default;
};

// ---- from the server

struct PlayerInfo {
  std::string id;
  std::string name;
  bool guest = true;
  friend bool operator==(const PlayerInfo&, const PlayerInfo&) = default;
};

struct Welcome {
  PlayerInfo player;
  std::optional<std::string> token;  // only when it is new to the client
  std::string server;                // "hexcourt 0.1.0"
  std::int64_t protocol = kVersion;
  std::int64_t server_time = 0;  // ms since 1970, as in every message
  bool games = true;             // whether to list the catalogue's games with their settings and rulesets
  friend bool operator==(const Welcome&, const Welcome&) = default;
};

struct Pong {
  std::optional<Scalar> t;
  std::int64_t server_time = 0;
  friend bool operator==(const Pong&, const Pong&) = default;
};

/// `error.details`: named numbers and strings that a client can act on, e.g. the ply the server expects.
struct ErrorMessage {
  std::optional<Scalar> re;
  std::string code;  // an error_code of schema/common.json
  std::string message;
  game::NamedValues details;
  friend bool operator==(const ErrorMessage&, const ErrorMessage&) = default;
};

struct Ok {
  std::optional<Scalar> re;
  std::optional<std::string> room;    // create_room
  std::optional<std::string> invite;  // create_room, for a private room
  friend bool operator==(const Ok&, const Ok&) = default;
};

enum class ByeCode : std::uint8_t { going_away, replaced, removed, too_slow, silent, limits, no_such_room };

struct Bye {
  ByeCode code = ByeCode::going_away;
  std::string message;
  bool retry = false;
  friend bool operator==(const Bye&, const Bye&) = default;
};

struct SeatInfo {
  std::string id;
  std::string name;
  bool present = false;
  friend bool operator==(const SeatInfo&, const SeatInfo&) = default;
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
  friend bool operator==(const RoomSummary&, const RoomSummary&) = default;
};

struct Lobby {
  std::vector<RoomSummary> rooms;
  std::int64_t players = 0;  // sockets that said hello, in the lobby and in rooms, each player once
  friend bool operator==(const Lobby&, const Lobby&) = default;
};

/// What changed since the last `lobby` or `lobby_update`.
struct LobbyUpdate {
  std::vector<RoomSummary> rooms;    // new, or changed: the whole summary
  std::vector<std::string> removed;  // room ids
  std::int64_t players = 0;
  friend bool operator==(const LobbyUpdate&, const LobbyUpdate&) = default;
};

struct LastAction {
  game::Side side;
  std::string action;
  std::vector<std::string> captures;
  friend bool operator==(const LastAction&, const LastAction&) = default;
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
  friend bool operator==(const State&, const State&) = default;
};

/// Who is here: players on their seats, and the names of those who watch (bounded; `watching` is their
/// number).
struct PresenceSeat {
  std::string id;
  std::string name;
  bool present = false;
  std::optional<std::int64_t> away_since;  // ms since 1970
  friend bool operator==(const PresenceSeat&, const PresenceSeat&) = default;
};
struct Presence {
  std::optional<PresenceSeat> white;
  std::optional<PresenceSeat> black;
  std::int64_t watching = 0;
  std::vector<std::string> watchers;
  friend bool operator==(const Presence&, const Presence&) = default;
};

struct Chat {
  PlayerInfo from;
  std::string text;
  std::int64_t at = 0;
  friend bool operator==(const Chat&, const Chat&) = default;
};

using ServerMessage =
    std::variant<Welcome, Pong, Ok, ErrorMessage, Bye, Lobby, LobbyUpdate, State, Presence, Chat>;

}  // namespace hexcourt::protocol
