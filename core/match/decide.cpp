#include <string>
#include <utility>

#include "match/match.hpp"

namespace hexcourt::match {

namespace {

using game::ErrorCode;
using game::refuse;
using game::Side;

/// What a command would bring about; nothing where it was carried out already.
using Decision = game::Expected<std::optional<Happening>>;

/// Says what a command by `by` would bring about in `match`; one function for each kind of command.
class Decider {
 public:
  Decider(const Match& match, const Player& by) : match_(match), by_(by), own_(match.side_of(by.id)) {}

  Decision operator()(const Sit& sit) const;
  Decision operator()(const Stand& stand) const;
  Decision operator()(const Act& act) const;
  Decision operator()(const Resign& resign) const;
  Decision operator()(const Abort& abort) const;
  Decision operator()(const ClaimDraw& claim) const;

 private:
  game::Expected<Side> seated() const;
  /// The side of `by` in a game that runs. Errors: not_seated, wrong_phase, game_over.
  game::Expected<Side> side_in_play() const;
  game::Expected<void> check_running() const;
  /// Errors: not_your_turn.
  game::Expected<void> check_to_act(Side side) const;
  bool was_played(Side side, const Act& act) const;
  /// `sitting` has the seat of side `wished`.
  tl::unexpected<game::Error> refuse_seat(const Player& sitting, Side wished) const;

  const Match& match_;
  const Player& by_;
  std::optional<Side> own_;
};

std::string times(int count) { return count == 1 ? "once" : std::to_string(count) + " times"; }

Decision Decider::operator()(const Sit& sit) const {
  if (own_ && sit.side.value_or(*own_) == *own_) return std::nullopt;
  const Created& created = match_.created();
  const Side preferred = by_.id == created.host.id ? created.host_side : game::opponent(created.host_side);
  const Side wished = sit.side.value_or(preferred);
  const std::optional<Player>& sitting = match_.seat(wished);
  if (!sitting) return Seated{wished, by_};
  const Side other = game::opponent(wished);
  if (!sit.side && !match_.seat(other)) return Seated{other, by_};
  return refuse_seat(*sitting, wished);
}

tl::unexpected<game::Error> Decider::refuse_seat(const Player& sitting, Side wished) const {
  const std::string other(game::title(game::opponent(wished)));
  const std::optional<Player>& beside = match_.seat(game::opponent(wished));
  std::string message = sitting.name + " plays " + std::string(game::title(wished));
  message += beside ? " and " + beside->name + " " + other + ": both seats are taken."
                    : "; " + other + " is still free.";
  return refuse(ErrorCode::room_full, std::move(message));
}

Decision Decider::operator()(const Stand& /*stand*/) const {
  const auto side = seated();
  if (!side) return tl::make_unexpected(side.error());
  if (match_.status() != Status::waiting) {
    return refuse(ErrorCode::wrong_phase, "The game has started: a seat can no longer be freed.");
  }
  return Vacated{*side};
}

Decision Decider::operator()(const Act& act) const {
  const auto side = seated();
  if (!side) return tl::make_unexpected(side.error());
  if (was_played(*side, act)) return std::nullopt;
  if (const auto running = check_running(); !running) return tl::make_unexpected(running.error());
  if (act.ply != match_.ply()) {
    return refuse(ErrorCode::stale, "The game stands at ply " + std::to_string(match_.ply()) +
                                        ", and your action was meant for ply " + std::to_string(act.ply) +
                                        ".");
  }
  if (const auto turn = check_to_act(*side); !turn) return tl::make_unexpected(turn.error());
  auto step = match_.game().apply(act.action);
  if (!step) return tl::make_unexpected(std::move(step.error()));
  return Acted{*side, std::move(step->action)};
}

/// Whether `act` names, be it with parts left out, the very action that `side` played at that ply.
bool Decider::was_played(Side side, const Act& act) const {
  if (act.ply < 0 || act.ply >= match_.ply()) return false;
  const PlayedAction& played = match_.history()[static_cast<std::size_t>(act.ply)];
  if (played.side != side) return false;
  if (played.action == act.action) return true;
  const auto step = played.before.apply(act.action);
  return step && step->action == played.action;
}

Decision Decider::operator()(const Resign& /*resign*/) const {
  const auto side = side_in_play();
  if (!side) return tl::make_unexpected(side.error());
  return Resigned{*side};
}

Decision Decider::operator()(const Abort& /*abort*/) const {
  const auto side = side_in_play();
  if (!side) return tl::make_unexpected(side.error());
  if (!match_.may_abort()) {
    return refuse(ErrorCode::not_allowed,
                  "Both players have acted: the game can be resigned, but no longer broken off.");
  }
  return Aborted{*side};
}

Decision Decider::operator()(const ClaimDraw& /*claim*/) const {
  const auto side = side_in_play();
  if (!side) return tl::make_unexpected(side.error());
  if (const auto turn = check_to_act(*side); !turn) return tl::make_unexpected(turn.error());
  if (match_.may_claim_draw()) return DrawClaimed{*side};
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

game::Expected<Side> Decider::seated() const {
  if (!own_)
    return refuse(ErrorCode::not_seated, "You do not sit at this board: only its players may do that.");
  return *own_;
}

game::Expected<Side> Decider::side_in_play() const {
  auto side = seated();
  if (!side) return side;
  if (const auto running = check_running(); !running) return tl::make_unexpected(running.error());
  return side;
}

game::Expected<void> Decider::check_running() const {
  if (match_.status() == Status::waiting) {
    return refuse(ErrorCode::wrong_phase, "The game has not started: it does when both seats are taken.");
  }
  if (match_.status() == Status::finished) return refuse(ErrorCode::game_over, "The game is over.");
  return {};
}

game::Expected<void> Decider::check_to_act(Side side) const {
  const Side to_act = match_.game().to_act();
  if (side == to_act) return {};
  return refuse(ErrorCode::not_your_turn, "It is " + std::string(game::title(to_act)) +
                                              " who is to act, not " + std::string(game::title(side)) + ".");
}

}  // namespace

game::Expected<std::optional<Event>> Match::decide(const Player& by, const Command& command,
                                                   TimePoint now) const {
  Decision decision = std::visit(Decider(*this, by), command);
  if (!decision) return tl::make_unexpected(std::move(decision.error()));
  std::optional<Happening>& happening = *decision;
  if (!happening) return std::nullopt;
  return Event{seq() + 1, now, std::move(*happening)};
}

}  // namespace hexcourt::match
