#include "match/match.hpp"

#include <algorithm>
#include <utility>

namespace hexcourt::match {

std::string_view word(Status status) {
  switch (status) {
    case Status::waiting:
      return "waiting";
    case Status::playing:
      return "playing";
    case Status::finished:
      break;
  }
  return "finished";
}

Match Match::create(const game::AnyGame& start, RepetitionLimits repetition, Player host,
                    game::Side host_side, TimePoint now, const std::optional<TimeControl>& clock) {
  Match match(start);
  match.carry_out(match.foresee({1, now,
                                 Created{std::string(start.name()), start.settings(), start.position(),
                                         repetition, std::move(host), host_side, clock}}));
  return match;
}

Standing Match::standing() const {
  return {status_, game_.to_act(), result_, clock_ ? clock_->runs_out(milliseconds(0)) : std::nullopt};
}

std::optional<game::Side> Match::side_of(std::string_view player_id) const {
  for (const game::Side side : {game::Side::white, game::Side::black}) {
    if (seat(side) && seat(side)->id == player_id) return side;
  }
  return std::nullopt;
}

bool Match::may_claim_draw() const {
  const int needed = created_.repetition.claim_after;
  return status_ == Status::playing && needed != 0 && occurrences_ >= needed;
}

bool Match::may_abort() const { return status_ == Status::playing && !(has_acted_[0] && has_acted_[1]); }

}  // namespace hexcourt::match
