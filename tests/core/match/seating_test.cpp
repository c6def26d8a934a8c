#include "table.hpp"

namespace hexcourt::match {
namespace {

TEST(MatchCreate, IsItsFirstEvent) {
  const Table table({.claim_after = 2, .draw_after = 4}, {}, Side::black);
  ASSERT_EQ(table.match.events().size(), 1U);
  const Event& first = table.match.events().front();
  EXPECT_EQ(first.seq, 1U);
  EXPECT_EQ(table.match.seq(), 1U);
  const Created expected{"counting", {},         "0 w move", {.claim_after = 2, .draw_after = 4},
                         table.ada,  Side::black};
  EXPECT_EQ(std::get<Created>(first.what), expected);
  EXPECT_EQ(table.match.created(), expected);
  EXPECT_EQ(table.match.status(), Status::waiting);
  EXPECT_EQ(table.match.ply(), 0);
  EXPECT_EQ(table.match.turn(), 1);
}

TEST(MatchSit, GivesTheHostTheHostsSideAndAnyoneElseTheOther) {
  for (const Side host_side : {Side::white, Side::black}) {
    Table host_first({}, {}, host_side);
    EXPECT_EQ(host_first.does(host_first.ada, Sit{}), 1);
    EXPECT_EQ(host_first.match.side_of("id-ada"), host_side);
    Table guest_first({}, {}, host_side);
    EXPECT_EQ(guest_first.does(guest_first.bob, Sit{}), 1);
    EXPECT_EQ(guest_first.match.side_of("id-bob"), game::opponent(host_side));
  }
}

TEST(MatchSit, GivesTheOneStillFreeWhenTheUsualSeatIsTaken) {
  Table guests;
  EXPECT_EQ(guests.does(guests.bob, Sit{}), 1);
  EXPECT_EQ(guests.does(guests.eve, Sit{}), 1);
  EXPECT_EQ(guests.match.side_of("id-eve"), Side::white);
  Table late_host;
  EXPECT_EQ(late_host.does(late_host.bob, Sit{Side::white}), 1);
  EXPECT_EQ(late_host.does(late_host.ada, Sit{}), 1);
  EXPECT_EQ(late_host.match.side_of("id-ada"), Side::black);
}

TEST(MatchSit, TakesTheFreeSeatAskedFor) {
  Table table;
  EXPECT_EQ(table.does(table.ada, Sit{Side::black}), 1);
  EXPECT_EQ(table.match.seat(Side::black), table.ada);
  EXPECT_EQ(table.match.seat(Side::white), std::nullopt);
}

TEST(MatchSit, MovesToTheOtherFreeSeatWithOneEvent) {
  Table table;
  EXPECT_EQ(table.does(table.ada, Sit{Side::white}), 1);
  EXPECT_EQ(table.does(table.ada, Sit{Side::black}), 1);
  EXPECT_EQ(table.match.seq(), 3U);
  EXPECT_EQ(table.match.seat(Side::white), std::nullopt);
  EXPECT_EQ(table.match.side_of("id-ada"), Side::black);
  EXPECT_EQ(table.match.status(), Status::waiting);
}

TEST(MatchSit, OnOnesOwnSeatCausesNothing) {
  Table table;
  EXPECT_EQ(table.does(table.ada, Sit{Side::black}), 1);
  EXPECT_EQ(table.does(table.ada, Sit{Side::black}), 0);
  EXPECT_EQ(table.does(table.ada, Sit{}), 0);
  EXPECT_EQ(table.does(table.bob, Sit{}), 1);
  EXPECT_EQ(table.does(table.ada, Sit{Side::black}), 0);
  EXPECT_EQ(table.match.seq(), 3U);
}

TEST(MatchSit, SaysWhoSitsThere) {
  Table table;
  EXPECT_EQ(table.does(table.ada, Sit{}), 1);
  const game::Error taken = table.refusal(table.bob, Sit{Side::white});
  EXPECT_EQ(taken.code, ErrorCode::room_full);
  EXPECT_EQ(taken.message, "Ada plays White; Black is still free.");
}

TEST(MatchSit, IsRefusedWhenBothSeatsAreTakenOrTheGameRuns) {
  RunningTable table;
  const game::Error full = table.refusal(table.eve, Sit{});
  EXPECT_EQ(full.code, ErrorCode::room_full);
  EXPECT_EQ(full.message, "Bob plays Black and Ada White: both seats are taken.");
  EXPECT_EQ(table.refusal(table.ada, Sit{Side::black}).code, ErrorCode::room_full);
  EXPECT_EQ(table.does(table.bob, Resign{}), 1);
  EXPECT_EQ(table.refusal(table.eve, Sit{Side::white}).code, ErrorCode::room_full);
}

TEST(MatchStart, FollowsFromTheSecondSeatWithoutAnEventOfItsOwn) {
  Table table;
  EXPECT_EQ(table.does(table.ada, Sit{}), 1);
  EXPECT_EQ(table.match.status(), Status::waiting);
  EXPECT_EQ(table.does(table.bob, Sit{}), 1);
  EXPECT_EQ(table.match.status(), Status::playing);
  EXPECT_EQ(table.match.seq(), 3U);
}

TEST(MatchStart, AtAPositionThatIsOverEndsTheMatch) {
  const RunningTable table({.claim_after = 1, .draw_after = 1}, {.count = 5, .to_act = Side::black});
  EXPECT_EQ(table.match.status(), Status::finished);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::white, "counted"}));
}

TEST(MatchStand, FreesTheSeatBeforeTheGameStarts) {
  Table table;
  EXPECT_EQ(table.refusal(table.ada, Stand{}).code, ErrorCode::not_seated);
  EXPECT_EQ(table.does(table.ada, Sit{}), 1);
  EXPECT_EQ(table.does(table.ada, Stand{}), 1);
  EXPECT_EQ(table.match.side_of("id-ada"), std::nullopt);
  EXPECT_EQ(table.does(table.bob, Sit{Side::white}), 1);
}

TEST(MatchStand, IsTheWrongPhaseOnceTheGameRuns) {
  RunningTable table;
  EXPECT_EQ(table.refusal(table.ada, Stand{}).code, ErrorCode::wrong_phase);
  EXPECT_EQ(table.refusal(table.eve, Stand{}).code, ErrorCode::not_seated);
  EXPECT_EQ(table.does(table.ada, Resign{}), 1);
  EXPECT_EQ(table.refusal(table.bob, Stand{}).code, ErrorCode::wrong_phase);
}

}  // namespace
}  // namespace hexcourt::match
