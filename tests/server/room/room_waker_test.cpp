#include "room/rooms_world.hpp"
#include "server/room/waker.hpp"

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;

class RoomWaker : public RoomsWorld {
 protected:
  void SetUp() override { start_waker(); }

  void start_waker() {
    waker = std::make_shared<Waker>(io.get_executor(), *rooms, services);
    rooms->on_sleep([this](TimePoint deadline) { waker->expect(deadline); });
    waker->start();
    settle();
  }
  /// Another server takes over what the store has.
  void restart_all() {
    restart();
    start_waker();
  }
  void pass(std::chrono::milliseconds time) {
    clock.advance(time);
    if (waker->next_deadline() && *waker->next_deadline() <= clock.now()) waker->look();
    settle();
  }
  bool is_over(const std::string& id) {
    return std::holds_alternative<match::TimedOut>(store.stored(id).events.back().what);
  }

  std::shared_ptr<Waker> waker;
};

// Field report 14.
TEST_F(RoomWaker, AGameFlagsAtItsTimeWithNobodyConnected) {
  const std::string id = pair(match::Fischer{5min});
  const TimePoint began = clock.now();
  put_to_sleep(id);
  EXPECT_EQ(waker->next_deadline(), began + 5min);
  pass(5min - limits.room_idle - 1ms);
  EXPECT_FALSE(is_over(id));
  pass(1ms);
  EXPECT_TRUE(is_over(id));
  EXPECT_EQ(store.stored(id).events.back().at, began + 5min);
  EXPECT_EQ(rooms->size(), 0);
  EXPECT_EQ(waker->next_deadline(), std::nullopt);
}

TEST_F(RoomWaker, AnEarlierDeadlineIsNotMissedForALaterOne) {
  const std::string later = pair(match::Fischer{1h});
  put_to_sleep(later);
  const std::string earlier = pair(match::Fischer{5min});
  const TimePoint began = clock.now();
  put_to_sleep(earlier);
  EXPECT_EQ(waker->next_deadline(), began + 5min);
  pass(4min);
  EXPECT_TRUE(is_over(earlier));
  EXPECT_FALSE(is_over(later));
}

TEST_F(RoomWaker, GamesWithoutAClockAreLeftInPeace) {
  put_to_sleep(pair());
  EXPECT_EQ(waker->next_deadline(), std::nullopt);
}

TEST_F(RoomWaker, RoomsThatAreAwakeLookAfterThemselves) {
  const std::string id = pair(match::Fischer{5min});
  enter(open(id), ada);
  waker->look();
  settle();
  EXPECT_EQ(waker->next_deadline(), std::nullopt);
  EXPECT_EQ(store.loads, 0);
}

TEST_F(RoomWaker, ARestartWorksThroughAllThatCameDueAFewAtATime) {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < 2 * Waker::kAtOnce + 1; ++i) ids.push_back(pair(match::Fischer{5min}));
  clock.advance(1h);  // with nobody to look
  store.holds = true;
  restart_all();
  EXPECT_EQ(store.waiting(), Waker::kAtOnce);
  store.holds = false;
  while (store.waiting() > 0) store.complete(true);
  for (int i = 0; i < 3; ++i) pass(0ms);
  for (const std::string& id : ids) EXPECT_TRUE(is_over(id));
  EXPECT_EQ(store.loads, ids.size());
  EXPECT_EQ(rooms->size(), 0);
}

// Field report 20.
TEST_F(RoomWaker, AClockThatWouldHaveRunOutWhileTheServerWasDownGoesOnFromTheRestart) {
  const std::string id = pair(match::Fischer{5min});
  clock.advance(4min);
  const TimePoint died = clock.now();
  clock.advance(1h);
  store.outages = {{died, clock.now(), 0ms}};
  restart_all();
  EXPECT_FALSE(is_over(id));
  EXPECT_EQ(waker->next_deadline(), clock.now() + 1min);
  pass(1min);
  EXPECT_TRUE(is_over(id));
}

TEST_F(RoomWaker, ARoomThatCannotCatchUpIsLeftAloneForAWhileAndHoldsUpNoOther) {
  const std::string broken = pair(match::Fischer{5min});
  const std::string sound = pair(match::Fischer{6min});
  const match::Event nonsense{4, clock.now(), match::Acted{game::Side::white, "to the moon"}};
  store.append({{broken, std::nullopt, {nonsense}, {.safe_until = clock.now() + 5min}}}, io.get_executor(),
               [](bool) {});
  clock.advance(1h);
  restart_all();
  EXPECT_TRUE(is_over(sound));
  EXPECT_EQ(store.loads, 2);
  EXPECT_EQ(waker->next_deadline(), clock.now() + Waker::kPauseAfterFailure);
  for (int i = 0; i < 10; ++i) pass(Waker::kPauseAfterFailure / 10);
  EXPECT_EQ(store.loads, 3);
}

TEST_F(RoomWaker, WhatCannotBeStoredIsTriedAgain) {
  const std::string id = pair(match::Fischer{5min});
  put_to_sleep(id);
  store.set_healthy(false);
  pass(5min);
  EXPECT_FALSE(is_over(id));
  store.set_healthy(true);
  pass(Waker::kPauseAfterFailure);
  EXPECT_TRUE(is_over(id));
}

TEST_F(RoomWaker, WhatCannotBeReadIsReadAgain) {
  const std::string id = pair(match::Fischer{5min});
  clock.advance(1h);
  store.reads = false;
  restart_all();
  EXPECT_EQ(waker->next_deadline(), clock.now() + Waker::kPause);
  store.reads = true;
  pass(Waker::kPause);
  EXPECT_TRUE(is_over(id));
}

TEST_F(RoomWaker, WhoeverOpensARoomThatIsCatchingUpGetsIt) {
  const std::string id = pair(match::Fischer{5min});
  put_to_sleep(id);
  store.holds = true;
  pass(5min);
  ASSERT_EQ(store.waiting(), 1);
  const auto answer = ask(id);
  settle();
  store.complete(true);
  settle();
  ASSERT_NE(answer->value().value(), nullptr);
  EXPECT_EQ(state_of(answer->value().value()).at("status"), "finished");
  EXPECT_EQ(store.loads, 1);
}

}  // namespace
}  // namespace hexcourt::server
