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
#include "match/time_control.hpp"

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
  std::optional<std::string>
      code;  // of a hand-over: takes that player's identity; `token` does not count then
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
  std::optional<match::TimeControl> clock;
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
/// `claim {what: "draw"}` and `claim {what: "win"}`.
struct ClaimDraw {
  friend bool operator==(const ClaimDraw&, const ClaimDraw&) = default;
};
struct ClaimWin {
  friend bool operator==(const ClaimWin&, const ClaimWin&) = default;
};
struct Offer {
  match::Proposal what = match::Proposal::draw;
  friend bool operator==(const Offer&, const Offer&) = default;
};
struct Withdraw {
  match::Proposal what = match::Proposal::draw;
  friend bool operator==(const Withdraw&, const Withdraw&) = default;
};
struct Accept {
  match::Proposal what = match::Proposal::draw;
  friend bool operator==(const Accept&, const Accept&) = default;
};
struct Decline {
  match::Proposal what = match::Proposal::draw;
  friend bool operator==(const Decline&, const Decline&) = default;
};

struct SayChat {
  std::string text;
  friend bool operator==(const SayChat&, const SayChat&) = default;
};
/// Whether what that player says in chats reaches the sender; it holds everywhere, until it is changed.
struct Mute {
  std::string player;
  bool on = true;
  friend bool operator==(const Mute&, const Mute&) = default;
};

/// Looks for an opponent for such a game, in the place of what the player was looking for before. `side` is
/// the side that the player wants to have.
struct Seek {
  std::string game;
  game::NamedValues settings;
  std::optional<match::TimeControl> clock;
  std::optional<game::Side> side;
  friend bool operator==(const Seek&, const Seek&) = default;
};
struct CancelSeek {
  friend bool operator==(const CancelSeek&, const CancelSeek&) = default;
};
/// Asks for a code by which another device becomes this player.
struct HandOver {
  friend bool operator==(const HandOver&, const HandOver&) = default;
};

/// `pong` from a client: an answer to a `ping` of ours, of no consequence.
struct ClientPong {
  friend bool operator==(const ClientPong&, const ClientPong&) = default;
};

struct ClientMessage {
  std::optional<Scalar> id;
  std::variant<Hello, Ping, ClientPong, CreateRoom, Sit, Stand, Act, Resign, Abort, ClaimDraw, ClaimWin,
               Offer, Withdraw, Accept, Decline, SayChat, Mute, Seek, CancelSeek, HandOver>
      body;
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
  std::optional<std::string> code;    // hand_over
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
  std::string position;
  std::int64_t ply = 0;
  std::int64_t watchers = 0;
  std::int64_t created_at = 0;  // ms since 1970
  std::optional<match::TimeControl> clock;
  friend bool operator==(const RoomSummary&, const RoomSummary&) = default;
};

/// An opponent that somebody looks for, as the lobby lists it: each player at most once.
struct SeekSummary {
  PlayerInfo player;
  std::string game;
  game::NamedValues settings;  // all of them
  std::optional<match::TimeControl> clock;
  std::optional<game::Side> side;
  std::int64_t since = 0;  // ms since 1970
  friend bool operator==(const SeekSummary&, const SeekSummary&) = default;
};

struct Lobby {
  std::vector<RoomSummary> rooms;
  std::vector<SeekSummary> seeks;
  std::int64_t players = 0;  // sockets that said hello, in the lobby and in rooms, each player once
  friend bool operator==(const Lobby&, const Lobby&) = default;
};

/// What changed since the last `lobby` or `lobby_update`.
struct LobbyUpdate {
  std::vector<RoomSummary> rooms;                 // new, or changed: the whole summary
  std::vector<std::string> removed;               // room ids
  std::optional<std::vector<SeekSummary>> seeks;  // all of them, where anything about them changed
  std::int64_t players = 0;
  friend bool operator==(const LobbyUpdate&, const LobbyUpdate&) = default;
};

/// Two seeks fitted: the game is played in `room`, where both are seated.
struct Matched {
  std::string room;
  friend bool operator==(const Matched&, const Matched&) = default;
};

/// What an action cost its player: see match::ClockReceipt.
struct Receipt {
  std::int64_t received_at = 0;  // ms since 1970
  match::ClockReceipt cost;
  friend bool operator==(const Receipt&, const Receipt&) = default;
};

struct LastAction {
  game::Side side;
  std::string action;
  std::vector<std::string> captures;
  std::optional<Receipt> receipt;
  friend bool operator==(const LastAction&, const LastAction&) = default;
};

/// Both clocks. The times are as of `at`: from then on that of `running` goes down.
struct ClockInfo {
  match::TimeControl control;
  std::int64_t white_ms = 0;  // all periods included
  std::int64_t black_ms = 0;
  int white_periods = 0;  // byo-yomi: not yet used up, the one in use included
  int black_periods = 0;
  std::optional<game::Side> running = std::nullopt;
  std::int64_t at = 0;  // ms since 1970
  friend bool operator==(const ClockInfo&, const ClockInfo&) = default;
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
  std::optional<ClockInfo> clock;
  std::vector<match::OpenOffer> offers;
  bool may_claim_draw = false;           // "claims": ["draw"]
  std::optional<std::string> next_room;  // once a rematch was agreed on
  std::optional<game::Outcome> outcome;  // "result": {outcome, reason} or null
  std::string reason;
  std::int64_t server_time = 0;
  friend bool operator==(const State&, const State&) = default;
};

/// Closed the socket as it should be done; lost the line; or has not come yet, since the room was made or
/// woke.
enum class Leave : std::uint8_t { left, lost, awaited };

struct PresenceSeat {
  std::string id;
  std::string name;
  bool present = false;
  std::optional<std::int64_t> away_since = std::nullopt;  // ms since 1970
  std::optional<Leave> leave = std::nullopt;              // how the player went, where they are away
  std::optional<std::int64_t> claim_at =
      std::nullopt;  // from when on the opponent may claim the win, ms since 1970
  friend bool operator==(const PresenceSeat&, const PresenceSeat&) = default;
};
/// Who is here: players on their seats, and the names of those who watch (bounded; `watching` is their
/// number).
struct Presence {
  std::optional<PresenceSeat> white;
  std::optional<PresenceSeat> black;
  std::int64_t watching = 0;
  std::vector<std::string> watchers;
  friend bool operator==(const Presence&, const Presence&) = default;
};

/// The players on the seats talk among themselves, and so do those who watch.
enum class ChatGroup : std::uint8_t { players, watchers };

struct Chat {
  PlayerInfo from;
  std::string text;
  std::int64_t at = 0;
  ChatGroup group = ChatGroup::players;
  friend bool operator==(const Chat&, const Chat&) = default;
};

using ServerMessage =
    std::variant<Welcome, Pong, Ok, ErrorMessage, Bye, Lobby, LobbyUpdate, Matched, State, Presence, Chat>;

}  // namespace hexcourt::protocol
