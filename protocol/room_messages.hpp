#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/any_game.hpp"
#include "game/result.hpp"
#include "game/side.hpp"
#include "game/value.hpp"
#include "match/command.hpp"
#include "match/match.hpp"
#include "match/time_control.hpp"
#include "protocol/socket_messages.hpp"

// What goes over a socket in a room; see messages.hpp.

namespace hexcourt::protocol {

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

}  // namespace hexcourt::protocol
