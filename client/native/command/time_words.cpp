#include "command/time_words.hpp"

#include "client/time_left.hpp"
#include "command/one_line.hpp"
#include "match/time_control.hpp"
#include "match/time_text.hpp"

namespace hexcourt::command {

using std::chrono::milliseconds;

namespace {

std::string two_digits(std::int64_t number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// The periods that follow on what the clock shows now.
std::string periods_behind(const client::TimeLeft& left, const match::TimeControl& control) {
  const auto* byo_yomi = std::get_if<match::ByoYomi>(&control);
  const int behind = left.in_main ? left.periods : left.periods - 1;
  if (byo_yomi == nullptr || behind <= 0) return "";
  return " +" + std::to_string(behind) + "x" + match::text_of(byo_yomi->period);
}

std::string side_text(const protocol::ClockInfo& clock, game::Side side, std::int64_t server_time) {
  const client::TimeLeft left = client::time_left(clock, side, server_time);
  const bool running = clock.running == side;
  const bool low = left.all <= client::little_time(clock.control);
  std::string text = std::string(title(side)) + " " + clock_reading(left.now);
  text += periods_behind(left, clock.control);
  if (running || low) text += running ? (low ? " (running, low)" : " (running)") : " (low)";
  return text;
}

}  // namespace

std::string clock_reading(milliseconds left) {
  constexpr milliseconds kTenthsBelow{10'000};
  const std::int64_t seconds = left.count() / 1000;
  const std::int64_t minutes = seconds / 60;
  const std::int64_t hours = minutes / 60;
  const std::string end = ":" + two_digits(seconds % 60);
  if (left < kTenthsBelow) return "0" + end + "." + std::to_string(left.count() / 100 % 10);
  if (hours == 0) return std::to_string(minutes) + end;
  const std::string days = hours < 24 ? "" : std::to_string(hours / 24) + "d ";
  return days + std::to_string(hours % 24) + ":" + two_digits(minutes % 60) + end;
}

std::string seconds_text(milliseconds time) {
  std::string text = std::to_string(time.count() / 1000);
  std::string thousandths = std::to_string(1000 + time.count() % 1000).substr(1);
  thousandths.erase(thousandths.find_last_not_of('0') + 1);
  if (!thousandths.empty()) text += "." + thousandths;
  return text + " s";
}

std::string clocks_text(const protocol::ClockInfo& clock, std::int64_t server_time) {
  return side_text(clock, game::Side::white, server_time) + ", " +
         side_text(clock, game::Side::black, server_time);
}

std::string clock_line(const protocol::State& state, std::int64_t server_time) {
  if (!state.clock) return "";
  return "Clock: " + clocks_text(*state.clock, server_time) + "; " + match::text_of(state.clock->control) +
         "\n";
}

std::string receipt_line(const protocol::State& state) {
  if (!state.last) return "Nobody has acted yet.\n";
  if (!state.last->receipt) return "This game is played without clocks.\n";
  const match::ClockReceipt& cost = state.last->receipt->cost;
  return std::string(title(state.last->side)) + "'s " + one_line(state.last->action) + " took " +
         seconds_text(cost.charged + cost.credited) + ": charged " + seconds_text(cost.charged) +
         ", credited for lag " + seconds_text(cost.credited) + ", gained " + seconds_text(cost.gained) +
         ", left " + clock_reading(cost.left) + ".\n";
}

}  // namespace hexcourt::command
