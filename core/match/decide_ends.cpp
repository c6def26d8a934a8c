#include <string>

#include "match/decider.hpp"

namespace hexcourt::match {

using game::ErrorCode;
using game::refuse;

namespace {

std::string times(int count) { return count == 1 ? "once" : std::to_string(count) + " times"; }

}  // namespace

Ruled Decider::operator()(const Resign& /*resign*/) const {
  return side_in_play().map([](game::Side side) { return std::optional(Ruling{Resigned{side}}); });
}

Ruled Decider::operator()(const Abort& /*abort*/) const {
  const auto side = side_in_play();
  if (!side) return tl::make_unexpected(side.error());
  if (!match_.may_abort()) {
    return refuse(ErrorCode::not_allowed,
                  "Both players have acted: the game can be resigned, but no longer broken off.");
  }
  return Ruling{Aborted{*side}};
}

Ruled Decider::operator()(const ClaimDraw& /*claim*/) const {
  const auto side = side_in_play();
  if (!side) return tl::make_unexpected(side.error());
  if (const auto turn = check_to_act(*side); !turn) return tl::make_unexpected(turn.error());
  if (match_.may_claim_draw()) return Ruling{DrawClaimed{*side}};
  const int needed = match_.created().repetition.claim_after;
  if (needed == 0) {
    return refuse(ErrorCode::not_allowed, "In this room no draw can be claimed by repetition.");
  }
  if (match_.occurrences() == 0) {
    return refuse(ErrorCode::not_allowed,
                  "A draw by repetition can be claimed at the beginning of a turn only.");
  }
  return refuse(ErrorCode::not_allowed, "The position has stood " + times(match_.occurrences()) +
                                            "; a draw can be claimed when it has stood " + times(needed) +
                                            ".");
}

Ruled Decider::operator()(const ClaimWin& /*claim*/) const {
  const auto side = side_in_play();
  if (!side) return tl::make_unexpected(side.error());
  const std::optional<GameClock>& clock = match_.clock();
  if (clock && std::holds_alternative<PerTurn>(clock->control())) {
    return refuse(ErrorCode::not_allowed,
                  "With a time for each turn nobody needs to be here: a win comes when that time runs out.");
  }
  return Ruling{WinClaimed{*side}};
}

}  // namespace hexcourt::match
