#include "command/time_words.hpp"

#include <gtest/gtest.h>

namespace hexcourt::command {
namespace {

using game::Side;
using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

TEST(ClockReading, ShowsNoMoreThanThereIs) {
  EXPECT_EQ(clock_reading(milliseconds(0)), "0:00.0");
  EXPECT_EQ(clock_reading(milliseconds(9'999)), "0:09.9");
  EXPECT_EQ(clock_reading(milliseconds(10'000)), "0:10");
  EXPECT_EQ(clock_reading(milliseconds(59'999)), "0:59");
  EXPECT_EQ(clock_reading(minutes(4) + seconds(5)), "4:05");
  EXPECT_EQ(clock_reading(hours(1) + minutes(2) + seconds(3)), "1:02:03");
  EXPECT_EQ(clock_reading(hours(51) + minutes(4) + seconds(5)), "2d 3:04:05");
}

TEST(SecondsText, IsExact) {
  EXPECT_EQ(seconds_text(milliseconds(0)), "0 s");
  EXPECT_EQ(seconds_text(milliseconds(7)), "0.007 s");
  EXPECT_EQ(seconds_text(milliseconds(3'210)), "3.21 s");
  EXPECT_EQ(seconds_text(seconds(180)), "180 s");
}

TEST(ClocksText, SaysWhoseRunsAndWhoHasLittle) {
  protocol::ClockInfo clock{
      .control = match::Fischer{minutes(5), seconds(3)}, .white_ms = 300'000, .black_ms = 40'000};
  EXPECT_EQ(clocks_text(clock, 1'000), "White 5:00, Black 0:40");
  clock.running = Side::black;
  clock.at = 1'000;
  EXPECT_EQ(clocks_text(clock, 2'000), "White 5:00, Black 0:39 (running)");
  EXPECT_EQ(clocks_text(clock, 32'500), "White 5:00, Black 0:08.5 (running, low)");
  clock.running = Side::white;
  clock.black_ms = 30'000;
  EXPECT_EQ(clocks_text(clock, 2'000), "White 4:59 (running), Black 0:30 (low)");
}

TEST(ClocksText, ShowsThePeriodsThatFollow) {
  const protocol::ClockInfo clock{.control = match::ByoYomi{minutes(10), 3, seconds(30)},
                                  .white_ms = 690'000,
                                  .black_ms = 80'000,
                                  .white_periods = 3,
                                  .black_periods = 3};
  EXPECT_EQ(clocks_text(clock, 0), "White 10:00 +3x30s, Black 0:20 +2x30s");
  const protocol::ClockInfo last{.control = clock.control,
                                 .white_ms = 30'000,
                                 .black_ms = 90'000,
                                 .white_periods = 1,
                                 .black_periods = 3};
  EXPECT_EQ(clocks_text(last, 0), "White 0:30 (low), Black 0:30 +2x30s");
}

TEST(ClockLine, NamesTheControl) {
  protocol::State state;
  EXPECT_EQ(clock_line(state, 0), "");
  state.clock = protocol::ClockInfo{
      .control = match::PerTurn{hours(72)}, .white_ms = 259'200'000, .black_ms = 259'200'000};
  EXPECT_EQ(clock_line(state, 0), "Clock: White 3d 0:00:00, Black 3d 0:00:00; per-turn 3d\n");
}

TEST(ReceiptLine, SaysWhatTheLastActionCost) {
  protocol::State state;
  EXPECT_EQ(receipt_line(state), "Nobody has acted yet.\n");
  state.last = protocol::LastAction{Side::white, "Wa1-a2", {}, std::nullopt};
  EXPECT_EQ(receipt_line(state), "This game is played without clocks.\n");
  state.last->receipt =
      protocol::Receipt{1'000, {milliseconds(3'214), milliseconds(120), seconds(3), milliseconds(299'786)}};
  EXPECT_EQ(
      receipt_line(state),
      "White's Wa1-a2 took 3.334 s: charged 3.214 s, credited for lag 0.12 s, gained 3 s, left 4:59.\n");
}

}  // namespace
}  // namespace hexcourt::command
