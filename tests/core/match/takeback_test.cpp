#include "same_match.hpp"
#include "table.hpp"

namespace hexcourt::match {
namespace {

const Offer kTakeback{Proposal::takeback, {}};
const Accept kYes{Proposal::takeback, {}};

/// `asker` asks, and the other one grants it.
void take_back(Table& table, const Player& asker) {
  const Player& other = asker == table.ada ? table.bob : table.ada;
  ASSERT_EQ(table.does(asker, kTakeback), 1);
  ASSERT_EQ(table.does(other, kYes), 1);
}

TEST(Takeback, GoesToTheStartOfTheAskersLastTurn) {
  RunningTable table;
  table.play({"+1", "+1", "+1"});
  take_back(table, table.ada);
  EXPECT_EQ(table.match.ply(), 2);
  EXPECT_EQ(table.match.turn(), 3);
  EXPECT_EQ(table.match.game().position(), "2 w move");
  EXPECT_EQ(std::get<TakenBack>(table.match.events().back().what), (TakenBack{Side::black, 2}));
  EXPECT_EQ(table.match.status(), Status::playing);
}

TEST(Takeback, TakesTheOthersTurnBehindItBackToo) {
  RunningTable table;
  table.play({"+1", "+1", "+1"});
  take_back(table, table.bob);
  EXPECT_EQ(table.match.ply(), 1);
  EXPECT_EQ(table.match.game().position(), "1 b move");
}

TEST(Takeback, TakesAllActionsOfTheTurnBack) {
  RunningTable table;
  table.play({"+1", "+1", "hold", "+1", "hold"});
  take_back(table, table.ada);
  EXPECT_EQ(table.match.game().position(), "2 w move");
  EXPECT_EQ(table.match.ply(), 2);
}

TEST(Takeback, WithinATurnGoesToItsStart) {
  RunningTable table;
  table.play({"+1", "+1", "hold"});
  take_back(table, table.ada);
  EXPECT_EQ(table.match.game().position(), "2 w move");
  EXPECT_EQ(table.match.turn(), 3);
  EXPECT_EQ(table.match.occurrences(), 1);
}

TEST(Takeback, OfTheFirstTurnGoesToTheStart) {
  RunningTable table;
  table.play({"+1"});
  take_back(table, table.ada);
  EXPECT_EQ(table.match.ply(), 0);
  EXPECT_EQ(table.match.turn(), 1);
  EXPECT_EQ(table.match.game().position(), "0 w move");
  EXPECT_EQ(table.match.takeback_ply(Side::white), std::nullopt);
}

TEST(Takeback, IsForWhoeverHasActed) {
  RunningTable table;
  table.play({"+1"});
  EXPECT_EQ(table.match.takeback_ply(Side::white), 0);
  EXPECT_EQ(table.match.takeback_ply(Side::black), std::nullopt);
  const game::Error nothing = table.refusal(table.bob, kTakeback);
  EXPECT_EQ(nothing.code, ErrorCode::not_allowed);
  EXPECT_EQ(nothing.message, "You have not acted yet: there is nothing to take back.");
}

TEST(Takeback, MakesRepetitionForgetWhatWasTakenBack) {
  RunningTable table;
  table.play({"+1", "-1", "+1", "-1"});
  ASSERT_EQ(table.match.occurrences(), 3);
  take_back(table, table.bob);
  EXPECT_EQ(table.match.occurrences(), 2);
  table.play({"-1"});
  EXPECT_EQ(table.match.occurrences(), 3) << "counted once, not twice";
  take_back(table, table.ada);
  EXPECT_EQ(table.match.occurrences(), 2);
}

TEST(Takeback, MakesAbortPossibleAgain) {
  RunningTable table;
  table.play({"+1", "+1"});
  ASSERT_FALSE(table.match.may_abort());
  take_back(table, table.bob);
  EXPECT_TRUE(table.match.may_abort());
}

TEST(Takeback, CanBeGrantedTimeAfterTimeButNoMoreThanEightTimes) {
  RunningTable table;
  for (int made = 0; made < kMostOffers; ++made) {
    table.play({"+1"});
    take_back(table, table.ada);
  }
  table.play({"+1"});
  EXPECT_EQ(table.refusal(table.ada, kTakeback).code, ErrorCode::not_allowed);
}

TEST(Takeback, EndsWhateverElseStoodProposed) {
  RunningTable table;
  table.play({"+1", "+1"});
  ASSERT_EQ(table.does(table.ada, Offer{}), 1);
  ASSERT_EQ(table.does(table.ada, kTakeback), 1);
  take_back(table, table.bob);
  EXPECT_EQ(table.match.offers(), std::vector<OpenOffer>{});
  EXPECT_EQ(table.refusal(table.bob, Accept{}).code, ErrorCode::no_such_offer);
}

TEST(Takeback, OfBothIsTwoProposals) {
  RunningTable table;
  table.play({"+1", "+1"});
  ASSERT_EQ(table.does(table.ada, kTakeback), 1);
  ASSERT_EQ(table.does(table.bob, kTakeback), 1);
  EXPECT_EQ(table.match.offers().size(), 2U);
  ASSERT_EQ(table.does(table.bob, kYes), 1);
  EXPECT_EQ(table.match.ply(), 0);
}

// Field report 11: first come, first served, and never two clocks running.
TEST(Takeback, IsNoLongerThereWhenItsAuthorHasPlayedOn) {
  RunningTable table(Fischer{1min, 0s});
  table.play({"hold"});
  ASSERT_EQ(table.does(table.ada, kTakeback), 1);
  table.play({"+1"});
  EXPECT_EQ(table.refusal(table.bob, kYes).code, ErrorCode::no_such_offer);
  EXPECT_EQ(table.match.ply(), 2);
  EXPECT_EQ(table.clock().running(), Side::black);
}

TEST(Takeback, MakesStaleWhatItsAuthorPlaysOnWith) {
  RunningTable table(Fischer{1min, 0s});
  table.play({"hold"});
  take_back(table, table.ada);
  const game::Error stale = table.refusal(table.ada, Act{"+1", 1});
  EXPECT_EQ(stale.code, ErrorCode::stale);
  EXPECT_EQ(table.clock().running(), Side::white);
}

TEST(Takeback, IsDeclinedByTheOthersPlayingOn) {
  RunningTable table;
  table.play({"+1"});
  ASSERT_EQ(table.does(table.ada, kTakeback), 1);
  table.play({"+1"});
  EXPECT_EQ(table.refusal(table.bob, kYes).code, ErrorCode::no_such_offer);
  EXPECT_EQ(table.refusal(table.ada, kTakeback).code, ErrorCode::not_allowed) << "asked for a moment ago";
}

TEST(Takeback, DecidedWhileItsAuthorPlayedOnIsOfAnotherMoment) {
  RunningTable table;
  table.play({"hold"});
  ASSERT_EQ(table.does(table.ada, kTakeback), 1);
  auto granted = table.match.decide(table.bob, kYes, table.now());
  table.play({"+1"});
  EXPECT_FALSE(table.match.apply(std::move(**granted)).has_value());
  EXPECT_EQ(table.match.ply(), 2);
}

// Field report 16: both clocks stand as they stood when that turn began, and the one to act runs from now on.
TEST(TakebackClocks, StandAsTheyStoodWhenThatTurnBegan) {
  RunningTable table(Fischer{1min, 5s});
  table.play({"+1", "+1"}, 10s);
  ASSERT_EQ(table.left(Side::white), 55s);
  ASSERT_EQ(table.left(Side::black), 55s);
  table.play({"hold", "+1"}, 12s);
  ASSERT_EQ(table.left(Side::white), 36s);
  table.wait(7s);
  take_back(table, table.ada);
  EXPECT_EQ(table.left(Side::white), 55s);
  EXPECT_EQ(table.left(Side::black), 55s);
  EXPECT_EQ(table.clock().running(), Side::white);
  EXPECT_EQ(table.clock().at(), table.now());
  EXPECT_EQ(table.match.next_deadline(), table.now() + 55s);
}

TEST(TakebackClocks, GiveAUsedUpPeriodBack) {
  RunningTable table(ByoYomi{0s, 3, 5s});
  table.play({"+1"}, 8s);
  ASSERT_EQ(table.clock().periods(Side::white), 2);
  take_back(table, table.ada);
  EXPECT_EQ(table.clock().periods(Side::white), 3);
  EXPECT_EQ(table.left(Side::white), 15s);
}

TEST(TakebackClocks, DoNotGiveTheBalanceOfLagBack) {
  RunningTable table(Fischer{10min, 0s});
  milliseconds sum{};
  for (int made = 0; made < kMostOffers; ++made) {
    table.wait(2s);
    ASSERT_EQ(table.does(table.ada, Act{"+1", 0}, 500ms), 1);
    sum += table.last_receipt().credited;
    take_back(table, table.ada);
  }
  EXPECT_EQ(sum, 6 * 500ms + 2 * 200ms);
}

TEST(TakebackClocks, AreTheSameForWhoeverReplaysIt) {
  RunningTable table(ByoYomi{20s, 3, 5s});
  table.play({"+1", "+1", "hold", "-1"}, 8s);
  take_back(table, table.ada);
  table.play({"+1", "-1"}, 3s);
  take_back(table, table.bob);
  table.play({"hold"}, 1s);
  const auto replayed = Match::replay(counting_from({}), table.match.events());
  ASSERT_TRUE(replayed.has_value()) << replayed.error().message;
  expect_same(*replayed, table.match);
}

}  // namespace
}  // namespace hexcourt::match
