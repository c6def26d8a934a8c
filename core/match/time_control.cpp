#include "match/time_control.hpp"

#include "match/time_text.hpp"

namespace hexcourt::match {

namespace {

using std::chrono::hours;
using std::chrono::minutes;
using std::chrono::seconds;

using Checked = game::Expected<void>;

Checked refuse(const std::string& message) { return game::refuse(game::ErrorCode::bad_settings, message); }

Checked check_time(const std::string& what, milliseconds time, milliseconds least, milliseconds most) {
  if (least <= time && time <= most) return {};
  return refuse(what + " is from " + text_of(least) + " to " + text_of(most) + ", not " + text_of(time) +
                ".");
}

Checked check_each(const Fischer& fischer) {
  return check_time("The initial time", fischer.initial, seconds(1), hours(24))
      .and_then([&] { return check_time("The increment", fischer.increment, seconds(0), hours(1)); })
      .and_then([&]() -> Checked {
        if (!fischer.cap) return {};
        return check_time("The cap of this clock", *fischer.cap, fischer.initial, hours(48));
      });
}

Checked check_each(const ByoYomi& byo_yomi) {
  return check_time("The main time", byo_yomi.main, seconds(0), hours(24))
      .and_then([&]() -> Checked {
        if (1 <= byo_yomi.periods && byo_yomi.periods <= 100) return {};
        return refuse("A byo-yomi clock has 1 to 100 periods, not " + std::to_string(byo_yomi.periods) + ".");
      })
      .and_then([&] { return check_time("A period", byo_yomi.period, seconds(1), hours(1)); });
}

Checked check_each(const PerTurn& per_turn) {
  return check_time("The time for a turn", per_turn.turn, minutes(1), hours(30 * 24));
}

}  // namespace

Checked check(const TimeControl& control) {
  return std::visit([](const auto& kind) { return check_each(kind); }, control);
}

}  // namespace hexcourt::match
