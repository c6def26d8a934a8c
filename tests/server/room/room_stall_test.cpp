#include "room/room_world.hpp"

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;

/// What the store does not keep, or not in time, while Ada and Bob play with five minutes each.
class RoomStall : public RoomWorld {
 protected:
  void SetUp() override {
    make_room({.clock = match::Fischer{5min, 2s}});
    begin_game();
  }
  /// What that side has left now; its clock runs.
  std::int64_t left(const char* side) {
    const json shown = bob->last("state").at("clock");
    return shown.at(side).get<std::int64_t>() -
           (milliseconds_of(clock.now()) - shown.at("at").get<std::int64_t>());
  }
};

TEST_F(RoomStall, TheTimeInWhichNothingCouldBeKeptIsChargedToNobody) {
  clock.advance(10s);
  store.set_healthy(false);
  act(ada, "+1", 0);
  EXPECT_EQ(ada->last("error").at("code"), "internal");
  for (int i = 0; i < 20; ++i) pass(1min);
  EXPECT_EQ(bob->count("state"), 0) << "nobody is flagged who could not play";
  store.set_healthy(true);
  pass(Room::kTriedAgainAfter);
  EXPECT_EQ(bob->last("state").at("status"), "playing");
  EXPECT_EQ(left("white_ms"), 290'000);
  act(ada, "+1", 0);
  EXPECT_EQ(bob->last("state").at("ply"), 1);
}

TEST_F(RoomStall, ASlowCommitIsNotChargedToWhoCouldNotSeeIt) {
  store.holds = true;
  act(ada, "+1", 0);
  clock.advance(6min);
  store.holds = false;
  store.complete(true);
  settle();
  EXPECT_EQ(bob->last("state").at("status"), "playing");
  EXPECT_EQ(left("black_ms"), 300'000);
  act(bob, "+1", 1);
  EXPECT_EQ(bob->last("state").at("ply"), 2);
}

TEST_F(RoomStall, ACommitLikeAnyOtherLeavesTheClockAlone) {
  store.holds = true;
  act(ada, "+1", 0);
  clock.advance(Room::kStalled - 1ms);
  store.holds = false;
  store.complete(true);
  settle();
  EXPECT_TRUE(std::holds_alternative<match::Acted>(store.appended.back().what));
}

TEST_F(RoomStall, AGameWithoutAClockGoesOn) {
  make_room({});
  begin_game();
  store.set_healthy(false);
  act(ada, "+1", 0);
  EXPECT_EQ(ada->last("error").at("code"), "internal");
  store.set_healthy(true);
  act(ada, "+1", 0);
  EXPECT_EQ(bob->last("state").at("ply"), 1);
}

// Each of them may have kMostRequestsOfOne waiting: two fill the line, and the third finds none.
TEST_F(RoomStall, WatchersDoNotCrowdThePlayersOut) {
  Person mal{{"id-mal", "Mal"}};
  Person joe{{"id-joe", "Joe"}};
  store.holds = true;
  act(ada, "+1", 0);
  for (Person* watcher : {&eve, &mal, &joe}) {
    enter(*watcher);
    for (std::ptrdiff_t i = 0; i < Room::kMostRequestsOfOne; ++i) send(*watcher, protocol::Resign{});
  }
  EXPECT_EQ(joe->last("error").at("code"), "internal");
  act(bob, "+1", 1);
  store.holds = false;
  store.complete(true);
  settle();
  EXPECT_EQ(bob->last("state").at("ply"), 2);
}

}  // namespace
}  // namespace hexcourt::server
