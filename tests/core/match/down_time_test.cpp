#include "table.hpp"

namespace hexcourt::match {
namespace {

const TimeControl kMinute = Fischer{1min, 0s};

TEST(DownTime, IsChargedToNobody) {
  RunningTable table(kMinute);
  table.play({"+1"}, 10s);
  EXPECT_EQ(table.carry_out(table.match.down_time(TimePoint(30s), TimePoint(24h), 0s)), 1);
  EXPECT_EQ(table.match.events().back(), (Event{5, TimePoint(24h), ServerWasDown{TimePoint(30s), 0s}}));
  EXPECT_EQ(table.match.next_deadline(), TimePoint(24h + 40s));
  table.wait(24h);
  ASSERT_EQ(table.does(table.bob, Act{"+1", 1}), 1);
  EXPECT_EQ(table.last_receipt().charged, 30s) << "20 s before and 10 s after";
}

TEST(DownTime, GivesTheStatedBonusToWhoseClockRuns) {
  RunningTable table(kMinute);
  EXPECT_EQ(table.carry_out(table.match.down_time(TimePoint(30s), TimePoint(1h), 15s)), 1);
  EXPECT_EQ(table.match.next_deadline(), TimePoint(1h + 45s));
  EXPECT_EQ(table.left(Side::black), 1min);
}

TEST(DownTime, GivesABonusWithinBounds) {
  RunningTable table(kMinute);
  const auto much = table.match.down_time(TimePoint(30s), TimePoint(1h), milliseconds::max());
  EXPECT_EQ(std::get<ServerWasDown>(much->event.what).bonus, kMostBonus);
  const auto less = table.match.down_time(TimePoint(30s), TimePoint(1h), -1s);
  EXPECT_EQ(std::get<ServerWasDown>(less->event.what).bonus, 0s);
}

TEST(DownTime, IsNothingWhereNoClockRan) {
  Table waiting({}, {}, Side::white, kMinute);
  EXPECT_EQ(waiting.match.down_time(TimePoint(30s), TimePoint(1h), 15s), std::nullopt);
  RunningTable table(kMinute);
  table.play({"+1"}, 10s);
  EXPECT_EQ(table.match.down_time(TimePoint(1s), TimePoint(10s), 15s), std::nullopt) << "before it ran";
  EXPECT_EQ(table.match.down_time(TimePoint(1s), TimePoint(9s), 15s), std::nullopt)
      << "before the last event";
  EXPECT_EQ(table.match.down_time(TimePoint(20s), TimePoint(20s), 15s), std::nullopt) << "no time at all";
}

TEST(DownTime, DoesNotSaveWhoseTimeHadRunOutBefore) {
  RunningTable table(kMinute);
  EXPECT_EQ(table.match.down_time(TimePoint(1min + kLagPerTurn), TimePoint(1h), 15s), std::nullopt);
  EXPECT_TRUE(table.match.overdue(TimePoint(1min + kLagPerTurn)).has_value());
}

TEST(DownTime, SavesWhoseTimeWouldHaveRunOutMeanwhile) {
  RunningTable table(kMinute);
  EXPECT_EQ(table.carry_out(table.match.down_time(TimePoint(1min - 1ms), TimePoint(1h), 0s)), 1);
  EXPECT_FALSE(table.match.overdue(TimePoint(1h)).has_value());
  EXPECT_TRUE(table.match.overdue(TimePoint(1h + 1ms)).has_value());
}

}  // namespace
}  // namespace hexcourt::match
