#include <algorithm>
#include <string>
#include <utility>

#include "match/decider.hpp"

namespace hexcourt::match {

using game::ErrorCode;
using game::refuse;
using game::Side;

Ruled Decider::operator()(const Sit& sit) const {
  if (own_ && sit.side.value_or(*own_) == *own_) return std::nullopt;
  const Created& created = match_.created();
  const Side preferred = by_.id == created.host.id ? created.host_side : game::opponent(created.host_side);
  const Side wished = sit.side.value_or(preferred);
  const std::optional<Player>& sitting = match_.seat(wished);
  if (!sitting) return Ruling{Seated{wished, by_}};
  const Side other = game::opponent(wished);
  if (!sit.side && !match_.seat(other)) return Ruling{Seated{other, by_}};
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

Ruled Decider::operator()(const Stand& /*stand*/) const {
  const auto side = seated();
  if (!side) return tl::make_unexpected(side.error());
  if (match_.status() != Status::waiting) {
    return refuse(ErrorCode::wrong_phase, "The game has started: a seat can no longer be freed.");
  }
  return Ruling{Vacated{*side}};
}

Ruled Decider::operator()(const Act& act) const {
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
  Acted acted{*side, step->action};
  if (auto clock = match_.clock()) acted.receipt = clock->charge(now_, lag_, step->turn_ended);
  return Ruling{std::move(acted), std::move(*step)};
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
  return check_time();
}

/// What lag the opponent of `by` has is not known here: for theirs, the most is allowed that there can be.
game::Expected<void> Decider::check_time() const {
  const std::optional<GameClock>& clock = match_.clock();
  const std::optional<Side> running = clock ? clock->running() : std::nullopt;
  if (!running) return {};
  const bool is_own = running == own_;
  const auto deadline = match_.next_deadline(is_own ? lag_ : kLagPerTurn);
  if (!deadline || now_ < *deadline) return {};
  const std::string whose = is_own ? "Your" : std::string(game::title(*running)) + "'s";
  return refuse(ErrorCode::game_over, whose + " time has run out: " +
                                          std::string(game::title(game::opponent(*running))) + " has won.");
}

game::Expected<void> Decider::check_to_act(Side side) const {
  const Side to_act = match_.game().to_act();
  if (side == to_act) return {};
  return refuse(ErrorCode::not_your_turn, "It is " + std::string(game::title(to_act)) +
                                              " who is to act, not " + std::string(game::title(side)) + ".");
}

game::Expected<std::optional<Decision>> Match::decide(const Player& by, const Command& command, TimePoint now,
                                                      milliseconds lag) const {
  const TimePoint at = std::max(now, events_.back().at);
  Ruled ruled = std::visit(Decider(*this, offers_, by, at, lag), command);
  if (!ruled) return tl::make_unexpected(std::move(ruled.error()));
  std::optional<Ruling>& ruling = *ruled;
  if (!ruling) return std::nullopt;
  return foresee({seq() + 1, at, std::move(ruling->what)}, std::move(ruling->step));
}

}  // namespace hexcourt::match
