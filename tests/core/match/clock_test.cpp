#include "match/clock.hpp"

#include "table.hpp"

namespace hexcourt::match {
namespace {

constexpr milliseconds kNoLag{0};

/// A clock with White to act since time 0.
GameClock started(const TimeControl& control) {
  GameClock clock(control);
  clock.start(Side::white, TimePoint{});
  return clock;
}

/// White thinks for `time` and acts, and is to act again at once.
ClockReceipt act(GameClock& clock, milliseconds time, bool turn_ended = true) {
  const TimePoint now = clock.at() + time;
  const ClockReceipt receipt = clock.charge(now, kNoLag, turn_ended);
  clock.start(Side::white, now);
  return receipt;
}

ClockReceipt receipt(milliseconds charged, milliseconds gained, milliseconds left) {
  return {.charged = charged, .credited = 0ms, .gained = gained, .left = left};
}

TEST(Clock, RunsForNobodyBeforeItIsStarted) {
  const GameClock clock(Fischer{1min, 1s});
  EXPECT_EQ(clock.running(), std::nullopt);
  EXPECT_EQ(clock.runs_out(kNoLag), std::nullopt);
  EXPECT_EQ(clock.left(Side::white), 1min);
  EXPECT_EQ(clock.left(Side::black), 1min);
}

TEST(Clock, RunsOutInTheMillisecondInWhichNothingIsLeft) {
  EXPECT_EQ(started(Fischer{1min, 1s}).runs_out(kNoLag), TimePoint(1min));
  EXPECT_EQ(started(ByoYomi{10s, 3, 5s}).runs_out(kNoLag), TimePoint(25s));
  EXPECT_EQ(started(PerTurn{24h}).runs_out(kNoLag), TimePoint(24h));
}

TEST(Clock, ChargesOnlyThePlayerWhoseClockRan) {
  GameClock clock = started(Fischer{1min, 0s});
  clock.charge(TimePoint(10s), kNoLag, true);
  EXPECT_EQ(clock.running(), std::nullopt);
  clock.start(Side::black, TimePoint(10s));
  EXPECT_EQ(clock.charge(TimePoint(13s), kNoLag, true), receipt(3s, 0s, 57s));
  EXPECT_EQ(clock.left(Side::white), 50s);
  EXPECT_EQ(clock.left(Side::black), 57s);
}

TEST(Clock, AsksNothingForATimeBeforeItBeganToRun) {
  GameClock clock(Fischer{1min, 0s});
  clock.start(Side::white, TimePoint(10s));
  EXPECT_EQ(clock.charge(TimePoint(4s), kNoLag, true), receipt(0s, 0s, 1min));
}

TEST(FischerClock, AddsTheIncrementAtTheEndOfATurnAndNotWithinOne) {
  GameClock clock = started(Fischer{1min, 3s});
  EXPECT_EQ(act(clock, 10s, false), receipt(10s, 0s, 50s));
  EXPECT_EQ(act(clock, 1s, false), receipt(1s, 0s, 49s));
  EXPECT_EQ(act(clock, 2s), receipt(2s, 3s, 50s));
}

TEST(FischerClock, RisesToItsCapAndNoHigher) {
  GameClock clock = started(Fischer{10s, 3s, 12s});
  EXPECT_EQ(act(clock, 2s), receipt(2s, 3s, 11s));
  EXPECT_EQ(act(clock, 1s), receipt(1s, 2s, 12s));
  EXPECT_EQ(act(clock, 0s), receipt(0s, 0s, 12s));
  EXPECT_EQ(act(clock, 3s), receipt(3s, 3s, 12s));
}

TEST(FischerClock, KeepsAboveItsCapWhatABonusGave) {
  GameClock clock = started(Fischer{10s, 3s, 12s});
  clock.forgive(TimePoint(0s), TimePoint(1s), 15s);
  EXPECT_EQ(act(clock, 2s), receipt(2s, 0s, 23s));
}

TEST(FischerClock, IsAliveWithOneMillisecondLeft) {
  GameClock clock = started(Fischer{10s, 0s});
  EXPECT_EQ(act(clock, 10s - 1ms), receipt(10s - 1ms, 0s, 1ms));
  EXPECT_EQ(clock.runs_out(kNoLag), TimePoint(10s));
}

TEST(ByoYomiClock, TakesTheMainTimeFirst) {
  GameClock clock = started(ByoYomi{10s, 3, 5s});
  EXPECT_EQ(act(clock, 9s), receipt(9s, 0s, 16s));
  EXPECT_EQ(clock.periods(Side::white), 3);
  EXPECT_EQ(act(clock, 1s), receipt(1s, 0s, 15s)) << "the main time is used up, and no period touched";
}

TEST(ByoYomiClock, MakesThePeriodInUseWholeAtTheEndOfATurn) {
  GameClock clock = started(ByoYomi{0s, 3, 5s});
  EXPECT_EQ(act(clock, 5s - 1ms), receipt(5s - 1ms, 5s - 1ms, 15s));
  EXPECT_EQ(clock.periods(Side::white), 3);
}

TEST(ByoYomiClock, LosesAPeriodThatIsUsedUpToTheMillisecond) {
  GameClock clock = started(ByoYomi{0s, 3, 5s});
  EXPECT_EQ(act(clock, 5s), receipt(5s, 0s, 10s));
  EXPECT_EQ(clock.periods(Side::white), 2);
}

TEST(ByoYomiClock, LosesSeveralPeriodsInOneTurn) {
  GameClock clock = started(ByoYomi{2s, 3, 5s});
  EXPECT_EQ(act(clock, 14s), receipt(14s, 2s, 5s)) << "2 s, two periods, and 2 s of the last";
  EXPECT_EQ(clock.periods(Side::white), 1);
}

TEST(ByoYomiClock, GoesOnForeverInItsLastPeriod) {
  GameClock clock = started(ByoYomi{0s, 1, 5s});
  for (int turn = 0; turn < 5; ++turn) EXPECT_EQ(act(clock, 5s - 1ms), receipt(5s - 1ms, 5s - 1ms, 5s));
  EXPECT_EQ(clock.runs_out(kNoLag), clock.at() + 5s);
}

TEST(ByoYomiClock, AddsUpTheActionsOfOneTurn) {
  GameClock clock = started(ByoYomi{1s, 2, 5s});
  EXPECT_EQ(act(clock, 3s, false), receipt(3s, 0s, 8s));
  EXPECT_EQ(clock.periods(Side::white), 2);
  EXPECT_EQ(act(clock, 4s, false), receipt(4s, 0s, 4s));
  EXPECT_EQ(clock.periods(Side::white), 1);
  EXPECT_EQ(clock.runs_out(kNoLag), clock.at() + 4s);
  EXPECT_EQ(act(clock, 3s), receipt(3s, 4s, 5s));
}

TEST(ByoYomiClock, GivesABonusToThePeriodInUseAndTheRestAsMainTime) {
  GameClock clock = started(ByoYomi{0s, 2, 5s});
  act(clock, 3s, false);
  clock.forgive(clock.at(), clock.at(), 10s);
  EXPECT_EQ(clock.left(Side::white), 17s);
  EXPECT_EQ(act(clock, 8s), receipt(8s, 1s, 10s));
  EXPECT_EQ(clock.periods(Side::white), 2);
}

TEST(PerTurnClock, IsWholeAgainAfterEachTurn) {
  GameClock clock = started(PerTurn{1min});
  EXPECT_EQ(act(clock, 59s), receipt(59s, 59s, 1min));
  EXPECT_EQ(act(clock, 0s), receipt(0s, 0s, 1min));
}

TEST(PerTurnClock, GoesDownOverAllActionsOfATurn) {
  GameClock clock = started(PerTurn{1min});
  EXPECT_EQ(act(clock, 20s, false), receipt(20s, 0s, 40s));
  EXPECT_EQ(act(clock, 30s, false), receipt(30s, 0s, 10s));
  EXPECT_EQ(clock.runs_out(kNoLag), clock.at() + 10s);
  EXPECT_EQ(act(clock, 9s), receipt(9s, 59s, 1min));
}

TEST(Clock, BringsWhatATurnBringsForEachOfTwoTurnsInARow) {
  GameClock fischer = started(Fischer{1min, 3s});
  EXPECT_EQ(act(fischer, 5s), receipt(5s, 3s, 58s));
  EXPECT_EQ(act(fischer, 1s), receipt(1s, 3s, 60s));
  GameClock byo_yomi = started(ByoYomi{0s, 1, 5s});
  EXPECT_EQ(act(byo_yomi, 4s), receipt(4s, 4s, 5s));
  EXPECT_EQ(act(byo_yomi, 4s), receipt(4s, 4s, 5s));
  GameClock per_turn = started(PerTurn{1min});
  EXPECT_EQ(act(per_turn, 50s), receipt(50s, 50s, 1min));
  EXPECT_EQ(act(per_turn, 50s), receipt(50s, 50s, 1min));
  EXPECT_EQ(per_turn.left(Side::black), 1min);
}

TEST(Clock, BringsItToWhoeverEndedTheTurn) {
  GameClock clock = started(PerTurn{1min});
  clock.charge(TimePoint(20s), kNoLag, false);
  clock.start(Side::black, TimePoint(20s));
  EXPECT_EQ(clock.charge(TimePoint(25s), kNoLag, true), receipt(5s, 5s, 1min));
  EXPECT_EQ(clock.left(Side::white), 40s);
}

TEST(Clock, GivesEachTurnItsQuotaOfLagWhoeverEndedTheOneBefore) {
  GameClock clock = started(Fischer{1min, 0s});
  EXPECT_EQ(clock.charge(TimePoint(2s), 400ms, false).credited, 400ms);
  clock.start(Side::black, TimePoint(2s));
  clock.charge(TimePoint(4s), kNoLag, true);
  clock.start(Side::white, TimePoint(4s));
  EXPECT_EQ(clock.charge(TimePoint(6s), 400ms, true).credited, 400ms);
}

TEST(ClockStop, ChargesWhatRanAndAtMostWhatIsLeft) {
  GameClock clock = started(ByoYomi{0s, 2, 5s});
  clock.stop(TimePoint(3s));
  EXPECT_EQ(clock.left(Side::white), 7s);
  EXPECT_EQ(clock.running(), std::nullopt);
  clock.stop(TimePoint(5s));
  EXPECT_EQ(clock.left(Side::white), 7s) << "stopped for good";
  GameClock late = started(ByoYomi{1s, 2, 5s});
  late.stop(TimePoint(1h));
  EXPECT_EQ(late.left(Side::white), 0s);
  EXPECT_EQ(late.periods(Side::white), 0);
}

TEST(ClockForgive, ChargesNobodyForThatTime) {
  GameClock clock = started(Fischer{1min, 0s});
  clock.forgive(TimePoint(10s), TimePoint(1h), 0s);
  EXPECT_EQ(clock.runs_out(kNoLag), TimePoint(1h + 50s));
  EXPECT_EQ(clock.charge(TimePoint(1h + 5s), kNoLag, true), receipt(15s, 0s, 45s));
}

TEST(ClockForgive, LooksOnlyAtWhatRan) {
  GameClock clock(Fischer{1min, 0s});
  clock.start(Side::white, TimePoint(20s));
  clock.forgive(TimePoint(10s), TimePoint(30s), 0s);
  EXPECT_EQ(clock.runs_out(kNoLag), TimePoint(90s));
  clock.forgive(TimePoint(10s), TimePoint(20s), 0s);
  EXPECT_EQ(clock.runs_out(kNoLag), TimePoint(90s));
}

TEST(ClockForgive, GivesTheBonusToTheRunningClock) {
  GameClock clock = started(Fischer{1min, 0s});
  clock.forgive(TimePoint(10s), TimePoint(20s), 15s);
  EXPECT_EQ(clock.left(Side::white), 75s);
  EXPECT_EQ(clock.left(Side::black), 1min);
  EXPECT_EQ(clock.runs_out(kNoLag), TimePoint(85s));
}

TEST(PerTurnClock, KeepsOfABonusWhatATurnDidNotUse) {
  GameClock clock = started(PerTurn{1min});
  clock.forgive(TimePoint(0s), TimePoint(1s), 15s);
  EXPECT_EQ(act(clock, 5s), receipt(5s, 0s, 70s));
  EXPECT_EQ(act(clock, 20s), receipt(20s, 10s, 1min));
}

}  // namespace
}  // namespace hexcourt::match
