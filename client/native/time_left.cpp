#include "client/time_left.hpp"

#include <algorithm>

namespace hexcourt::client {

using std::chrono::milliseconds;

namespace {

milliseconds given(const match::Fischer& fischer) { return fischer.initial; }
milliseconds given(const match::ByoYomi& byo_yomi) {
  return byo_yomi.main + byo_yomi.periods * byo_yomi.period;
}
milliseconds given(const match::PerTurn& per_turn) { return per_turn.turn; }

/// `left` in periods of that length, of which no more than `periods` are there: the rest is main time.
TimeLeft in_periods(milliseconds left, milliseconds period, int periods) {
  const milliseconds of_periods = periods * period;
  if (left > of_periods) return {left, periods, left - of_periods, true};
  const auto begun = static_cast<int>((left + period - milliseconds(1)) / period);
  return {left, begun, begun == 0 ? left : left - (begun - 1) * period, false};
}

}  // namespace

TimeLeft time_left(const protocol::ClockInfo& clock, game::Side side, std::int64_t server_time) {
  const bool white = side == game::Side::white;
  const std::int64_t gone = clock.running == side ? std::max<std::int64_t>(server_time - clock.at, 0) : 0;
  const milliseconds left{std::max<std::int64_t>((white ? clock.white_ms : clock.black_ms) - gone, 0)};
  const auto* byo_yomi = std::get_if<match::ByoYomi>(&clock.control);
  if (byo_yomi == nullptr) return {left, 0, left, true};
  return in_periods(left, byo_yomi->period, white ? clock.white_periods : clock.black_periods);
}

milliseconds little_time(const match::TimeControl& control) {
  const milliseconds all = std::visit([](const auto& kind) { return given(kind); }, control);
  return std::clamp<milliseconds>(all / 10, std::chrono::seconds(10), std::chrono::hours(1));
}

}  // namespace hexcourt::client
