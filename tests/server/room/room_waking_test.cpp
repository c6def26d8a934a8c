#include "room/rooms_world.hpp"

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;

class RoomWaking : public RoomsWorld {
 protected:
  const match::Event& last_event() const { return store.appended.back(); }
  template <typename What>
  static bool is(const match::Event& event) {
    return std::holds_alternative<What>(event.what);
  }
  static json without_time(json state) {
    state.erase("server_time");
    return state;
  }
};

TEST_F(RoomWaking, ASleepingRoomComesBackAsItWas) {
  const std::string id = pair();
  play(open(id));
  play(open(id));
  const json before = without_time(state_of(open(id)));
  put_to_sleep(id);
  EXPECT_EQ(rooms->size(), 0);
  EXPECT_EQ(without_time(state_of(open(id))), before);
  play(open(id));
  EXPECT_EQ(state_of(open(id)).at("ply"), 3);
}

TEST_F(RoomWaking, EverythingComesBackAfterARestart) {
  const std::string id = pair(match::Fischer{5min});
  clock.advance(10s);
  play(open(id));
  const json before = without_time(state_of(open(id)));
  restart();
  EXPECT_EQ(without_time(state_of(open(id))), before);
}

TEST_F(RoomWaking, AWokenRoomIsListedAgain) {
  const std::string id = pair();
  put_to_sleep(id);
  EXPECT_TRUE(notices.all().rooms.empty());
  open(id);
  EXPECT_EQ(notices.all().rooms.size(), 1);
}

TEST_F(RoomWaking, SeveralWhoOpenARoomAtOnceShareOneReading) {
  const std::string id = pair();
  put_to_sleep(id);
  store.holds_readings = true;
  const auto first = ask(id);
  const auto second = ask(id);
  settle();
  EXPECT_FALSE(first->has_value());
  store.complete_reading(true);
  settle();
  EXPECT_EQ(store.loads, 1);
  EXPECT_NE(first->value().value(), nullptr);
  EXPECT_EQ(first->value().value(), second->value().value());
}

TEST_F(RoomWaking, ARoomThatNeverWasIsUnknown) {
  const auto answer = ask("nowhere");
  settle();
  EXPECT_EQ(answer->value().error(), Rooms::Missing::unknown);
  EXPECT_EQ(rooms->size(), 0);
}

TEST_F(RoomWaking, AReadingThatFailsIsNoMissingRoomAndMaySucceedLater) {
  const std::string id = pair();
  put_to_sleep(id);
  store.reads = false;
  const auto answer = ask(id);
  settle();
  EXPECT_EQ(answer->value().error(), Rooms::Missing::failed);
  store.reads = true;
  EXPECT_NE(open(id), nullptr);
}

TEST_F(RoomWaking, EventsThatMakeNoMatchAreAFailureAndNothingWorse) {
  const std::string id = pair();
  put_to_sleep(id);
  const std::uint64_t next = store.stored(id).events.back().seq + 1;
  const match::Event nonsense{next, clock.now(), match::Acted{game::Side::white, "to the moon"}};
  store.append({{id, std::nullopt, {nonsense}, {}}}, io.get_executor(), [](bool) {});
  const auto answer = ask(id);
  settle();
  EXPECT_EQ(answer->value().error(), Rooms::Missing::failed);
}

TEST_F(RoomWaking, WhoOpensARoomThatIsFallingAsleepGetsItAwake) {
  const std::string id = pair();
  const std::shared_ptr<Room> falling = open(id);
  clock.advance(limits.room_idle);
  boost::asio::post(falling->strand_for_socket(), [falling] { falling->wake(); });
  const std::shared_ptr<Room> room = open(id);
  EXPECT_NE(room, falling);
  EXPECT_TRUE(rooms->is_awake(id));
  EXPECT_EQ(state_of(room).at("status"), "playing");
}

TEST_F(RoomWaking, OpeningARoomThatIsAwakeKeepsItAwake) {
  const std::string id = pair();
  clock.advance(limits.room_idle - 1ms);
  const std::shared_ptr<Room> room = open(id);
  clock.advance(limits.room_idle - 1ms);
  wake(room);
  EXPECT_TRUE(rooms->is_awake(id));
}

// Field report 14.
TEST_F(RoomWaking, AClockThatRanOutInTheMeantimeEndedTheGameAtItsTime) {
  const std::string id = pair(match::Fischer{5min});
  const TimePoint began = clock.now();
  put_to_sleep(id);
  clock.advance(1h);
  EXPECT_EQ(state_of(open(id)).at("result").at("reason"), "timeout");
  EXPECT_TRUE(is<match::TimedOut>(last_event()));
  EXPECT_EQ(last_event().at, began + 5min);
}

TEST_F(RoomWaking, WhatTimeBroughtIsStoredBeforeAnybodySeesIt) {
  const std::string id = pair(match::Fischer{5min});
  put_to_sleep(id);
  clock.advance(1h);
  store.holds = true;
  const auto answer = ask(id);
  settle();
  EXPECT_FALSE(answer->has_value());
  store.complete(false);
  settle();
  EXPECT_EQ(answer->value().error(), Rooms::Missing::failed);
  EXPECT_EQ(rooms->size(), 0);
  store.holds = false;
  EXPECT_EQ(state_of(open(id)).at("status"), "finished");
}

// Field report 20.
TEST_F(RoomWaking, TheTimeThatTheServerWasDownIsChargedToNobody) {
  const std::string id = pair(match::Fischer{5min});
  clock.advance(10s);
  const TimePoint died = clock.now();
  clock.advance(1h);
  store.outages = {{died, clock.now(), 0ms}};
  restart();
  const json shown = state_of(open(id)).at("clock");
  EXPECT_EQ(shown.at("running"), "white");
  const std::int64_t ran = milliseconds_of(clock.now()) - shown.at("at").get<std::int64_t>();
  EXPECT_EQ(shown.at("white_ms").get<std::int64_t>() - ran, 290'000);
  EXPECT_TRUE(is<match::ServerWasDown>(last_event()));
  EXPECT_EQ(store.stored(id).events.back(), last_event());
}

TEST_F(RoomWaking, AnOutageIsForgivenOnceAndEachOfSeveral) {
  const std::string id = pair(match::Fischer{5min});
  for (int outage = 0; outage < 2; ++outage) {
    clock.advance(10s);
    const TimePoint died = clock.now();
    clock.advance(1h);
    store.outages.push_back({died, clock.now(), 0ms});
  }
  restart();
  open(id);
  const std::size_t events = store.appended.size();
  restart();
  const std::shared_ptr<Room> room = open(id);
  EXPECT_EQ(store.appended.size(), events);
  EXPECT_EQ(room->next_deadline(), std::min(clock.now() + 280s, clock.now() + limits.room_idle));
  clock.advance(280s);
  wake(room);
  EXPECT_TRUE(is<match::TimedOut>(last_event()));
  EXPECT_EQ(last_event().at, clock.now());
}

TEST_F(RoomWaking, APlannedStopGivesTheRunningClockItsBonus) {
  const std::string id = pair(match::Fischer{5min});
  const TimePoint stopped = clock.now();
  clock.advance(1min);
  store.outages = {{stopped, clock.now(), 15s}};
  restart();
  put_to_sleep(id);
  clock.advance(5min + 15s - limits.room_idle - 1ms);
  EXPECT_EQ(state_of(open(id)).at("status"), "playing");
  clock.advance(1ms);
  wake(open(id));
  EXPECT_EQ(state_of(open(id)).at("result").at("reason"), "timeout");
}

TEST_F(RoomWaking, AClockThatHadRunOutBeforeTheServerDiedIsNotSavedByIt) {
  const std::string id = pair(match::Fischer{5min});
  const TimePoint began = clock.now();
  put_to_sleep(id);
  clock.advance(10min);
  store.outages = {{clock.now(), clock.now() + 1h, 0ms}};
  clock.advance(1h);
  restart();
  EXPECT_EQ(state_of(open(id)).at("status"), "finished");
  EXPECT_EQ(last_event().at, began + 5min);
}

TEST_F(RoomWaking, BothPlayersCountAsAwayFromTheWaking) {
  const std::string id = pair();
  put_to_sleep(id);
  const std::shared_ptr<Room> room = open(id);
  enter(room, ada);
  const json black = ada->last("presence").at("players").at("black");
  EXPECT_EQ(black.at("claim_at"), milliseconds_of(clock.now() + limits.abandoned_after_losing));
  EXPECT_EQ(black.at("leave"), "awaited") << "nobody knows how they went, or whether they ever came";
}

TEST_F(RoomWaking, TheRoomOfARematchIsThereWhenItIsTold) {
  const std::string id = pair();
  const std::shared_ptr<Room> room = open(id);
  enter(room, ada);
  enter(room, bob);
  room->handle(ada.peer, {1, protocol::Resign{}});
  room->handle(ada.peer, {2, protocol::Offer{match::Proposal::rematch}});
  room->handle(bob.peer, {3, protocol::Accept{match::Proposal::rematch}});
  settle();
  const std::string next = ada->last("state").at("next_room");
  EXPECT_TRUE(rooms->is_awake(next));
  EXPECT_EQ(state_of(open(next)).at("players").at("white").at("name"), "Bob");
}

}  // namespace
}  // namespace hexcourt::server
