#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "game/side.hpp"
#include "game/value.hpp"
#include "match/clock.hpp"
#include "match/command.hpp"
#include "match/repetition.hpp"
#include "match/time_control.hpp"

namespace hexcourt::match {

/// The first event of every match: what it is played by. `game`, `settings` and `position` open the game
/// again (see catalogue::open); `host` made the room, and sits on `host_side` when nobody asks otherwise.
struct Created {
  std::string game;
  game::NamedValues settings;
  std::string position;
  RepetitionLimits repetition;
  Player host;
  game::Side host_side = game::Side::white;
  std::optional<TimeControl> clock = std::nullopt;
  friend bool operator==(const Created&, const Created&) = default;
};
/// `player` sits on `side` now and nowhere else. The game starts by itself when both seats are taken.
struct Seated {
  game::Side side;
  Player player;
  friend bool operator==(const Seated&, const Seated&) = default;
};
/// Nobody sits on `side` any more.
struct Vacated {
  game::Side side;
  friend bool operator==(const Vacated&, const Vacated&) = default;
};
/// `side` played `action` (its full text), which cost the receipt where there is a clock. Whether that ended
/// the game follows from the rules.
struct Acted {
  game::Side side;
  std::string action;
  std::optional<ClockReceipt> receipt = std::nullopt;
  friend bool operator==(const Acted&, const Acted&) = default;
};
/// `side` gave the game up; the other one has won.
struct Resigned {
  game::Side side;
  friend bool operator==(const Resigned&, const Resigned&) = default;
};
/// `side` broke the game off; it counts for nobody.
struct Aborted {
  game::Side side;
  friend bool operator==(const Aborted&, const Aborted&) = default;
};
/// `side` claimed the draw that repetition gave it; the game is drawn.
struct DrawClaimed {
  game::Side side;
  friend bool operator==(const DrawClaimed&, const DrawClaimed&) = default;
};

/// The time of `side` ran out; the other one has won. The event's time is the millisecond in which it did.
/// `credited` is the lag that had been allowed for.
struct TimedOut {
  game::Side side;
  milliseconds credited{};
  friend bool operator==(const TimedOut&, const TimedOut&) = default;
};
/// `side` claimed the win over an opponent who stayed away.
struct WinClaimed {
  game::Side side;
  friend bool operator==(const WinClaimed&, const WinClaimed&) = default;
};
/// `side` proposed something.
struct Offered {
  game::Side side;
  Proposal what;
  friend bool operator==(const Offered&, const Offered&) = default;
};
/// `side` took the own proposal back.
struct Withdrawn {
  game::Side side;
  Proposal what;
  friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};
/// `side` declined what the other one had proposed.
struct Declined {
  game::Side side;
  Proposal what;
  friend bool operator==(const Declined&, const Declined&) = default;
};
/// `side` accepted a draw.
struct DrawAgreed {
  game::Side side;
  friend bool operator==(const DrawAgreed&, const DrawAgreed&) = default;
};
/// `side` granted the other one's takeback: the game stands at `ply` again. Both clocks stand as they stood
/// when that turn began; that of the player to act runs from this event on.
struct TakenBack {
  game::Side side;
  std::int64_t ply = 0;
  friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
/// `side` accepted another game, which is played in `room`.
struct RematchAgreed {
  game::Side side;
  std::string room;
  friend bool operator==(const RematchAgreed&, const RematchAgreed&) = default;
};
/// The server was down from `since` to the event's time, or its store was, which is charged to nobody; the
/// running clock got `bonus`.
struct ServerWasDown {
  TimePoint since;
  milliseconds bonus{};
  friend bool operator==(const ServerWasDown&, const ServerWasDown&) = default;
};

using Happening =
    std::variant<Created, Seated, Vacated, Acted, Resigned, Aborted, DrawClaimed, TimedOut, WinClaimed,
                 Offered, Withdrawn, Declined, DrawAgreed, TakenBack, RematchAgreed, ServerWasDown>;

/// One change of a match. Events are numbered from 1 without a gap, one for each accepted command, and one
/// for whatever time brings; replaying them gives the match again: this is how a match is stored, restored
/// and exported.
struct Event {
  std::uint64_t seq = 0;
  TimePoint at;
  Happening what;
  friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace hexcourt::match
