#include "match/repetition.hpp"

#include "table.hpp"

namespace hexcourt::match {
namespace {

/// From 0 with White to act to the same again, White to act.
const std::vector<std::string> kRound{"+1", "-1"};

TEST(MatchRepetition, TheStartingPositionIsTheFirstOccurrence) {
  Table table;
  EXPECT_EQ(table.match.occurrences(), 0);
  table.seat_both();
  EXPECT_EQ(table.match.occurrences(), 1);
  table.play(kRound);
  EXPECT_EQ(table.match.occurrences(), 2);
}

TEST(MatchRepetition, AlsoWhereItLiesWithinATurn) {
  RunningTable table({}, {.count = 1, .to_act = Side::white, .held = true});
  EXPECT_EQ(table.match.occurrences(), 1);
  table.play({"+1", "-1"});
  EXPECT_EQ(table.match.game().position(), "1 w move");
  EXPECT_EQ(table.match.occurrences(), 2);
}

TEST(MatchRepetition, PositionsAreLookedAtWhenATurnBeginsOnly) {
  RunningTable table;
  table.play({"hold"});
  EXPECT_EQ(table.match.occurrences(), 0);
  table.play({"+1", "hold", "-1"});
  EXPECT_EQ(table.match.occurrences(), 2);
}

TEST(MatchRepetition, TheSameBoardWithTheOtherSideToActIsAnotherPosition) {
  RunningTable table;
  table.play({"+1", "+1", "-1"});
  EXPECT_EQ(table.match.game().position(), "1 b move");
  EXPECT_EQ(table.match.occurrences(), 2);
  table.play({"+1", "-1", "+1", "-1", "-1"});
  EXPECT_EQ(table.match.game().position(), "0 w move");
  EXPECT_EQ(table.match.occurrences(), 2);
}

TEST(MatchClaimDraw, IsGrantedOnTheThirdOccurrenceToThePlayerToAct) {
  RunningTable table;
  table.play(kRound);
  EXPECT_FALSE(table.match.may_claim_draw());
  table.play(kRound);
  EXPECT_TRUE(table.match.may_claim_draw());
  EXPECT_EQ(table.match.status(), Status::playing);
  EXPECT_EQ(table.refusal(table.bob, ClaimDraw{}).code, ErrorCode::not_your_turn);
  EXPECT_EQ(table.does(table.ada, ClaimDraw{}), 1);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::draw, "repetition"}));
  EXPECT_FALSE(table.match.may_claim_draw());
}

TEST(MatchClaimDraw, IsRefusedWithHowOftenThePositionHasStood) {
  RunningTable table;
  const game::Error once = table.refusal(table.ada, ClaimDraw{});
  EXPECT_EQ(once.code, ErrorCode::not_allowed);
  EXPECT_EQ(once.message, "The position has stood once; a draw can be claimed when it has stood 3 times.");
  table.play(kRound);
  EXPECT_EQ(table.refusal(table.ada, ClaimDraw{}).message,
            "The position has stood 2 times; a draw can be claimed when it has stood 3 times.");
}

TEST(MatchClaimDraw, IsRefusedWithinATurn) {
  RunningTable table({.claim_after = 1, .draw_after = 0});
  EXPECT_TRUE(table.match.may_claim_draw());
  table.play({"hold"});
  EXPECT_FALSE(table.match.may_claim_draw());
  const game::Error within = table.refusal(table.ada, ClaimDraw{});
  EXPECT_EQ(within.code, ErrorCode::not_allowed);
  EXPECT_EQ(within.message, "A draw by repetition can be claimed at the beginning of a turn only.");
}

TEST(MatchClaimDraw, IsNeverGrantedAtZero) {
  RunningTable table({.claim_after = 0, .draw_after = 0});
  for (int i = 0; i < 9; ++i) table.play(kRound);
  EXPECT_EQ(table.match.occurrences(), 10);
  EXPECT_FALSE(table.match.may_claim_draw());
  EXPECT_EQ(table.refusal(table.ada, ClaimDraw{}).code, ErrorCode::not_allowed);
}

TEST(MatchRepetition, DrawsByItselfOnTheFifthOccurrence) {
  RunningTable table;
  for (int i = 0; i < 3; ++i) table.play(kRound);
  EXPECT_EQ(table.match.occurrences(), 4);
  EXPECT_EQ(table.match.status(), Status::playing);
  const std::uint64_t before = table.match.seq();
  table.play(kRound);
  EXPECT_EQ(table.match.status(), Status::finished);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::draw, "repetition"}));
  EXPECT_EQ(table.match.seq(), before + 2) << "the draw is part of the action's own event";
}

TEST(MatchRepetition, DrawsOnTheOccurrenceThatTheSettingsName) {
  RunningTable twice({.claim_after = 3, .draw_after = 2});
  twice.play(kRound);
  EXPECT_EQ(twice.match.result(), (game::Result{game::Outcome::draw, "repetition"}));
  const RunningTable once({.claim_after = 3, .draw_after = 1});
  EXPECT_EQ(once.match.result(), (game::Result{game::Outcome::draw, "repetition"}));
}

TEST(MatchSettings, ArePartedFromTheGames) {
  const auto parted = part_settings({{"capture", std::string("ring")},
                                     {"draw_after", std::int64_t{0}},
                                     {"touch_move", true},
                                     {"claim_after", std::int64_t{100}}});
  ASSERT_TRUE(parted.has_value());
  EXPECT_EQ(parted->repetition, (RepetitionLimits{.claim_after = 100, .draw_after = 0}));
  EXPECT_EQ(parted->game, (game::NamedValues{{"capture", std::string("ring")}, {"touch_move", true}}));
}

TEST(MatchSettings, AreThreeAndFiveByDefault) {
  const auto parted = part_settings({});
  ASSERT_TRUE(parted.has_value());
  EXPECT_EQ(parted->repetition, (RepetitionLimits{.claim_after = 3, .draw_after = 5}));
}

void expect_not_taken(const game::NamedValues& settings) {
  const auto parted = part_settings(settings);
  ASSERT_FALSE(parted.has_value());
  EXPECT_EQ(parted.error().code, ErrorCode::bad_settings);
  EXPECT_FALSE(parted.error().message.empty());
}

TEST(MatchSettings, OfOneAreRefusedBecauseTheGameWouldBeDrawnAsItStarts) {
  for (const char* key : {"claim_after", "draw_after"}) {
    const auto parted = part_settings({{key, std::int64_t{1}}});
    ASSERT_FALSE(parted.has_value());
    EXPECT_EQ(parted.error().code, ErrorCode::bad_settings);
    EXPECT_EQ(parted.error().message,
              "The setting '" + std::string(key) +
                  "' takes 0 for never, or 2 to 100, not '1': every position has stood once when the game "
                  "starts, which is no repetition.");
    EXPECT_TRUE(part_settings({{key, std::int64_t{2}}}).has_value());
  }
}

TEST(MatchSettings, TakeWholeNumbersFromZeroToAHundred) {
  for (const char* key : {"claim_after", "draw_after"}) {
    expect_not_taken({{key, std::int64_t{-1}}});
    expect_not_taken({{key, std::int64_t{101}}});
    expect_not_taken({{key, true}});
    expect_not_taken({{key, std::string("3")}});
    expect_not_taken({{key, std::int64_t{2}}, {key, std::int64_t{2}}});
  }
}

}  // namespace
}  // namespace hexcourt::match
