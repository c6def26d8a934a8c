#include <utility>

#include "match/match.hpp"

namespace hexcourt::match {

/// How a match and its clocks stand after an event, found without changing anything.
class Match::Outlook {
 public:
  Outlook(const Match& match, const Event& event, const std::optional<game::AnyStep>& step)
      : match_(match),
        at_(event.at),
        step_(step ? &*step : nullptr),
        status_(match.status_),
        to_act_(match.game_.to_act()),
        result_(match.result_),
        clock_(match.clock_) {
    std::visit(*this, event.what);
  }

  Standing standing() const {
    return {result_ ? Status::finished : status_, to_act_, result_,
            clock_ ? clock_->runs_out(milliseconds(0)) : std::nullopt};
  }
  std::optional<GameClock> clock() const { return clock_; }

  void operator()(const Created& created) {
    if (created.clock) clock_.emplace(*created.clock);
  }
  void operator()(const Seated& seated) {
    const std::optional<Player>& other = match_.seat(game::opponent(seated.side));
    if (!other || other->id == seated.player.id) return;
    status_ = Status::playing;
    go_on(match_.game_, true);
  }
  void operator()(const Vacated& /*vacated*/) {}
  void operator()(const Acted& acted) {
    if (clock_ && acted.receipt) clock_->charge(at_, acted.receipt->credited, step_->turn_ended);
    go_on(step_->game, step_->turn_ended);
  }
  void operator()(const Resigned& resigned) { end({won_by_other(resigned.side), "resigned"}); }
  void operator()(const Aborted& /*aborted*/) { end({game::Outcome::none, "aborted"}); }
  void operator()(const DrawClaimed& /*claimed*/) { end({game::Outcome::draw, "repetition"}); }
  void operator()(const TimedOut& timed_out) { end({won_by_other(timed_out.side), "timeout"}); }
  void operator()(const WinClaimed& claimed) { end({game::win_for(claimed.side), "abandoned"}); }
  void operator()(const Offered& /*offered*/) {}
  void operator()(const Withdrawn& /*withdrawn*/) {}
  void operator()(const Declined& /*declined*/) {}
  void operator()(const DrawAgreed& /*agreed*/) { end({game::Outcome::draw, "agreement"}); }
  void operator()(const TakenBack& taken_back) {
    const PlayedAction& first = match_.history_[static_cast<std::size_t>(taken_back.ply)];
    to_act_ = first.before.to_act();
    if (clock_ && first.clock_before) clock_->go_back(*first.clock_before, at_);
  }
  void operator()(const RematchAgreed& /*agreed*/) {}
  void operator()(const ServerWasDown& down) {
    if (clock_) clock_->forgive(down.since, at_, down.bonus);
  }

 private:
  static game::Outcome won_by_other(game::Side side) { return game::win_for(game::opponent(side)); }

  /// The game stands at `game` now, and goes on there unless the rules say that it is over.
  void go_on(const game::AnyGame& game, bool begins_turn) {
    to_act_ = game.to_act();
    result_ = game.result();
    if (!result_ && begins_turn && match_.is_drawn_by_repetition(game)) {
      result_ = {game::Outcome::draw, "repetition"};
    }
    if (clock_ && !result_) clock_->start(to_act_, at_);
  }

  void end(game::Result result) {
    result_ = result;
    if (clock_) clock_->stop(at_);
  }

  const Match& match_;
  TimePoint at_;
  const game::AnyStep* step_;  // null where the event is no action
  Status status_;
  game::Side to_act_;
  std::optional<game::Result> result_;
  std::optional<GameClock> clock_;
};

bool Match::is_drawn_by_repetition(const game::AnyGame& game) const {
  const int limit = created_.repetition.draw_after;
  return limit != 0 && repetition_.count(game.turn_start_key()) + 1 >= limit;
}

Decision Match::foresee(Event event, std::optional<game::AnyStep> step) const {
  Outlook outlook(*this, event, step);
  const Standing after = outlook.standing();
  return {std::move(event), after, outlook.clock(), std::move(step)};
}

}  // namespace hexcourt::match
