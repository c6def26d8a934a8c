#include "room/room_world.hpp"

namespace hexcourt::server {
namespace {

using protocol::ByeCode;
using testing::ElementsAre;
using namespace std::chrono_literals;

class RoomPeople : public RoomWorld {
 protected:
  void SetUp() override { make_room(); }
};

TEST_F(RoomPeople, ANewcomerGetsTheStateThenWhoIsThere) {
  enter(ada);
  EXPECT_THAT(ada->take_types(), ElementsAre("state", "presence"));
}

TEST_F(RoomPeople, TheComingAndGoingOfWatchersIsGathered) {
  enter(ada);
  ada->take();
  enter(bob);
  enter(eve);
  EXPECT_EQ(ada->count("presence"), 0);
  pass(Room::kWatchersGathered);
  EXPECT_EQ(ada->count("presence"), 1);
  EXPECT_EQ(ada->last("presence").at("watching"), 3);
}

// Field reports 4 and 5.
TEST_F(RoomPeople, ANewerSocketOfTheSamePlayerReplacesTheOlderAndHasTheSeat) {
  begin_game();
  const Person newer = again(ada);
  enter(newer);
  EXPECT_EQ(ada->closed, ByeCode::replaced);
  EXPECT_EQ(newer->closed, std::nullopt);
  EXPECT_TRUE(newer->last("state").contains("legal"));
  leave(ada);  // the older socket ends at last
  act(newer, "+1", 0);
  EXPECT_EQ(bob->last("state").at("ply"), 1);
  EXPECT_TRUE(bob->last("presence").at("players").at("white").at("present"));
}

TEST_F(RoomPeople, WhatAReplacedSocketStillSendsIsNotHeard) {
  begin_game();
  enter(again(ada));
  act(ada, "+1", 0);
  EXPECT_EQ(ada->count("ok"), 0);
  EXPECT_EQ(bob->count("state"), 0);
}

// Field report 6.
TEST_F(RoomPeople, EverybodyIsToldWhenAPlayerGoesAndHowAndWhenTheyReturn) {
  begin_game();
  enter(eve);
  leave(ada, Departure::left);
  const json away = eve->last("presence").at("players").at("white");
  EXPECT_FALSE(away.at("present"));
  EXPECT_EQ(away.at("away_since"), milliseconds_of(clock.now()));
  EXPECT_EQ(away.at("leave"), "left");
  clock.advance(5s);
  enter(again(ada));
  for (const Person& witness : {bob, eve}) {
    const json back = witness->last("presence").at("players").at("white");
    EXPECT_TRUE(back.at("present"));
    EXPECT_TRUE(back.at("leave").is_null());
  }
}

TEST_F(RoomPeople, ALineThatWasLostIsToldAsSuch) {
  begin_game();
  leave(ada, Departure::lost);
  EXPECT_EQ(bob->last("presence").at("players").at("white").at("leave"), "lost");
}

TEST_F(RoomPeople, AWaitingSeatIsKeptForAWhileAndThenFreed) {
  enter(ada);
  enter(eve);
  send(ada, protocol::Sit{});
  leave(ada);
  pass(limits.waiting_seat_kept - 1ms);
  EXPECT_FALSE(eve->last("state").at("players").at("white").is_null());
  pass(1ms);
  EXPECT_TRUE(eve->last("state").at("players").at("white").is_null());
}

TEST_F(RoomPeople, APlayerWhoCameBackKeepsTheWaitingSeat) {
  enter(ada);
  enter(eve);
  send(ada, protocol::Sit{});
  leave(ada);
  pass(limits.waiting_seat_kept / 2);
  enter(again(ada));
  pass(limits.waiting_seat_kept);
  EXPECT_FALSE(eve->last("state").at("players").at("white").is_null());
}

TEST_F(RoomPeople, APlayerWhoComesBackWhileTheirSeatIsBeingFreedKeepsIt) {
  enter(ada);
  enter(eve);
  send(ada, protocol::Sit{});
  leave(ada);
  store.holds = true;
  send(eve, protocol::Sit{});
  pass(limits.waiting_seat_kept);  // asks for the seat to be freed, behind Eve's request
  enter(again(ada));
  store.complete(true);
  settle();
  EXPECT_EQ(eve->last("state").at("status"), "playing");
}

TEST_F(RoomPeople, TheSeatOfARunningGameIsNeverFreed) {
  begin_game();
  leave(ada);
  pass(limits.waiting_seat_kept * 10);
  EXPECT_EQ(bob->count("state"), 0);
}

// Field report 22.
TEST_F(RoomPeople, APublicRoomIsListedUntilItIsFinished) {
  begin_game();
  enter(eve);
  ASSERT_EQ(notices.all().rooms.size(), 1);
  const protocol::RoomSummary summary = notices.all().rooms.front();
  EXPECT_EQ(summary.name, "Our room");
  EXPECT_EQ(summary.status, match::Status::playing);
  EXPECT_EQ(summary.watchers, 1);
  send(ada, protocol::Resign{});
  EXPECT_TRUE(notices.all().rooms.empty());
  leave(eve);
  EXPECT_TRUE(notices.all().rooms.empty());
}

class PrivateRoom : public RoomWorld {
 protected:
  void SetUp() override { make_room({.invite = "the-invite"}); }
};

// Field report 22.
TEST_F(PrivateRoom, IsNeverListed) {
  EXPECT_TRUE(notices.all().rooms.empty());
  begin_game();
  EXPECT_TRUE(notices.all().rooms.empty());
}

TEST_F(PrivateRoom, LeavesWhoeverHasNoInviteAtTheDoor) {
  enter(eve);
  EXPECT_THAT(eve->take_types(), ElementsAre("error"));
  enter(bob, false, "the-invite?");
  EXPECT_THAT(bob->take_types(), ElementsAre("error"));
  act(eve, "+1", 0, 3);
  EXPECT_EQ(eve->last("error").at("code"), "not_allowed");
  EXPECT_EQ(eve->last("error").at("re"), 3);
  send(eve, protocol::SayChat{"let me in"});
  send(eve, protocol::Sit{});
  send(eve, protocol::Sit{std::nullopt, "wrong"});
  for (const json& message : eve->take()) EXPECT_EQ(message.at("code"), "not_allowed");
}

TEST_F(PrivateRoom, ShowsNothingOfItselfAtTheDoor) {
  enter(eve);
  enter(ada);
  send(ada, protocol::Sit{});
  send(ada, protocol::SayChat{"secret"});
  EXPECT_THAT(eve->take_types(), ElementsAre("error"));
}

TEST_F(PrivateRoom, OpensToItsHostAndToTheInvite) {
  enter(ada);
  EXPECT_EQ(ada->count("state"), 1);
  enter(eve, false, "the-invite");
  EXPECT_EQ(eve->count("state"), 1);
}

TEST_F(PrivateRoom, OpensToPlayersOnItsSeats) {
  enter(bob, false, "the-invite");
  send(bob, protocol::Sit{});
  leave(bob);
  const Person back = again(bob);
  enter(back);
  EXPECT_EQ(back->count("state"), 1);
}

TEST_F(PrivateRoom, ASitWithTheInviteOpensTheDoorAndGivesTheSeat) {
  enter(eve);
  eve->take();
  send(eve, protocol::Sit{std::nullopt, "the-invite"}, 4);
  EXPECT_THAT(eve->take_types(), ElementsAre("state", "presence", "ok", "state", "presence"));
  EXPECT_TRUE(eve->closed == std::nullopt);
}

TEST_F(PrivateRoom, WhoStaysAtTheDoorIsSentAway) {
  enter(ada);
  enter(eve);
  pass(limits.hello_within - 1ms);
  EXPECT_EQ(eve->closed, std::nullopt);
  pass(1ms);
  EXPECT_EQ(eve->closed, ByeCode::limits);
  EXPECT_EQ(ada->closed, std::nullopt);
}

}  // namespace
}  // namespace hexcourt::server
