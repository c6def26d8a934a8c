#include <algorithm>

#include "table.hpp"

namespace hexcourt::match {
namespace {

const TimeControl kBlitz = Fischer{1min, 0s};
constexpr milliseconds kHugeLag = milliseconds::max();

/// Whoever is to act does so after `time`, and the server measured that lag; what was given back.
milliseconds credited(Table& table, const std::string& action, milliseconds time, milliseconds lag) {
  table.wait(time);
  EXPECT_EQ(table.does(table.to_act(), Act{action, table.match.ply()}, lag), 1);
  return table.last_receipt().credited;
}

TEST(Lag, IsGivenBack) {
  RunningTable table(kBlitz);
  EXPECT_EQ(credited(table, "+1", 2s, 120ms), 120ms);
  EXPECT_EQ(table.last_receipt(),
            (ClockReceipt{.charged = 1880ms, .credited = 120ms, .gained = 0ms, .left = 1min - 1880ms}));
}

TEST(Lag, IsNeverMoreThanTheTimeThatTheActionTook) {
  RunningTable table(kBlitz);
  EXPECT_EQ(credited(table, "+1", 80ms, 120ms), 80ms);
  EXPECT_EQ(table.left(Side::white), 1min);
}

TEST(Lag, BelowZeroCountsAsNone) {
  RunningTable table(kBlitz);
  EXPECT_EQ(credited(table, "+1", 2s, -120ms), 0ms);
  EXPECT_EQ(table.left(Side::white), 58s);
}

TEST(Lag, IsGivenBackWithinAQuotaForEachAction) {
  RunningTable table(kBlitz);
  EXPECT_EQ(credited(table, "+1", 2s, kHugeLag), kLagPerTurn);
}

TEST(Lag, IsGivenBackWithinOneQuotaForAllActionsOfATurn) {
  RunningTable table(kBlitz);
  EXPECT_EQ(credited(table, "hold", 2s, 300ms), 300ms);
  EXPECT_EQ(credited(table, "+1", 2s, 300ms), 200ms);
  EXPECT_EQ(credited(table, "hold", 2s, 300ms), 300ms) << "Black's turn has a quota of its own";
}

/// Each player's turns one after another, with the most lag there can be; what White got back in each.
std::vector<milliseconds> credits_of_white(Table& table, int turns) {
  std::vector<milliseconds> credits;
  for (int turn = 0; turn < turns; ++turn) {
    credits.push_back(credited(table, turn % 2 == 0 ? "+1" : "-1", 1s, kHugeLag));
    credited(table, turn % 2 == 0 ? "+1" : "-1", 1s, 0ms);
  }
  return credits;
}

TEST(Lag, IsGivenBackFromABalanceThatRefillsWithEachTurn) {
  Table table({.claim_after = 0, .draw_after = 0}, {}, Side::white, kBlitz);
  table.seat_both();
  const std::vector<milliseconds> expected{500ms, 500ms, 500ms, 500ms, 500ms, 500ms, 200ms, 200ms, 200ms};
  EXPECT_EQ(credits_of_white(table, 9), expected);
}

TEST(Lag, HasABalanceThatRefillsToItsBeginningAndNoHigher) {
  Table table({.claim_after = 0, .draw_after = 0}, {}, Side::white, kBlitz);
  table.seat_both();
  for (int turn = 0; turn < 10; ++turn) table.play({"+1", "+1", "-1", "-1"}, 1ms);
  const std::vector<milliseconds> expected{500ms, 500ms, 500ms, 500ms, 500ms, 500ms, 200ms};
  EXPECT_EQ(credits_of_white(table, 7), expected);
}

// Field report 12: whatever lag somebody brings about or says, the quota and the balance bound what it gives.
TEST(Lag, OfALiarGainsNoMoreThanQuotaAndBalanceAllow) {
  Table table({.claim_after = 0, .draw_after = 0}, {}, Side::white, TimeControl{Fischer{1h, 0s}});
  table.seat_both();
  const int turns = 50;
  milliseconds sum{};
  for (const milliseconds credit : credits_of_white(table, turns)) sum += credit;
  EXPECT_LE(sum, kLagBalance + turns * kLagRefill);
  EXPECT_EQ(table.left(Side::white), 1h - turns * 1s + sum);
}

TEST(Lag, LetsAnActionCountThatTheLineHeldUp) {
  RunningTable table(kBlitz);
  table.wait(1min + 299ms);
  EXPECT_EQ(table.refusal(table.ada, Act{"+1", 0}, 299ms).code, ErrorCode::game_over);
  EXPECT_EQ(table.does(table.ada, Act{"+1", 0}, 300ms), 1);
  EXPECT_EQ(table.last_receipt().left, 1ms);
}

TEST(Lag, PutsTheEndOffByWhatMayStillBeGivenBack) {
  RunningTable table(kBlitz);
  EXPECT_EQ(table.match.next_deadline(), TimePoint(1min));
  EXPECT_EQ(table.match.next_deadline(300ms), TimePoint(1min + 300ms));
  EXPECT_EQ(table.match.next_deadline(kHugeLag), TimePoint(1min + kLagPerTurn));
  EXPECT_EQ(credited(table, "hold", 2s, 400ms), 400ms);
  EXPECT_EQ(table.match.next_deadline(300ms), TimePoint(1min + 500ms));
  EXPECT_EQ(table.match.standing().safe_until, TimePoint(1min + 400ms));
}

}  // namespace
}  // namespace hexcourt::match
