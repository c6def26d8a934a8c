#include "room/room_world.hpp"

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;

/// Ada and Bob play with five minutes each and two seconds a turn.
class RoomClock : public RoomWorld {
 protected:
  void SetUp() override { begin(match::Fischer{5min, 2s}); }

  void begin(const match::TimeControl& control) {
    make_room({.clock = control});
    begin_game();
    began = clock.now();
  }
  /// The clock as the newest state showed it.
  static json shown(const Person& person) { return person->last("state").at("clock"); }
  /// Of the last action that was stored.
  match::ClockReceipt receipt() const {
    const auto acted = std::ranges::find_if(
        store.appended.rbegin(), store.appended.rend(),
        [](const auto& event) { return std::holds_alternative<match::Acted>(event.what); });
    return *std::get<match::Acted>(acted->what).receipt;
  }
  TimePoint began;
};

TEST_F(RoomClock, RunsForThePlayerToActFromTheSecondSittingDown) {
  clock.advance(10s);
  const Person back = again(ada);
  enter(back);
  EXPECT_EQ(shown(back).at("running"), "white");
  EXPECT_EQ(shown(back).at("white_ms"), 300'000);
  EXPECT_EQ(shown(back).at("at"), milliseconds_of(began));
}

TEST_F(RoomClock, AnActionIsChargedFromWhenItWasReceivedNotFromWhenItWasCommitted) {
  clock.advance(10s);
  store.holds = true;
  act(ada, "+1", 0);
  clock.advance(5s);
  store.holds = false;
  store.complete(true);
  settle();
  EXPECT_EQ(receipt().charged, 10s);
  EXPECT_EQ(bob->last("state").at("last").at("receipt").at("received_at"), milliseconds_of(began + 10s));
  EXPECT_EQ(bob->last("state").at("last").at("receipt").at("left_ms"), 292'000);
  EXPECT_EQ(shown(bob).at("running"), "black");
}

// Field report 13.
TEST_F(RoomClock, TheClockShownIsTheClockCharged) {
  clock.advance(7s);
  act(ada, "hold", 0);
  const json before = shown(ada);
  clock.advance(3s);
  act(ada, "+1", 1);
  EXPECT_EQ(shown(ada).at("white_ms"), before.at("white_ms").get<int>() - 3'000 + 2'000);
  EXPECT_EQ(shown(ada), shown(bob));
}

// Field report 15.
TEST_F(RoomClock, ReloadingThePageNeverChangesAClock) {
  clock.advance(10s);
  act(ada, "+1", 0);
  const json before = shown(bob);
  for (int i = 0; i < 3; ++i) {
    leave(bob, Departure::left);
    clock.advance(1s);
    const Person back = again(bob);
    enter(back);
    EXPECT_EQ(shown(back), before);
    leave(back, Departure::lost);
  }
}

// Field report 12.
TEST_F(RoomClock, OnlyLagThatWasMeasuredIsCreditedWithinTheQuota) {
  ada->measured_lag = 300ms;
  clock.advance(10s);
  act(ada, "hold", 0);
  EXPECT_EQ(receipt().credited, 300ms);
  EXPECT_EQ(receipt().charged, 9'700ms);
  ada->measured_lag = 1h;
  clock.advance(10s);
  act(ada, "+1", 1);
  EXPECT_EQ(receipt().credited, match::kLagPerTurn - 300ms);
}

// Field report 16.
TEST_F(RoomClock, AfterATakebackBothClocksStandAsWhenTheTurnBeganForEverybody) {
  enter(eve);
  clock.advance(10s);
  act(ada, "+1", 0);
  const json at_the_start = shown(bob);
  clock.advance(20s);
  act(bob, "+1", 1);
  clock.advance(5s);
  send(bob, protocol::Offer{match::Proposal::takeback});
  send(ada, protocol::Accept{match::Proposal::takeback});
  json expected = at_the_start;
  expected["at"] = milliseconds_of(clock.now());
  for (const Person& viewer : {ada, bob, eve}) {
    EXPECT_EQ(shown(viewer), expected);
    EXPECT_EQ(viewer->last("state").at("ply"), 1);
  }
}

// Field report 11.
TEST_F(RoomClock, OfATakebackAndAnActionOfItsAuthorTheFirstCountsAndOneClockRuns) {
  for (const bool accepted_first : {true, false}) {
    SetUp();
    act(ada, "+1", 0);
    act(bob, "+1", 1);
    send(ada, protocol::Offer{match::Proposal::takeback});
    store.holds = true;
    if (accepted_first) room->handle(bob.peer, {1, protocol::Accept{match::Proposal::takeback}});
    room->handle(ada.peer, {2, protocol::Act{"+1", 2}});
    if (!accepted_first) room->handle(bob.peer, {1, protocol::Accept{match::Proposal::takeback}});
    settle();
    while (store.waiting() > 0) {
      store.complete(true);
      settle();
    }
    store.holds = false;
    const Person& refused = accepted_first ? ada : bob;
    EXPECT_EQ(refused->last("error").at("code"), accepted_first ? "stale" : "no_such_offer");
    EXPECT_EQ(bob->last("state").at("ply"), accepted_first ? 0 : 3);
    EXPECT_EQ(shown(bob).at("running"), accepted_first ? "white" : "black");
    EXPECT_EQ(shown(bob), shown(ada));
  }
}

TEST_F(RoomClock, StandsStillBeforeTheGameAndAfterItsEnd) {
  make_room({.clock = match::Fischer{5min}});
  enter(ada);
  send(ada, protocol::Sit{});
  EXPECT_TRUE(shown(ada).at("running").is_null());
  enter(bob);
  send(bob, protocol::Sit{});
  clock.advance(10s);
  send(bob, protocol::Resign{});
  EXPECT_TRUE(shown(ada).at("running").is_null());
  EXPECT_EQ(shown(ada).at("white_ms"), 290'000);
  ada->take();
  pass(1h);
  EXPECT_EQ(ada->count("state"), 0);
}

}  // namespace
}  // namespace hexcourt::server
