#include <string>
#include <utility>

#include "match/match.hpp"

namespace hexcourt::match {

namespace {

/// The end of the year 9999: with times of events up to there, no sum of times overflows.
constexpr TimePoint kLastTime{milliseconds{253'402'300'799'999}};

tl::unexpected<game::Error> refuse_event(std::uint64_t number, const std::string& why) {
  return game::refuse(game::ErrorCode::bad_position,
                      "Event " + std::to_string(number) + " does not follow: " + why);
}

/// Decides again what led to an event in `match`: a command, or time. None where nothing there can have led
/// to it. What lag was allowed for is told by some events; for the others it is the most that there can be.
class SecondOpinion {
 public:
  using Opinion = game::Expected<std::optional<Decision>>;

  SecondOpinion(const Match& match, TimePoint at) : match_(match), at_(at) {}

  Opinion operator()(const Created& /*created*/) const { return std::nullopt; }
  Opinion operator()(const Seated& seated) const { return on(seated.player, Sit{seated.side}); }
  Opinion operator()(const Vacated& vacated) const { return on(vacated.side, Stand{}); }
  Opinion operator()(const Acted& acted) const {
    const milliseconds lag = acted.receipt ? acted.receipt->credited : milliseconds(0);
    return on(acted.side, Act{acted.action, match_.ply()}, lag);
  }
  Opinion operator()(const Resigned& resigned) const { return on(resigned.side, Resign{}); }
  Opinion operator()(const Aborted& aborted) const { return on(aborted.side, Abort{}); }
  Opinion operator()(const DrawClaimed& claimed) const { return on(claimed.side, ClaimDraw{}); }
  Opinion operator()(const TimedOut& timed_out) const { return match_.overdue(at_, timed_out.credited); }
  Opinion operator()(const WinClaimed& claimed) const { return on(claimed.side, ClaimWin{}); }
  Opinion operator()(const Offered& offered) const { return on(offered.side, Offer{offered.what, {}}); }
  Opinion operator()(const Withdrawn& withdrawn) const {
    return on(withdrawn.side, Withdraw{withdrawn.what});
  }
  Opinion operator()(const Declined& declined) const { return on(declined.side, Decline{declined.what}); }
  Opinion operator()(const DrawAgreed& agreed) const { return on(agreed.side, Accept{Proposal::draw, {}}); }
  Opinion operator()(const TakenBack& taken_back) const {
    return on(taken_back.side, Accept{Proposal::takeback, {}});
  }
  Opinion operator()(const RematchAgreed& agreed) const {
    return on(agreed.side, Accept{Proposal::rematch, agreed.room});
  }
  Opinion operator()(const ServerWasDown& down) const {
    return match_.down_time(down.since, at_, down.bonus);
  }

 private:
  Opinion on(const Player& by, const Command& command, milliseconds lag = kLagPerTurn) const {
    return match_.decide(by, command, at_, lag);
  }
  Opinion on(game::Side side, const Command& command, milliseconds lag = kLagPerTurn) const {
    const std::optional<Player>& player = match_.seat(side);
    if (!player) return std::nullopt;
    return on(*player, command, lag);
  }

  const Match& match_;
  TimePoint at_;
};

/// Whether `event` is the first of a match that is played from `start`.
bool opens(const Event& event, const game::AnyGame& start) {
  const auto* created = std::get_if<Created>(&event.what);
  return event.seq == 1 && event.at <= kLastTime && event.at >= TimePoint{} && created != nullptr &&
         created->game == start.name() && created->settings == start.settings() &&
         created->position == start.position() && (!created->clock || check(*created->clock));
}

}  // namespace

game::Expected<Match> Match::replay(const game::AnyGame& start, const std::vector<Event>& events) {
  if (events.empty() || !opens(events.front(), start)) {
    return refuse_event(1, "a match begins with how it was created, and with the game it is played from.");
  }
  Match match(start);
  match.carry_out(match.foresee(events.front()));
  for (auto event = events.begin() + 1; event != events.end(); ++event) {
    if (auto applied = match.apply(*event); !applied) return tl::make_unexpected(std::move(applied.error()));
  }
  return match;
}

/// An event follows exactly when what led to it, decided now, gives that very event.
game::Expected<void> Match::apply(const Event& event) {
  const std::uint64_t next = seq() + 1;
  if (event.seq != next) return refuse_event(next, "its number is " + std::to_string(event.seq) + ".");
  if (event.at < events_.back().at || event.at > kLastTime) {
    return refuse_event(next, "its time is not behind that of the event before it.");
  }
  auto decided = std::visit(SecondOpinion(*this, event.at), event.what);
  if (!decided) return refuse_event(next, decided.error().message);
  std::optional<Decision>& decision = *decided;
  if (!decision) return refuse_event(next, "nobody here can have caused it, nor time.");
  if (decision->event != event) return refuse_event(next, "it is not what the command leads to.");
  carry_out(std::move(*decision));
  return {};
}

}  // namespace hexcourt::match
