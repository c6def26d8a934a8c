#include "room/room_world.hpp"

namespace hexcourt::server {
namespace {

using protocol::ByeCode;
using testing::ElementsAre;
using testing::IsEmpty;
using namespace std::chrono_literals;

class RoomSleep : public RoomWorld {
 protected:
  void SetUp() override { make_room(); }
};

TEST_F(RoomSleep, ARoomFallsAsleepWhenNobodyWasThereForAWhile) {
  enter(ada);
  leave(ada);
  pass(limits.room_idle - 1ms);
  EXPECT_EQ(slept, 0);
  pass(1ms);
  EXPECT_EQ(slept, 1);
  EXPECT_THAT(store.asleep, ElementsAre("room-1"));
}

TEST_F(RoomSleep, ARoomThatNobodyEverEnteredFallsAsleep) {
  pass(limits.room_idle);
  EXPECT_EQ(slept, 1);
}

TEST_F(RoomSleep, ARoomWithSomebodyInItStaysAwake) {
  enter(eve);
  pass(limits.room_idle * 10);
  EXPECT_EQ(slept, 0);
}

TEST_F(RoomSleep, ARunningGameSleepsTooAndSaysWhenItsClockRunsOut) {
  make_room({.clock = match::Fischer{5min}});
  begin_game();
  const TimePoint began = clock.now();
  leave(ada);
  leave(bob);
  pass(limits.room_idle);
  EXPECT_EQ(slept, 1);
  EXPECT_EQ(slept_until, began + 5min);
}

TEST_F(RoomSleep, ItDoesNotFallAsleepUponACommitThatIsUnderWay) {
  enter(ada);
  store.holds = true;
  send(ada, protocol::Sit{});
  leave(ada);
  pass(limits.room_idle);
  EXPECT_EQ(slept, 0);
  store.complete(true);
  settle();
  pass(0ms);
  EXPECT_EQ(slept, 1);
}

TEST_F(RoomSleep, WhoComesTooLateIsToldToComeAgain) {
  pass(limits.room_idle);
  enter(bob);
  EXPECT_EQ(bob->closed, ByeCode::going_away);
  EXPECT_TRUE(bob->take().empty());
}

TEST_F(RoomSleep, WhoIsAboutToComeKeepsItAwake) {
  pass(limits.room_idle - 1ms);
  EXPECT_TRUE(room->stay_awake());
  pass(limits.room_idle - 1ms);
  EXPECT_EQ(slept, 0);
  pass(1ms);
  EXPECT_EQ(slept, 1);
  EXPECT_FALSE(room->stay_awake());
}

// Field report 22.
TEST_F(RoomSleep, ASleepingRoomIsNotListed) {
  EXPECT_EQ(notices.all().rooms.size(), 1);
  pass(limits.room_idle);
  EXPECT_THAT(notices.all().rooms, IsEmpty());
}

}  // namespace
}  // namespace hexcourt::server
