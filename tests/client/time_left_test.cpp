#include "client/time_left.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "client/server_time.hpp"
#include "match/clock.hpp"

namespace hexcourt::client {
namespace {

using game::Side;
using match::ByoYomi;
using match::Fischer;
using match::PerTurn;
using match::TimePoint;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

const TimePoint kServerStart{milliseconds(1'700'000'000'000)};

protocol::ClockInfo shown(const match::GameClock& clock) {
  return {.control = clock.control(),
          .white_ms = clock.left(Side::white).count(),
          .black_ms = clock.left(Side::black).count(),
          .white_periods = clock.periods(Side::white),
          .black_periods = clock.periods(Side::black),
          .running = clock.running(),
          .at = clock.at().time_since_epoch().count()};
}

std::int64_t ms(TimePoint time) { return time.time_since_epoch().count(); }

const std::vector<match::TimeControl> kControls{
    Fischer{minutes(1), seconds(2)}, ByoYomi{seconds(20), 3, seconds(10)},
    ByoYomi{milliseconds(0), 1, seconds(30)}, PerTurn{minutes(1)}};

/// What is shown is what an action at that moment would leave, and the clock has run out when it shows 0.
TEST(TimeLeft, IsWhatTheServerChargesBy) {
  for (const match::TimeControl& control : kControls) {
    match::GameClock clock(control);
    clock.start(Side::white, kServerStart);
    const TimePoint runs_out = *clock.runs_out(milliseconds(0));
    const milliseconds all = runs_out - kServerStart;
    for (milliseconds gone{0}; gone < all; gone += milliseconds(997)) {
      const TimePoint now = kServerStart + gone;
      match::GameClock charged = clock;
      charged.charge(now, milliseconds(0), false);
      const TimeLeft left = time_left(shown(clock), Side::white, ms(now));
      EXPECT_EQ(left.all, charged.left(Side::white));
      EXPECT_EQ(left.periods, charged.periods(Side::white)) << gone.count();
      EXPECT_EQ(left, time_left(shown(charged), Side::white, ms(now))) << gone.count();
    }
    EXPECT_EQ(time_left(shown(clock), Side::white, ms(runs_out) - 1).all, milliseconds(1));
    EXPECT_EQ(time_left(shown(clock), Side::white, ms(runs_out)).all, milliseconds(0));
    EXPECT_EQ(time_left(shown(clock), Side::white, ms(runs_out) + 5'000).all, milliseconds(0));
  }
}

/// By our own clock, which began elsewhere: whoever sees time left has it, but for what the message took.
TEST(TimeLeft, IsReckonedFromOurOwnClock) {
  const ServerTime::Moment ours{std::chrono::hours(3)};
  match::GameClock clock(Fischer{seconds(10), seconds(0)});
  clock.start(Side::black, kServerStart);
  ServerTime time;
  time.heard(ms(kServerStart), ours + milliseconds(30));
  const auto shown_after = [&](milliseconds gone) {
    return time_left(shown(clock), Side::black, *time.at(ours + gone)).all;
  };
  EXPECT_EQ(shown_after(milliseconds(30)), seconds(10));
  EXPECT_EQ(shown_after(seconds(4)), milliseconds(6'030));
  EXPECT_EQ(shown_after(milliseconds(10'000)), milliseconds(30));
  EXPECT_EQ(shown_after(milliseconds(10'030)), milliseconds(0));
}

TEST(TimeLeft, StandsWhereTheClockDoesNotRun) {
  match::GameClock clock(Fischer{minutes(1), seconds(2)});
  clock.start(Side::white, kServerStart);
  EXPECT_EQ(time_left(shown(clock), Side::black, ms(kServerStart) + 50'000).all, minutes(1));
  clock.stop(kServerStart + seconds(15));
  EXPECT_EQ(time_left(shown(clock), Side::white, ms(kServerStart) + 50'000).all, seconds(45));
}

TEST(TimeLeft, IsNeverMoreThanWasLeftWhereTheServersClockIsNotReckonedWell) {
  match::GameClock clock(PerTurn{minutes(1)});
  clock.start(Side::white, kServerStart);
  EXPECT_EQ(time_left(shown(clock), Side::white, 0).all, minutes(1));
}

TEST(TimeLeft, TellsMainTimeFromPeriods) {
  match::GameClock clock(ByoYomi{seconds(20), 3, seconds(10)});
  clock.start(Side::white, kServerStart);
  const auto after = [&](int gone_ms) {
    return time_left(shown(clock), Side::white, ms(kServerStart) + gone_ms);
  };
  EXPECT_EQ(after(0), (TimeLeft{seconds(50), 3, seconds(20), true}));
  EXPECT_EQ(after(19'999), (TimeLeft{milliseconds(30'001), 3, milliseconds(1), true}));
  EXPECT_EQ(after(20'000), (TimeLeft{seconds(30), 3, seconds(10), false}));
  EXPECT_EQ(after(29'999), (TimeLeft{milliseconds(20'001), 3, milliseconds(1), false}));
  EXPECT_EQ(after(30'000), (TimeLeft{seconds(20), 2, seconds(10), false}));
  EXPECT_EQ(after(50'000), (TimeLeft{seconds(0), 0, seconds(0), false}));
}

TEST(LittleTime, IsATenthWithinReason) {
  EXPECT_EQ(little_time(Fischer{minutes(5), seconds(3)}), seconds(30));
  EXPECT_EQ(little_time(Fischer{seconds(30), seconds(0)}), seconds(10));
  EXPECT_EQ(little_time(ByoYomi{minutes(10), 4, seconds(30)}), seconds(72));
  EXPECT_EQ(little_time(PerTurn{std::chrono::hours(72)}), std::chrono::hours(1));
}

}  // namespace
}  // namespace hexcourt::client
