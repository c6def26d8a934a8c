#include "room/room_world.hpp"

namespace hexcourt::server {
namespace {

using testing::ElementsAre;

class RoomPlay : public RoomWorld {
 protected:
  void SetUp() override { make_room(); }
};

TEST_F(RoomPlay, TheOkGoesOutBeforeTheStateItCaused) {
  begin_game();
  act(ada, "+1", 0, "mine");
  EXPECT_EQ(ada->received.front().at("re"), "mine");
  EXPECT_THAT(ada->take_types(), ElementsAre("ok", "state"));
  EXPECT_THAT(bob->take_types(), ElementsAre("state"));
}

// Field report 3.
TEST_F(RoomPlay, EveryEventGivesEverybodyTheNextState) {
  begin_game();
  enter(eve);
  const std::uint64_t first = eve->last("state").at("seq");
  act(ada, "+1", 0);
  EXPECT_EQ(eve->last("state").at("seq"), first + 1);
  act(bob, "+2", 1);
  EXPECT_EQ(eve->last("state").at("seq"), first + 2);
  EXPECT_EQ(eve->count("state"), 3);
  EXPECT_EQ(eve->last("state").at("last").at("captures"), json({"a1"}));
}

TEST_F(RoomPlay, LegalActionsGoToWhoIsToActAndToWhoAskedForThem) {
  begin_game();
  enter(eve, true);
  Person watcher{{"id-tom", "Tom"}};
  enter(watcher);
  act(ada, "+1", 0);
  EXPECT_FALSE(ada->last("state").contains("legal"));
  EXPECT_TRUE(bob->last("state").contains("legal"));
  EXPECT_TRUE(eve->last("state").contains("legal"));
  EXPECT_FALSE(watcher->last("state").contains("legal"));
}

// Field report 7.
TEST_F(RoomPlay, AStaleActIsRefusedWithThePlyExpectedAndThePresentState) {
  begin_game();
  act(ada, "+1", 0);
  bob->take();
  act(bob, "+1", 0, 7);
  const std::vector<json> answer = bob->take();
  ASSERT_EQ(answer.size(), 2);
  EXPECT_EQ(answer[0].at("code"), "stale");
  EXPECT_EQ(answer[0].at("re"), 7);
  EXPECT_EQ(answer[0].at("details").at("ply"), 1);
  EXPECT_EQ(answer[1].at("type"), "state");
  EXPECT_EQ(answer[1].at("ply"), 1);
}

// Field report 9.
TEST_F(RoomPlay, ARepeatedActIsAcknowledgedTwiceAndPlayedOnce) {
  begin_game();
  act(ada, "+1", 0, 1);
  act(ada, "+1", 0, 2);
  EXPECT_THAT(ada->take_types(), ElementsAre("ok", "state", "ok"));
  EXPECT_THAT(bob->take_types(), ElementsAre("state"));
}

// Field report 8.
TEST_F(RoomPlay, OfTwoActsAtTheSameInstantOneIsPlayedAndTheOtherRefusedByName) {
  begin_game();
  room->handle(ada.peer, {1, protocol::Act{"+1", 0}});
  room->handle(bob.peer, {1, protocol::Act{"+1", 0}});
  settle();
  EXPECT_EQ(ada->last("ok").at("re"), 1);
  EXPECT_EQ(bob->last("error").at("code"), "stale");
  EXPECT_EQ(bob->last("state").at("ply"), 1);
}

// Field report 24.
TEST_F(RoomPlay, NobodyActsOutOfTurnOrForAnother) {
  begin_game();
  enter(eve);
  act(bob, "+1", 0);
  EXPECT_EQ(bob->last("error").at("code"), "not_your_turn");
  act(eve, "+1", 0);
  EXPECT_EQ(eve->last("error").at("code"), "not_seated");
  send(eve, protocol::Resign{}, 2);
  EXPECT_EQ(eve->last("error").at("code"), "not_seated");
}

TEST_F(RoomPlay, AnErrorComesAlsoForARequestWithoutAnId) {
  begin_game();
  act(bob, "+1", 0, std::nullopt);
  EXPECT_FALSE(bob->last("error").contains("re"));
}

TEST_F(RoomPlay, ARequestForTheLobbyIsRefused) {
  begin_game();
  send(ada, protocol::CancelSeek{}, 5);
  EXPECT_EQ(ada->last("error").at("code"), "not_allowed");
  EXPECT_EQ(ada->last("error").at("re"), 5);
}

TEST_F(RoomPlay, AnEventThatIsNotCommittedYetIsNeitherAppliedNorAcknowledgedNorShown) {
  begin_game();
  store.holds = true;
  act(ada, "+1", 0);
  EXPECT_TRUE(ada->take().empty());
  enter(eve);
  EXPECT_EQ(eve->last("state").at("ply"), 0);
  store.complete(true);
  settle();
  EXPECT_THAT(ada->take_types(), ElementsAre("ok", "state"));
  EXPECT_EQ(eve->last("state").at("ply"), 1);
}

TEST_F(RoomPlay, RequestsWaitForTheCommitBeforeThemAndKeepTheirOrder) {
  begin_game();
  store.holds = true;
  act(ada, "+1", 0);
  act(bob, "+1", 1);
  act(ada, "+1", 2);
  EXPECT_EQ(store.waiting(), 1);
  for (int i = 0; i < 3; ++i) {
    store.complete(true);
    settle();
  }
  EXPECT_EQ(bob->last("state").at("ply"), 3);
}

TEST_F(RoomPlay, MoreRequestsThanMayWaitAreRefused) {
  begin_game();
  store.holds = true;
  act(ada, "+1", 0);
  for (std::ptrdiff_t i = 0; i < Room::kMostRequestsOfOne; ++i) act(bob, "+1", 1);
  EXPECT_EQ(bob->count("error"), 0);
  act(bob, "+1", 1);
  EXPECT_EQ(bob->last("error").at("code"), "internal");
  store.holds = false;
  store.complete(true);
  settle();
  EXPECT_EQ(bob->count("ok"), static_cast<int>(Room::kMostRequestsOfOne));  // one played, the rest repeated
  EXPECT_EQ(bob->last("state").at("ply"), 2);
}

TEST_F(RoomPlay, ACommitThatFailsIsTheSendersErrorAndChangesNothing) {
  begin_game();
  store.holds = true;
  act(ada, "+1", 0, 9);
  store.complete(false);
  settle();
  EXPECT_EQ(ada->last("error").at("code"), "internal");
  EXPECT_EQ(ada->last("error").at("re"), 9);
  EXPECT_TRUE(bob->take().empty());
  store.holds = false;
  act(ada, "+1", 0);
  EXPECT_EQ(bob->last("state").at("ply"), 1);
}

}  // namespace
}  // namespace hexcourt::server
