#include "table.hpp"

namespace hexcourt::match {
namespace {

const TimeControl kMinute = Fischer{1min, 0s};

TEST(Timeout, GivesTheGameToTheOtherSideInTheMillisecondInWhichTheClockRanOut) {
  RunningTable table(kMinute);
  table.play({"+1"}, 10s);
  table.wait(5min);
  EXPECT_EQ(table.carry_out(table.match.overdue(table.now())), 1);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::white, "timeout"}));
  const Event& event = table.match.events().back();
  EXPECT_EQ(event.at, TimePoint(70s));
  EXPECT_EQ(std::get<TimedOut>(event.what), (TimedOut{Side::black, 0ms}));
  EXPECT_EQ(table.left(Side::black), 0ms);
  EXPECT_EQ(table.left(Side::white), 50s);
  EXPECT_EQ(table.clock().running(), std::nullopt);
}

TEST(Timeout, SaysWhatLagWasAllowedFor) {
  RunningTable table(kMinute);
  table.wait(5min);
  EXPECT_EQ(table.carry_out(table.match.overdue(table.now(), 130ms)), 1);
  EXPECT_EQ(table.match.events().back(), (Event{4, TimePoint(60s + 130ms), TimedOut{Side::white, 130ms}}));
  EXPECT_EQ(table.left(Side::white), 0ms);
}

// Field report 10: either the action or the clock, for every millisecond around the end.
TEST(Timeout, AndAnActionInTheSameMillisecondNeverBothCount) {
  for (const milliseconds time : {60s - 2ms, 60s - 1ms, milliseconds(60s), 60s + 1ms}) {
    RunningTable table(kMinute);
    table.wait(time);
    const bool is_overdue = table.match.overdue(table.now()).has_value();
    const auto acted = table.match.decide(table.ada, Act{"+1", 0}, table.now());
    EXPECT_EQ(is_overdue, time >= 60s) << time.count();
    EXPECT_NE(is_overdue, acted.has_value()) << time.count();
  }
}

TEST(Timeout, RefusesTheLateActionUntilItIsCarriedOut) {
  RunningTable table(kMinute);
  table.wait(1min);
  const game::Error late = table.refusal(table.ada, Act{"+1", 0});
  EXPECT_EQ(late.code, ErrorCode::game_over);
  EXPECT_EQ(late.message, "Your time has run out: Black has won.");
}

TEST(Timeout, LetsNoOtherCommandThroughEither) {
  RunningTable table(kMinute);
  ASSERT_EQ(table.does(table.bob, Offer{}), 1);
  table.wait(1min);
  for (const Command& command : std::vector<Command>{Resign{}, Abort{}, ClaimDraw{}, ClaimWin{}, Offer{},
                                                     Withdraw{}, Accept{}, Decline{}}) {
    EXPECT_EQ(table.refusal(table.ada, command).code, ErrorCode::game_over);
  }
  table.wait(kLagPerTurn);
  for (const Command& command : std::vector<Command>{Resign{}, Abort{}, ClaimWin{}, Offer{}, Withdraw{}}) {
    EXPECT_EQ(table.refusal(table.bob, command).message, "White's time has run out: Black has won.");
  }
}

// Field report 13.
TEST(Timeout, ComesExactlyWhenTheClockThatIsShownComesToZero) {
  for (const TimeControl& control :
       std::vector<TimeControl>{Fischer{1min, 2s}, ByoYomi{5s, 3, 10s}, PerTurn{1min}}) {
    RunningTable table(control);
    table.play({"+1", "hold", "+1", "hold", "-1"}, 7s);
    const TimePoint shown = table.clock().at() + table.left(*table.clock().running());
    EXPECT_FALSE(table.match.overdue(shown - 1ms).has_value());
    EXPECT_TRUE(table.match.overdue(shown).has_value());
    EXPECT_EQ(table.match.next_deadline(), shown);
    EXPECT_EQ(table.match.standing().safe_until, shown);
  }
}

// Field report 14: nobody needs to do or ask anything.
TEST(Timeout, NeedsNobody) {
  const RunningTable table(kMinute);
  ASSERT_EQ(table.match.next_deadline(), TimePoint(1min));
  Match match = table.match;
  EXPECT_TRUE(match.apply(*match.overdue(*match.next_deadline())).has_value());
  EXPECT_EQ(match.status(), Status::finished);
}

// Field report 15: what a page does when it comes back.
TEST(MatchClock, IsNotChangedByComingBackAndSayingTheLastThingAgain) {
  RunningTable table(kMinute);
  table.play({"+1"}, 10s);
  const GameClock before = table.clock();
  table.wait(10s);
  EXPECT_EQ(table.does(table.bob, Sit{}), 0);
  EXPECT_EQ(table.does(table.ada, Act{"+1", 0}), 0);
  EXPECT_EQ(table.refusal(table.bob, Act{"nonsense", 1}).code, ErrorCode::illegal_action);
  EXPECT_EQ(table.clock(), before);
}

TEST(MatchClock, RunsFromWhenTheSecondPlayerSatDown) {
  Table table({}, {}, Side::white, kMinute);
  EXPECT_EQ(table.does(table.ada, Sit{}), 1);
  table.wait(1h);
  EXPECT_EQ(table.match.next_deadline(), std::nullopt);
  EXPECT_EQ(table.match.overdue(table.now()), std::nullopt);
  EXPECT_EQ(table.does(table.bob, Sit{}), 1);
  EXPECT_EQ(table.clock().running(), Side::white);
  EXPECT_EQ(table.match.next_deadline(), TimePoint(1h + 1min));
}

TEST(MatchClock, RunsForThePlayerToActWithinATurnToo) {
  RunningTable table(Fischer{1min, 5s});
  table.play({"hold"}, 10s);
  EXPECT_EQ(table.clock().running(), Side::white);
  EXPECT_EQ(table.left(Side::white), 50s);
  table.play({"+1"}, 10s);
  EXPECT_EQ(table.clock().running(), Side::black);
  EXPECT_EQ(table.left(Side::white), 45s);
}

TEST(MatchClock, IsNoneInAGameWithout) {
  RunningTable table;
  table.play({"+1"});
  EXPECT_EQ(table.match.clock(), std::nullopt);
  EXPECT_EQ(table.match.history().back().receipt, std::nullopt);
  EXPECT_EQ(table.match.next_deadline(), std::nullopt);
  EXPECT_EQ(table.match.overdue(TimePoint(24h)), std::nullopt);
  EXPECT_EQ(table.match.down_time(TimePoint(10s), TimePoint(1h), 15s), std::nullopt);
}

TEST(MatchClock, WritesAReceiptForEachAction) {
  RunningTable table(Fischer{1min, 5s});
  table.play({"+1"}, 10s);
  const ClockReceipt expected{.charged = 10s, .credited = 0ms, .gained = 5s, .left = 55s};
  EXPECT_EQ(std::get<Acted>(table.match.events().back().what), (Acted{Side::white, "+1=1", expected}));
  EXPECT_EQ(table.match.history().back().receipt, expected);
  EXPECT_EQ(table.match.history().back().at, TimePoint(10s));
}

TEST(MatchClock, StopsAtEveryEnd) {
  for (const Command& end : std::vector<Command>{Resign{}, Abort{}, ClaimWin{}}) {
    RunningTable table(kMinute);
    table.wait(10s);
    ASSERT_EQ(table.does(table.bob, end), 1);
    EXPECT_EQ(table.clock().running(), std::nullopt);
    EXPECT_EQ(table.left(Side::white), 50s);
    EXPECT_EQ(table.match.next_deadline(), std::nullopt);
  }
  RunningTable counted(kMinute);
  counted.play({"+2", "+2", "+1"}, 10s);
  EXPECT_EQ(counted.clock().running(), std::nullopt);
  EXPECT_EQ(counted.left(Side::white), 40s);
  EXPECT_EQ(counted.left(Side::black), 50s);
}

/// Nothing at all can end the game of `table` once more.
void expect_ended_for_good(Table& table) {
  ASSERT_EQ(table.match.status(), Status::finished);
  const auto result = table.match.result();
  table.wait(1h);
  EXPECT_EQ(table.match.overdue(table.now()), std::nullopt);
  EXPECT_EQ(table.match.down_time(table.now() - 1min, table.now(), 0s), std::nullopt);
  for (const Player& player : {table.ada, table.bob}) {
    for (const Command& command :
         std::vector<Command>{Resign{}, Abort{}, ClaimDraw{}, ClaimWin{}, Offer{Proposal::draw, {}},
                              Offer{Proposal::takeback, {}}, Accept{Proposal::draw, {}},
                              Accept{Proposal::takeback, {}}, Act{"+1", table.match.ply()}}) {
      EXPECT_EQ(table.refusal(player, command).code, ErrorCode::game_over);
    }
  }
  EXPECT_EQ(table.match.result(), result);
}

TEST(MatchEnd, IsOneWhateverComesAfterIt) {
  for (const Command& end : std::vector<Command>{Resign{}, Abort{}, ClaimWin{}, Accept{}}) {
    RunningTable table(kMinute);
    ASSERT_EQ(table.does(table.ada, Offer{}), 1);
    ASSERT_EQ(table.does(table.bob, end), 1);
    expect_ended_for_good(table);
  }
  RunningTable timed_out(kMinute);
  timed_out.wait(1min);
  ASSERT_EQ(timed_out.carry_out(timed_out.match.overdue(timed_out.now())), 1);
  expect_ended_for_good(timed_out);
  RunningTable counted(kMinute);
  counted.play({"+2", "+2", "+1"});
  expect_ended_for_good(counted);
}

TEST(MatchEnd, IsTheFirstOfTwoThatWereDecidedAtOnce) {
  RunningTable table(kMinute);
  auto resigned = table.match.decide(table.ada, Resign{}, table.now());
  auto claimed = table.match.decide(table.bob, ClaimWin{}, table.now());
  ASSERT_TRUE(resigned && claimed);
  EXPECT_EQ(table.carry_out(std::move(*resigned)), 1);
  const auto second = table.match.apply(std::move(**claimed));
  ASSERT_FALSE(second.has_value());
  EXPECT_EQ(second.error().code, ErrorCode::bad_position);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::black, "resigned"}));
  EXPECT_EQ(table.match.seq(), 4U);
}

TEST(MatchTime, NeverGoesBack) {
  RunningTable table(kMinute);
  table.play({"+1"}, 10s);
  table.wait(-5s);
  ASSERT_EQ(table.does(table.bob, Act{"+1", 1}), 1);
  EXPECT_EQ(table.match.events().back().at, TimePoint(10s));
  EXPECT_EQ(table.left(Side::black), 1min);
}

TEST(Timeout, IsNeverBeforeAnEventThatLagWasAllowedFor) {
  RunningTable table(kMinute);
  table.wait(1min + 200ms);
  ASSERT_EQ(table.does(table.ada, Offer{}, 300ms), 1);
  EXPECT_EQ(table.match.next_deadline(0ms), TimePoint(1min + 200ms));
  EXPECT_EQ(table.carry_out(table.match.overdue(table.now(), 0ms)), 1);
  EXPECT_EQ(table.match.events().back(), (Event{5, TimePoint(1min + 200ms), TimedOut{Side::white, 200ms}}));
  const auto replayed = Match::replay(counting_from({}), table.match.events());
  EXPECT_TRUE(replayed.has_value());
}

}  // namespace
}  // namespace hexcourt::match
