#include <variant>

#include "lobby/lobby_world.hpp"

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;

class LobbySeeks : public LobbyWorld {
 protected:
  static protocol::Seek agon() {
    protocol::Seek seek;
    seek.game = "agon";
    return seek;
  }
  /// Who is listed as looking for an opponent.
  std::vector<std::string> listed() const {
    std::vector<std::string> names;
    for (const protocol::SeekSummary& seek : notices.all().seeks) names.push_back(seek.player.name);
    return names;
  }
  void pass(std::chrono::milliseconds time) {
    clock.advance(time);
    lobby->forget_overdue();
    settle();
  }
};

TEST_F(LobbySeeks, AreListedForEverybodyOnce) {
  send(ada, agon(), "s");
  EXPECT_THAT(ada.take_types(), ElementsAre("ok"));
  EXPECT_EQ(bob.count("lobby_update"), 0);
  tell();
  const json seeks = bob.last("lobby_update").at("seeks");
  ASSERT_EQ(seeks.size(), 1);
  EXPECT_EQ(seeks.at(0).at("player").at("name"), "Ada");
  EXPECT_EQ(seeks.at(0).at("game"), "agon");
  FakePeer eve;
  enter(eve, "Eve");
  EXPECT_EQ(eve.last("lobby").at("seeks"), seeks);
  tell();
  EXPECT_FALSE(bob.last("lobby_update").contains("seeks"));  // only the number of players changed
  leave(eve);
}

TEST_F(LobbySeeks, ThatFitSendBothToARoomWhereTheySit) {
  send(ada, agon());
  send(bob, agon(), "b");
  EXPECT_THAT(bob.take_types(), ElementsAre("ok", "matched"));
  const std::string room = ada.last("matched").at("room");
  const auto events = store.stored(room).events;
  std::set<std::string> seated;
  for (const match::Event& event : events) {
    if (const auto* seat = std::get_if<match::Seated>(&event.what)) seated.insert(seat->player.id);
  }
  EXPECT_THAT(seated, testing::UnorderedElementsAre(players[&ada].id, players[&bob].id));
  EXPECT_THAT(listed(), ElementsAre());
  tell();
  EXPECT_EQ(ada.last("lobby_update").at("rooms").at(0).at("status"), "playing");
}

TEST_F(LobbySeeks, TellEveryTabOfBothPlayers) {
  FakePeer other_tab;
  enter(other_tab, "Ada");
  send(ada, agon());
  send(bob, agon());
  EXPECT_EQ(other_tab.last("matched"), ada.last("matched"));
  EXPECT_EQ(bob.last("matched"), ada.last("matched"));
  leave(other_tab);
}

TEST_F(LobbySeeks, BelongToThePlayerAndNotToTheTab) {
  FakePeer other_tab;
  enter(other_tab, "Ada");
  send(ada, agon());
  send(other_tab, agon());
  EXPECT_THAT(listed(), ElementsAre("Ada"));  // not doubled, nor met by itself
  leave(ada);
  EXPECT_THAT(listed(), ElementsAre("Ada"));  // nor lost when one of two tabs closes
  send(bob, agon());
  EXPECT_EQ(other_tab.count("matched"), 1);
  leave(other_tab);
}

TEST_F(LobbySeeks, WaitAWhileForAPlayerWhoIsAway) {
  send(ada, agon());
  leave(ada);
  EXPECT_THAT(listed(), ElementsAre());
  send(bob, agon());
  EXPECT_EQ(bob.count("matched"), 0);  // nobody is paired with whoever is away
  pass(limits.seek_kept - 1ms);
  FakePeer again;
  enter(again, "Ada");
  EXPECT_THAT(again.take_types(), ElementsAre("lobby", "matched"));
  EXPECT_EQ(bob.count("matched"), 1);
  leave(again);
}

TEST_F(LobbySeeks, EndWithAPlayerWhoDoesNotComeBack) {
  send(ada, agon());
  leave(ada);
  pass(limits.seek_kept);
  FakePeer again;
  enter(again, "Ada");
  EXPECT_EQ(again.last("lobby").at("seeks"), json::array());
  send(bob, agon());
  EXPECT_EQ(again.count("matched"), 0);
  leave(again);
}

TEST_F(LobbySeeks, AreCancelled) {
  send(ada, agon());
  send(ada, protocol::CancelSeek{}, "c");
  EXPECT_EQ(ada.last("ok").at("re"), "c");
  EXPECT_THAT(listed(), ElementsAre());
  send(bob, agon());
  EXPECT_EQ(bob.count("matched"), 0);
  send(ada, protocol::CancelSeek{}, "again");
  EXPECT_EQ(ada.last("ok").at("re"), "again");
}

TEST_F(LobbySeeks, OfWhatNoRoomCouldBeMadeOfAreRefused) {
  protocol::Seek seek = agon();
  seek.game = "checkers";
  send(ada, seek, 7);
  EXPECT_EQ(ada.last("error").at("code"), "bad_settings");
  EXPECT_EQ(ada.last("error").at("re"), 7);
  EXPECT_THAT(listed(), ElementsAre());
}

TEST_F(LobbySeeks, AreTakenSoOftenFromAnAddress) {
  for (int i = 0; i < limits.seeks_a_minute; ++i) send(ada, agon());
  EXPECT_EQ(ada.count("error"), 0);
  send(ada, agon());
  EXPECT_EQ(ada.last("error").at("code"), "too_fast");
}

TEST_F(LobbySeeks, WhoseRoomCannotBeStoredAreToldSo) {
  store.holds = true;
  send(ada, agon());
  send(bob, agon());
  store.complete(false);
  settle();
  EXPECT_EQ(ada.last("error").at("code"), "internal");
  EXPECT_EQ(bob.last("error").at("code"), "internal");
  EXPECT_EQ(rooms.size(), 0);
}

TEST_F(LobbySeeks, WhoeverWasAwayWhenTheRoomWasMadeIsToldOnComingBack) {
  store.holds = true;
  send(ada, agon());
  send(bob, agon());
  leave(ada);
  store.complete(true);
  settle();
  FakePeer again;
  enter(again, "Ada");
  EXPECT_EQ(again.last("matched"), bob.last("matched"));
  FakePeer once_more;
  enter(once_more, "Ada");
  EXPECT_EQ(once_more.count("matched"), 0);
  leave(again);
  leave(once_more);
}

}  // namespace
}  // namespace hexcourt::server
