#include <string>
#include <utility>

#include "match/match.hpp"

namespace hexcourt::match {

/// What a decision changes in a match besides how it stands and the clocks.
class Match::Change {
 public:
  Change(Match& match, Decision& decision) : match_(match), decision_(decision) {}

  void operator()(const Created& created) const { match_.created_ = created; }
  void operator()(const Seated& seated) const {
    if (const auto left = match_.side_of(seated.player.id)) seat(*left).reset();
    seat(seated.side) = seated.player;
    if (decision_.after.status != Status::waiting) match_.begin_turn();
  }
  void operator()(const Vacated& vacated) const { seat(vacated.side).reset(); }
  void operator()(const Acted& acted) const {
    if (!decision_.step) return;  // apply() lets no such decision in
    game::AnyStep& step = *decision_.step;
    match_.history_.push_back({acted.side, acted.action, std::move(step.captures), step.turn_ended,
                               std::move(match_.game_), match_.clock_, acted.receipt, decision_.event.at});
    match_.game_ = std::move(step.game);
    match_.has_acted_[game::slot(acted.side)] = true;
    match_.offers_.answer_by_acting(acted.side);
    match_.occurrences_ = 0;
    if (!step.turn_ended) return;
    ++match_.turn_;
    match_.begin_turn();
  }
  void operator()(const Offered& offered) const {
    match_.offers_.make(offered.what, offered.side, match_.turn_);
  }
  void operator()(const Withdrawn& withdrawn) const { match_.offers_.end(withdrawn.what, withdrawn.side); }
  void operator()(const Declined& declined) const {
    match_.offers_.end(declined.what, game::opponent(declined.side));
  }
  void operator()(const TakenBack& taken_back) const {
    match_.go_back_to(static_cast<std::size_t>(taken_back.ply));
    match_.offers_.grant_takeback(game::opponent(taken_back.side));
  }
  void operator()(const RematchAgreed& agreed) const {
    match_.offers_.end(Proposal::rematch, game::opponent(agreed.side));
    match_.next_room_ = agreed.room;
  }
  void operator()(const Resigned& /*resigned*/) const {}
  void operator()(const Aborted& /*aborted*/) const {}
  void operator()(const DrawClaimed& /*claimed*/) const {}
  void operator()(const TimedOut& /*timed_out*/) const {}
  void operator()(const WinClaimed& /*claimed*/) const {}
  void operator()(const DrawAgreed& /*agreed*/) const {}
  void operator()(const ServerWasDown& /*down*/) const {}

 private:
  std::optional<Player>& seat(game::Side side) const { return match_.seats_[game::slot(side)]; }

  Match& match_;
  Decision& decision_;
};

game::Expected<void> Match::apply(Decision decision) {
  const bool lacks_step = std::holds_alternative<Acted>(decision.event.what) && !decision.step;
  if (decision.event.seq != seq() + 1 || lacks_step) {
    return game::refuse(game::ErrorCode::bad_position, "Event " + std::to_string(decision.event.seq) +
                                                           " was decided when the match stood elsewhere.");
  }
  carry_out(std::move(decision));
  return {};
}

void Match::carry_out(Decision decision) {
  std::visit(Change(*this, decision), decision.event.what);
  if (decision.after.status == Status::finished) offers_.end_game();
  status_ = decision.after.status;
  result_ = decision.after.result;
  clock_ = decision.clock;
  events_.push_back(std::move(decision.event));
}

void Match::begin_turn() { occurrences_ = repetition_.note(game_.turn_start_key()); }

}  // namespace hexcourt::match
