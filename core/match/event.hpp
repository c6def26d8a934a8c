#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "game/side.hpp"
#include "game/value.hpp"
#include "match/command.hpp"
#include "match/repetition.hpp"

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
/// `side` played `action` (its full text). Whether that ended the game follows from the rules.
struct Acted {
  game::Side side;
  std::string action;
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

using Happening = std::variant<Created, Seated, Vacated, Acted, Resigned, Aborted, DrawClaimed>;

/// One change of a match. Events are numbered from 1 without a gap, one for each accepted command, and
/// replaying them gives the match again: this is how a match is stored, restored and exported.
struct Event {
  std::uint64_t seq = 0;
  TimePoint at;
  Happening what;
  friend bool operator==(const Event&, const Event&) = default;
};

}  // namespace hexcourt::match
