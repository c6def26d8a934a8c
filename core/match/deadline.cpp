#include <algorithm>

#include "match/match.hpp"

namespace hexcourt::match {

std::optional<TimePoint> Match::next_deadline(milliseconds lag) const {
  const auto runs_out = clock_ ? clock_->runs_out(lag) : std::nullopt;
  if (!runs_out) return std::nullopt;
  return std::max(*runs_out, events_.back().at);
}

std::optional<Decision> Match::overdue(TimePoint now, milliseconds lag) const {
  if (!clock_) return std::nullopt;
  const auto deadline = next_deadline(lag);
  const auto without_credit = clock_->runs_out(milliseconds(0));
  const auto running = clock_->running();
  if (!deadline || !without_credit || !running || now < *deadline) return std::nullopt;
  return foresee({seq() + 1, *deadline, TimedOut{*running, *deadline - *without_credit}});
}

std::optional<Decision> Match::down_time(TimePoint since, TimePoint until, milliseconds bonus) const {
  if (!clock_) return std::nullopt;
  const auto last_chance = next_deadline(kLagPerTurn);
  if (!last_chance || until < events_.back().at) return std::nullopt;
  const TimePoint from = std::max(since, clock_->at());
  if (until <= from || *last_chance <= from) return std::nullopt;
  const milliseconds granted = std::clamp(bonus, milliseconds(0), kMostBonus);
  return foresee({seq() + 1, until, ServerWasDown{since, granted}});
}

}  // namespace hexcourt::match
