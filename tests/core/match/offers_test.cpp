#include "match/offers.hpp"

#include "table.hpp"

namespace hexcourt::match {
namespace {

const Offer kDraw{Proposal::draw, {}};
const Offer kTakeback{Proposal::takeback, {}};
const std::vector<OpenOffer> kNone;

TEST(Proposals, HaveWords) {
  EXPECT_EQ(word(Proposal::draw), "draw");
  EXPECT_EQ(word(Proposal::takeback), "takeback");
  EXPECT_EQ(word(Proposal::rematch), "rematch");
}

TEST(DrawOffer, StandsUntilItIsAnsweredAndIsShown) {
  RunningTable table;
  EXPECT_EQ(table.does(table.ada, kDraw), 1);
  EXPECT_EQ(table.match.offers(), (std::vector<OpenOffer>{{Proposal::draw, Side::white}}));
  EXPECT_EQ(std::get<Offered>(table.match.events().back().what), (Offered{Side::white, Proposal::draw}));
}

TEST(DrawOffer, AcceptedEndsTheGame) {
  RunningTable table;
  EXPECT_EQ(table.does(table.ada, kDraw), 1);
  EXPECT_EQ(table.does(table.bob, Accept{}), 1);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::draw, "agreement"}));
  EXPECT_EQ(std::get<DrawAgreed>(table.match.events().back().what), DrawAgreed{Side::black});
  EXPECT_EQ(table.match.offers(), kNone);
}

TEST(DrawOffer, IsAcceptedByOfferingTheSame) {
  RunningTable table;
  EXPECT_EQ(table.does(table.ada, kDraw), 1);
  EXPECT_EQ(table.does(table.bob, kDraw), 1);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::draw, "agreement"}));
}

TEST(DrawOffer, DeclinedIsGone) {
  RunningTable table;
  EXPECT_EQ(table.does(table.ada, kDraw), 1);
  EXPECT_EQ(table.does(table.bob, Decline{}), 1);
  EXPECT_EQ(table.match.offers(), kNone);
  EXPECT_EQ(table.refusal(table.bob, Accept{}).code, ErrorCode::no_such_offer);
}

TEST(DrawOffer, WithdrawnIsGone) {
  RunningTable table;
  EXPECT_EQ(table.does(table.ada, kDraw), 1);
  EXPECT_EQ(table.does(table.ada, Withdraw{}), 1);
  EXPECT_EQ(table.match.offers(), kNone);
  const game::Error gone = table.refusal(table.bob, Accept{});
  EXPECT_EQ(gone.code, ErrorCode::no_such_offer);
  EXPECT_EQ(gone.message, "White has not proposed a draw, or it no longer stands.");
}

TEST(DrawOffer, IsAnsweredByTheOthersPlayingOn) {
  RunningTable table;
  EXPECT_EQ(table.does(table.ada, kDraw), 1);
  table.play({"+1"});
  EXPECT_EQ(table.match.offers().size(), 1U) << "one's own action leaves it";
  table.play({"hold"});
  EXPECT_EQ(table.match.offers(), kNone);
}

TEST(Offer, ThatStandsIsHarmlessToRepeat) {
  RunningTable table;
  EXPECT_EQ(table.does(table.ada, kDraw), 1);
  EXPECT_EQ(table.does(table.ada, kDraw), 0);
  EXPECT_EQ(table.match.offers().size(), 1U);
}

TEST(Offer, IsAnsweredByTheOtherPlayerOnly) {
  RunningTable table;
  table.play({"+1", "+1"});
  for (const Proposal what : {Proposal::draw, Proposal::takeback}) {
    EXPECT_EQ(table.does(table.ada, Offer{what, {}}), 1);
    EXPECT_EQ(table.refusal(table.ada, Accept{what, {}}).code, ErrorCode::no_such_offer);
    EXPECT_EQ(table.refusal(table.ada, Decline{what}).code, ErrorCode::no_such_offer);
    EXPECT_EQ(table.refusal(table.bob, Withdraw{what}).code, ErrorCode::no_such_offer);
    for (const Command& command :
         std::vector<Command>{Offer{what, {}}, Accept{what, {}}, Decline{what}, Withdraw{what}}) {
      EXPECT_EQ(table.refusal(table.eve, command).code, ErrorCode::not_seated);
    }
  }
}

TEST(Offer, OfDrawOrTakebackIsForARunningGame) {
  for (const Proposal what : {Proposal::draw, Proposal::takeback}) {
    for (const Command& command :
         std::vector<Command>{Offer{what, {}}, Accept{what, {}}, Decline{what}, Withdraw{what}}) {
      Table table;
      EXPECT_EQ(table.does(table.ada, Sit{}), 1);
      EXPECT_EQ(table.refusal(table.ada, command).code, ErrorCode::wrong_phase);
      EXPECT_EQ(table.does(table.bob, Sit{}), 1);
      EXPECT_EQ(table.does(table.bob, Resign{}), 1);
      EXPECT_EQ(table.refusal(table.ada, command).code, ErrorCode::game_over);
    }
  }
}

TEST(Offer, IsGoneWhenTheGameEnds) {
  RunningTable table;
  table.play({"+1", "+1"});
  EXPECT_EQ(table.does(table.ada, kDraw), 1);
  EXPECT_EQ(table.does(table.bob, kTakeback), 1);
  EXPECT_EQ(table.does(table.ada, Resign{}), 1);
  EXPECT_EQ(table.match.offers(), kNone);
}

// Field report 26, for each way in which an offer can come to nothing.
TEST(OfferLimit, MakesWaitForFourTurnsAfterAnOfferThatCameToNothing) {
  const std::vector<Command> ends{Decline{}, Withdraw{}, Act{"+1", 2}};
  for (const Command& end : ends) {
    RunningTable table;
    table.play({"+1", "+1"});
    ASSERT_EQ(table.does(table.bob, kDraw), 1);
    ASSERT_EQ(table.does(std::holds_alternative<Withdraw>(end) ? table.bob : table.ada, end), 1);
    const game::Error soon = table.refusal(table.bob, kDraw);
    EXPECT_EQ(soon.code, ErrorCode::not_allowed);
    EXPECT_EQ(soon.message, "You may propose a draw again from turn 7 on; this is turn " +
                                std::to_string(table.match.turn()) + ".");
    while (table.match.turn() < 6) table.play({table.match.turn() % 2 == 0 ? "-1" : "+1"});
    EXPECT_EQ(table.refusal(table.bob, kDraw).code, ErrorCode::not_allowed);
    table.play({"-1"});
    EXPECT_EQ(table.does(table.bob, kDraw), 1);
  }
}

TEST(OfferLimit, IsForEachPlayerAndEachProposalApart) {
  RunningTable table;
  table.play({"+1", "+1"});
  ASSERT_EQ(table.does(table.ada, kDraw), 1);
  ASSERT_EQ(table.does(table.bob, Decline{}), 1);
  EXPECT_EQ(table.does(table.ada, kTakeback), 1);
  EXPECT_EQ(table.does(table.bob, kDraw), 1);
}

TEST(OfferLimit, IsEightOfAKindInAGame) {
  Table table({.claim_after = 0, .draw_after = 0});
  table.seat_both();
  for (int made = 0; made < kMostOffers; ++made) {
    ASSERT_EQ(table.does(table.ada, kDraw), 1);
    ASSERT_EQ(table.does(table.bob, Decline{}), 1);
    table.play({"+1", "-1", "+1", "-1"});
  }
  table.play({"+1", "-1", "+1", "-1"});
  const game::Error enough = table.refusal(table.ada, kDraw);
  EXPECT_EQ(enough.code, ErrorCode::not_allowed);
  EXPECT_EQ(enough.message, "You have proposed a draw 8 times, which is as often as one game allows.");
}

const Offer kRematch{Proposal::rematch, "next"};

/// A game that Ada has resigned.
RunningTable over() {
  RunningTable table;
  EXPECT_EQ(table.does(table.ada, Resign{}), 1);
  return table;
}

TEST(Rematch, IsForWhenTheGameIsOver) {
  RunningTable table;
  for (const Command& command :
       std::vector<Command>{kRematch, Accept{Proposal::rematch, "next"}, Decline{Proposal::rematch},
                            Withdraw{Proposal::rematch}}) {
    EXPECT_EQ(table.refusal(table.eve, command).code, ErrorCode::not_seated);
    EXPECT_EQ(table.refusal(table.ada, command).code, ErrorCode::wrong_phase);
  }
}

TEST(Rematch, AcceptedNamesTheNextRoomAndLeavesTheResult) {
  RunningTable table = over();
  EXPECT_EQ(table.does(table.ada, kRematch), 1);
  EXPECT_EQ(table.match.offers(), (std::vector<OpenOffer>{{Proposal::rematch, Side::white}}));
  EXPECT_EQ(table.does(table.bob, Accept{Proposal::rematch, "elsewhere"}), 1);
  EXPECT_EQ(table.match.next_room(), "elsewhere");
  EXPECT_EQ(table.match.offers(), kNone);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::black, "resigned"}));
  EXPECT_EQ(std::get<RematchAgreed>(table.match.events().back().what),
            (RematchAgreed{Side::black, "elsewhere"}));
}

TEST(Rematch, IsAcceptedByOfferingTheSame) {
  RunningTable table = over();
  EXPECT_EQ(table.does(table.ada, Offer{Proposal::rematch, "one"}), 1);
  EXPECT_EQ(table.does(table.bob, Offer{Proposal::rematch, "two"}), 1);
  EXPECT_EQ(table.match.next_room(), "two");
}

TEST(Rematch, IsAgreedOnOnce) {
  RunningTable table = over();
  EXPECT_EQ(table.does(table.ada, kRematch), 1);
  EXPECT_EQ(table.does(table.bob, Accept{Proposal::rematch, "next"}), 1);
  EXPECT_EQ(table.does(table.bob, Accept{Proposal::rematch, "other"}), 0);
  EXPECT_EQ(table.does(table.ada, Offer{Proposal::rematch, "other"}), 0);
  EXPECT_EQ(table.refusal(table.ada, Withdraw{Proposal::rematch}).code, ErrorCode::no_such_offer);
  EXPECT_EQ(table.match.next_room(), "next");
}

TEST(Rematch, CanBeDeclinedAndWithdrawnAndProposedEightTimes) {
  RunningTable table = over();
  for (int made = 0; made < kMostOffers; ++made) {
    ASSERT_EQ(table.does(table.ada, kRematch), 1);
    ASSERT_EQ(made % 2 == 0 ? table.does(table.bob, Decline{Proposal::rematch})
                            : table.does(table.ada, Withdraw{Proposal::rematch}),
              1);
  }
  EXPECT_EQ(table.refusal(table.ada, kRematch).code, ErrorCode::not_allowed);
  EXPECT_EQ(table.does(table.bob, kRematch), 1);
}

TEST(ClaimWin, GivesTheGameToWhoeverStayed) {
  RunningTable table(Fischer{1min, 0s});
  EXPECT_EQ(table.does(table.bob, ClaimWin{}), 1);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::black, "abandoned"}));
}

TEST(ClaimWin, IsForPlayersInARunningGame) {
  Table table;
  EXPECT_EQ(table.refusal(table.eve, ClaimWin{}).code, ErrorCode::not_seated);
  EXPECT_EQ(table.does(table.ada, Sit{}), 1);
  EXPECT_EQ(table.refusal(table.ada, ClaimWin{}).code, ErrorCode::wrong_phase);
  EXPECT_EQ(table.does(table.bob, Sit{}), 1);
  EXPECT_EQ(table.does(table.bob, Resign{}), 1);
  EXPECT_EQ(table.refusal(table.ada, ClaimWin{}).code, ErrorCode::game_over);
}

TEST(ClaimWin, IsNotForGamesWithATimeForEachTurn) {
  RunningTable table(PerTurn{24h});
  const game::Error refused = table.refusal(table.ada, ClaimWin{});
  EXPECT_EQ(refused.code, ErrorCode::not_allowed);
  EXPECT_EQ(refused.message,
            "With a time for each turn nobody needs to be here: a win comes when that time runs out.");
}

}  // namespace
}  // namespace hexcourt::match
