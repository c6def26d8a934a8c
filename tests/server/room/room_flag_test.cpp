#include "room/room_world.hpp"

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;

/// Ada and Bob play with five minutes each and two seconds a turn.
class RoomFlag : public RoomWorld {
 protected:
  void SetUp() override {
    make_room({.clock = match::Fischer{5min, 2s}});
    begin_game();
    began = clock.now();
  }
  /// Of the last action that was stored.
  match::ClockReceipt receipt() const {
    const auto acted = std::ranges::find_if(
        store.appended.rbegin(), store.appended.rend(),
        [](const auto& event) { return std::holds_alternative<match::Acted>(event.what); });
    return *std::get<match::Acted>(acted->what).receipt;
  }
  /// How many of the events that were stored end a game.
  int ends() {
    int number = 0;
    for (const match::Event& event : store.stored(room_id).events) {
      number += std::holds_alternative<match::TimedOut>(event.what) ||
                        std::holds_alternative<match::Resigned>(event.what)
                    ? 1
                    : 0;
    }
    return number;
  }

  TimePoint began;
};

// Field report 13.
TEST_F(RoomFlag, NobodyIsFlaggedWithAMillisecondShowing) {
  pass(5min - 1ms);
  EXPECT_EQ(bob->count("state"), 0);
  pass(1ms);
  EXPECT_EQ(bob->last("state").at("result"), json({{"outcome", "black"}, {"reason", "timeout"}}));
  EXPECT_EQ(ada->last("state").at("clock").at("white_ms"), 0);
}

// Field report 14.
TEST_F(RoomFlag, AGameFlagsAtItsTimeWithNobodyConnected) {
  limits.room_idle = 1h;
  leave(ada);
  leave(bob);
  EXPECT_EQ(room->next_deadline(), began + 5min);
  pass(5min + 10s);  // the timer was late
  const match::Event& end = store.appended.back();
  EXPECT_EQ(end.what, match::Happening(match::TimedOut{game::Side::white}));
  EXPECT_EQ(end.at, began + 5min);
}

// Field report 10.
TEST_F(RoomFlag, AnActionInTheMillisecondInWhichTheClockRunsOutComesTooLate) {
  clock.advance(5min);
  act(ada, "+1", 0, 7);
  EXPECT_EQ(ada->last("error").at("code"), "game_over");
  EXPECT_EQ(ada->last("error").at("re"), 7);
  EXPECT_EQ(ada->last("state").at("result").at("reason"), "timeout");
  EXPECT_EQ(bob->last("state").at("ply"), 0);
  pass(0ms);
  EXPECT_EQ(ends(), 1);
}

// Field report 10.
TEST_F(RoomFlag, AnActionOneMillisecondEarlierCountsHoweverLateItIsCarriedOut) {
  clock.advance(5min - 1ms);
  store.holds = true;
  act(ada, "+1", 0);
  pass(10s);
  EXPECT_EQ(store.waiting(), 1);
  store.holds = false;
  store.complete(true);
  settle();
  EXPECT_EQ(bob->last("state").at("ply"), 1);
  EXPECT_EQ(bob->last("state").at("status"), "playing");
  EXPECT_EQ(receipt().left, 1ms + 2s);
  EXPECT_EQ(ends(), 0);
}

// Field report 10.
TEST_F(RoomFlag, WhateverRacesWithTheFlagThereIsOneEnd) {
  clock.advance(5min);
  store.holds = true;
  room->handle(bob.peer, {1, protocol::Resign{}});
  room->handle(ada.peer, {1, protocol::Act{"+1", 0}});
  room->handle(ada.peer, {2, protocol::Resign{}});
  pass(0ms);
  while (store.waiting() > 0) {
    store.complete(true);
    settle();
  }
  EXPECT_EQ(bob->last("error").at("code"), "game_over");
  EXPECT_EQ(ada->count("error"), 2);
  EXPECT_EQ(bob->last("state").at("result").at("reason"), "timeout");
  EXPECT_EQ(ends(), 1);
}

TEST_F(RoomFlag, AFlagThatCannotBeStoredIsTriedAgainInAWhile) {
  store.set_healthy(false);
  pass(5min);
  EXPECT_EQ(bob->count("state"), 0);
  EXPECT_EQ(room->next_deadline(), clock.now() + Room::kTriedAgainAfter);
  store.set_healthy(true);
  pass(Room::kTriedAgainAfter);
  EXPECT_EQ(bob->last("state").at("result").at("reason"), "timeout");
  EXPECT_EQ(store.appended.back().at, began + 5min);
}

TEST_F(RoomFlag, AnActionBehindAFlagThatCannotBeStoredIsRefused) {
  store.set_healthy(false);
  clock.advance(5min);
  act(ada, "+1", 0);
  EXPECT_EQ(ada->last("error").at("code"), "internal");
  EXPECT_EQ(ada->count("ok"), 0);
  EXPECT_EQ(bob->count("state"), 0);
}

TEST_F(RoomFlag, TheFlagAllowsForTheLagOfThePlayerWhoIsThereAndForNoneOfWhoIsAway) {
  ada->measured_lag = 300ms;
  bob->measured_lag = 200ms;
  pass(0ms);
  EXPECT_EQ(room->next_deadline(), began + 5min + 300ms);
  pass(5min + 299ms);
  EXPECT_EQ(bob->count("state"), 0);
  leave(ada);
  pass(0ms);
  EXPECT_EQ(bob->last("state").at("result").at("reason"), "timeout");
  EXPECT_EQ(store.appended.back().at, began + 5min);
}

TEST_F(RoomFlag, ARequestOfTheOtherPlayerDoesNotCutTheLagOfWhoIsToActShort) {
  ada->measured_lag = 300ms;
  clock.advance(5min + 100ms);
  send(bob, protocol::Offer{match::Proposal::draw}, 1);
  EXPECT_EQ(bob->count("ok"), 1);
  act(ada, "+1", 0);
  EXPECT_EQ(bob->last("state").at("ply"), 1);
}

}  // namespace
}  // namespace hexcourt::server
