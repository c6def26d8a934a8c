#include "room/room_world.hpp"

namespace hexcourt::server {
namespace {

using match::Proposal;
using testing::IsEmpty;
using namespace std::chrono_literals;

class RoomOffers : public RoomWorld {
 protected:
  void SetUp() override {
    make_room({.clock = match::Fischer{5min}});
    begin_game();
  }
  void offer(const Person& person, Proposal what) { send(person, protocol::Offer{what}, 1); }
  static json offers(const Person& person) { return person->last("state").at("offers"); }
};

TEST_F(RoomOffers, EverybodySeesWhatStandsProposed) {
  enter(eve);
  offer(ada, Proposal::draw);
  EXPECT_EQ(ada->count("ok"), 1);
  for (const Person& viewer : {ada, bob, eve}) {
    EXPECT_EQ(offers(viewer), json::array({{{"what", "draw"}, {"by", "white"}}}));
  }
}

TEST_F(RoomOffers, AnOfferIsWithdrawnDeclinedOrAnsweredByPlayingOn) {
  offer(ada, Proposal::draw);
  send(ada, protocol::Withdraw{Proposal::draw}, 2);
  EXPECT_THAT(offers(bob), IsEmpty());
  offer(bob, Proposal::draw);
  send(ada, protocol::Decline{Proposal::draw}, 3);
  EXPECT_THAT(offers(bob), IsEmpty());
  act(ada, "+1", 0);
  offer(ada, Proposal::takeback);
  act(bob, "+1", 1);
  EXPECT_THAT(offers(bob), IsEmpty());
  EXPECT_EQ(ada->count("error") + bob->count("error"), 0);
}

TEST_F(RoomOffers, ADrawThatIsAcceptedEndsTheGame) {
  offer(ada, Proposal::draw);
  send(bob, protocol::Accept{Proposal::draw}, 2);
  EXPECT_EQ(ada->last("state").at("result"), json({{"outcome", "draw"}, {"reason", "agreement"}}));
}

TEST_F(RoomOffers, NobodyAcceptsWhatWasNotOffered) {
  send(bob, protocol::Accept{Proposal::draw}, 2);
  EXPECT_EQ(bob->last("error").at("code"), "no_such_offer");
  offer(ada, Proposal::draw);
  send(ada, protocol::Accept{Proposal::draw}, 3);
  EXPECT_EQ(ada->last("error").at("code"), "no_such_offer");
  enter(eve);
  send(eve, protocol::Accept{Proposal::draw}, 3);
  EXPECT_EQ(eve->last("error").at("code"), "not_seated");
}

// Field report 26.
TEST_F(RoomOffers, AnOfferCannotBeRepeatedToAnnoy) {
  offer(ada, Proposal::draw);
  send(bob, protocol::Decline{Proposal::draw});
  offer(ada, Proposal::draw);
  EXPECT_EQ(ada->last("error").at("code"), "not_allowed");
}

TEST_F(RoomOffers, EitherPlayerMayAbortUntilBothHaveActed) {
  act(ada, "+1", 0);
  send(ada, protocol::Abort{}, 2);
  EXPECT_EQ(bob->last("state").at("result"), json({{"outcome", "none"}, {"reason", "aborted"}}));
}

TEST_F(RoomOffers, OfTwoEndsInTheSameInstantOneCounts) {
  offer(ada, Proposal::draw);
  store.holds = true;
  room->handle(bob.peer, {5, protocol::Accept{Proposal::draw}});
  room->handle(ada.peer, {6, protocol::Resign{}});
  settle();
  store.complete(true);
  settle();
  EXPECT_EQ(ada->last("error").at("code"), "game_over");
  EXPECT_EQ(ada->last("state").at("result").at("reason"), "agreement");
}

TEST_F(RoomOffers, AnOfferThatCannotBeStoredDoesNotStand) {
  store.set_healthy(false);
  offer(ada, Proposal::draw);
  EXPECT_EQ(ada->last("error").at("code"), "internal");
  EXPECT_THAT(bob->take(), IsEmpty());
}

class RoomRematch : public RoomOffers {
 protected:
  void SetUp() override {
    make_room({.invite = "the-invite", .start = {2}, .clock = match::Fischer{5min}});
    begin_game("the-invite");
    act(ada, "+1", 0);
    send(ada, protocol::Resign{});
    ada->take();
    bob->take();
  }
};

TEST_F(RoomRematch, IsPlayedInANewRoomWithTheSidesSwappedAndTheSameTerms) {
  offer(ada, Proposal::rematch);
  clock.advance(3s);
  send(bob, protocol::Accept{Proposal::rematch}, 2);
  ASSERT_EQ(next_rooms.size(), 1);
  const Opening& next = next_rooms.front();
  EXPECT_EQ(next.card.name, "Our room");
  EXPECT_EQ(next.card.invite, "the-invite");
  const match::Match& match = next.match;
  EXPECT_EQ(match.status(), match::Status::playing);
  EXPECT_EQ(match.seat(game::Side::white), bob.player);
  EXPECT_EQ(match.seat(game::Side::black), ada.player);
  EXPECT_EQ(match.game().position(), "2 w move");
  EXPECT_EQ(match.created().host, ada.player);
  EXPECT_EQ(match.created().host_side, game::Side::black);
  EXPECT_EQ(match.created().clock, match::TimeControl(match::Fischer{5min}));
  EXPECT_EQ(match.next_deadline(), clock.now() + 5min);
}

TEST_F(RoomRematch, BothPlayersAreToldTheRoomWhenItIsThere) {
  offer(bob, Proposal::rematch);
  offer(ada, Proposal::rematch);  // what the other has offered already: this accepts it
  ASSERT_EQ(next_rooms.size(), 1);
  const std::string& id = next_rooms.front().card.id;
  EXPECT_EQ(ada->last("state").at("next_room"), id);
  EXPECT_EQ(bob->last("state").at("next_room"), id);
  EXPECT_EQ(store.stored(id).events, next_rooms.front().match.events());
}

TEST_F(RoomRematch, BothRoomsAreStoredOrNeither) {
  offer(ada, Proposal::rematch);
  store.set_healthy(false);
  send(bob, protocol::Accept{Proposal::rematch}, 2);
  EXPECT_EQ(bob->last("error").at("code"), "internal");
  EXPECT_THAT(next_rooms, IsEmpty());
  store.set_healthy(true);
  send(bob, protocol::Accept{Proposal::rematch}, 3);
  EXPECT_EQ(next_rooms.size(), 1);
}

TEST_F(RoomRematch, IsMadeOnceHoweverOftenItIsAccepted) {
  offer(ada, Proposal::rematch);
  send(bob, protocol::Accept{Proposal::rematch}, 2);
  send(bob, protocol::Accept{Proposal::rematch}, 3);
  offer(ada, Proposal::rematch);
  EXPECT_EQ(bob->count("ok"), 2);
  EXPECT_EQ(next_rooms.size(), 1);
}

TEST_F(RoomRematch, CannotBeUsedToMakeRoomsWithoutEnd) {
  offer(ada, Proposal::rematch);
  may_open_next = false;
  send(bob, protocol::Accept{Proposal::rematch}, 2);
  EXPECT_EQ(bob->last("error").at("code"), "too_fast");
  EXPECT_THAT(next_rooms, IsEmpty());
  may_open_next = true;
  send(bob, protocol::Accept{Proposal::rematch}, 3);
  EXPECT_EQ(next_rooms.size(), 1);
}

TEST_F(RoomRematch, CannotBeHadWhileTheGameRuns) {
  make_room();
  begin_game();
  offer(ada, Proposal::rematch);
  EXPECT_EQ(ada->last("error").at("code"), "wrong_phase");
}

}  // namespace
}  // namespace hexcourt::server
