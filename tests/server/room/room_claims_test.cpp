#include "room/room_world.hpp"

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;

class RoomClaims : public RoomWorld {
 protected:
  void SetUp() override { begin(std::nullopt); }

  void begin(const std::optional<match::TimeControl>& control) {
    make_room({.clock = control});
    begin_game();
  }
  void claim() { send(ada, protocol::ClaimWin{}, 1); }
  /// How Bob's seat is told to those who are there.
  json bobs_seat() { return ada->last("presence").at("players").at("black"); }
};

TEST_F(RoomClaims, TheWinIsClaimedOverAPlayerWhoLeftAndStayedAway) {
  leave(bob, Departure::left);
  EXPECT_EQ(bobs_seat().at("claim_at"), milliseconds_of(clock.now() + limits.abandoned_after_leaving));
  clock.advance(limits.abandoned_after_leaving);
  claim();
  EXPECT_EQ(ada->count("ok"), 1);
  EXPECT_EQ(ada->last("state").at("result"), json({{"outcome", "white"}, {"reason", "abandoned"}}));
}

TEST_F(RoomClaims, WhoLostTheLineIsWaitedForLonger) {
  leave(bob, Departure::lost);
  const TimePoint claim_at = clock.now() + limits.abandoned_after_losing;
  EXPECT_GT(limits.abandoned_after_losing, limits.abandoned_after_leaving);
  EXPECT_EQ(bobs_seat().at("claim_at"), milliseconds_of(claim_at));
  clock.advance(limits.abandoned_after_losing - 1ms);
  claim();
  EXPECT_EQ(ada->last("error").at("code"), "not_allowed");
  EXPECT_EQ(ada->last("error").at("details").at("claim_at"), milliseconds_of(claim_at));
  clock.advance(1ms);
  claim();
  EXPECT_EQ(ada->last("state").at("result").at("reason"), "abandoned");
}

TEST_F(RoomClaims, WhoCameBackIsNotAwayAndTheirTimeBeginsAnew) {
  leave(bob, Departure::left);
  clock.advance(limits.abandoned_after_leaving);
  const Person back = again(bob);
  enter(back);
  claim();
  EXPECT_EQ(ada->last("error").at("code"), "not_allowed");
  EXPECT_FALSE(ada->last("error").contains("details"));
  leave(back, Departure::left);
  claim();
  EXPECT_EQ(ada->last("error").at("details").at("claim_at"),
            milliseconds_of(clock.now() + limits.abandoned_after_leaving));
}

TEST_F(RoomClaims, OnlyAPlayerClaimsAndOnlyWhileTheGameRuns) {
  enter(eve);
  leave(bob, Departure::left);
  clock.advance(limits.abandoned_after_leaving);
  send(eve, protocol::ClaimWin{}, 1);
  EXPECT_EQ(eve->last("error").at("code"), "not_seated");
  send(ada, protocol::Resign{});
  EXPECT_TRUE(bobs_seat().at("claim_at").is_null());
  claim();
  EXPECT_EQ(ada->last("error").at("code"), "game_over");
}

TEST_F(RoomClaims, WhereEachTurnHasItsTimeTheClockDecides) {
  begin(match::PerTurn{24h});
  leave(bob, Departure::left);
  EXPECT_TRUE(bobs_seat().at("claim_at").is_null());
  clock.advance(limits.abandoned_after_losing);
  claim();
  EXPECT_EQ(ada->last("error").at("code"), "not_allowed");
}

TEST_F(RoomClaims, WhoWasAwayBeforeTheGameBeganIsWaitedForFromItsBeginning) {
  make_room();
  enter(ada);
  enter(bob);
  send(bob, protocol::Sit{game::Side::black, {}});
  leave(bob, Departure::left);
  EXPECT_TRUE(bobs_seat().at("claim_at").is_null());
  clock.advance(30s);
  send(ada, protocol::Sit{});
  EXPECT_EQ(bobs_seat().at("claim_at"), milliseconds_of(clock.now() + limits.abandoned_after_leaving));
}

TEST_F(RoomClaims, ADrawByRepetitionIsClaimedByThePlayerToAct) {
  for (const std::int64_t ply : {0, 2}) {
    act(ada, "+1", ply);
    act(bob, "-1", ply + 1);
  }
  ASSERT_EQ(ada->last("state").at("claims"), json({"draw"}));
  send(bob, protocol::ClaimDraw{}, 1);
  EXPECT_EQ(bob->last("error").at("code"), "not_your_turn");
  send(ada, protocol::ClaimDraw{}, 1);
  EXPECT_EQ(bob->last("state").at("result"), json({{"outcome", "draw"}, {"reason", "repetition"}}));
}

TEST_F(RoomClaims, WhatTheFlagDecidedNoClaimChanges) {
  begin(match::Fischer{1min});
  leave(bob, Departure::left);
  clock.advance(limits.abandoned_after_leaving);  // the minute in which Ada did not act is over too
  claim();
  EXPECT_EQ(ada->last("error").at("code"), "game_over");
  EXPECT_EQ(ada->last("state").at("result"), json({{"outcome", "black"}, {"reason", "timeout"}}));
}

}  // namespace
}  // namespace hexcourt::server
