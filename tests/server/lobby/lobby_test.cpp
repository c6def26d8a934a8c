#include "server/lobby/lobby.hpp"

#include <gmock/gmock.h>

#include "lobby/lobby_world.hpp"

namespace hexcourt::server {
namespace {

using testing::ElementsAre;
using testing::MatchesRegex;
using namespace std::chrono_literals;

class LobbyTest : public LobbyWorld {};

TEST_F(LobbyTest, ANewcomerGetsTheWholeList) {
  create(ada, hivequeen());
  FakePeer eve;
  enter(eve, "Eve");
  EXPECT_EQ(eve.last("lobby").at("rooms").size(), 1);
  EXPECT_EQ(eve.last("lobby").at("players"), 3);
  leave(eve);
}

TEST_F(LobbyTest, TheListIsOneFrameWhileNothingChanges) {
  create(ada, hivequeen());
  const protocol::Frame frame = notices.frame();
  EXPECT_EQ(*frame, protocol::encode(notices.all()));
  EXPECT_EQ(notices.frame(), frame);
  create(ada, hivequeen());
  EXPECT_EQ(*notices.frame(), protocol::encode(notices.all()));
  EXPECT_NE(*notices.frame(), *frame);
  notices.remove(ada.last("ok").at("room"));
  EXPECT_EQ(*notices.frame(), *frame);
}

TEST_F(LobbyTest, TheListTellsHowManyPlayersThereAreAtTheTime) {
  const protocol::Frame before = notices.frame();
  FakePeer eve;
  const match::Player player = arrive(eve, "Eve");
  EXPECT_EQ(json::parse(*notices.frame()).at("players"), 3);
  guests.depart(eve, player.id);
  EXPECT_EQ(*notices.frame(), *before);
}

TEST_F(LobbyTest, WhatChangesIsGatheredAndToldToEverybodyOnce) {
  create(ada, hivequeen());
  create(bob, hivequeen());
  EXPECT_EQ(bob.count("lobby_update"), 0);
  tell();
  ASSERT_EQ(bob.count("lobby_update"), 1);
  EXPECT_EQ(bob.last("lobby_update").at("rooms").size(), 2);
  tell();
  EXPECT_EQ(bob.count("lobby_update"), 1);
}

TEST_F(LobbyTest, AnUpdateNamesRoomsThatAreGone) {
  create(ada, hivequeen());
  const std::string room = ada.last("ok").at("room");
  tell();
  notices.remove(room);
  tell();
  EXPECT_EQ(bob.last("lobby_update").at("removed"), json({room}));
  EXPECT_EQ(bob.last("lobby_update").at("rooms"), json::array());
}

TEST_F(LobbyTest, AnUpdateTellsWhenPlayersComeAndGo) {
  FakePeer eve;
  enter(eve, "Eve");
  tell();
  EXPECT_EQ(bob.last("lobby_update").at("players"), 3);
  leave(eve);
}

TEST_F(LobbyTest, ARoomIsMadeAndItsMakerToldWhere) {
  create(ada, hivequeen(), "r1");
  const json ok = ada.last("ok");
  EXPECT_EQ(ok.at("re"), "r1");
  EXPECT_THAT(ok.at("room").get<std::string>(), MatchesRegex("[A-Za-z0-9_-]{16}"));
  EXPECT_FALSE(ok.contains("invite"));
  EXPECT_TRUE(rooms.is_awake(ok.at("room")));
  EXPECT_EQ(store.appended.size(), 1);
}

TEST_F(LobbyTest, APrivateRoomHasAnInviteAndIsNotListed) {
  protocol::CreateRoom wish = hivequeen();
  wish.visibility = protocol::Visibility::hidden;
  create(ada, wish);
  EXPECT_THAT(ada.last("ok").at("invite").get<std::string>(), MatchesRegex("[A-Za-z0-9_-]{20}"));
  tell();
  EXPECT_EQ(bob.count("lobby_update"), 0);
  EXPECT_TRUE(notices.all().rooms.empty());
}

TEST_F(LobbyTest, ARoomIsNamedCleanly) {
  protocol::CreateRoom wish = hivequeen();
  wish.name = " Tea\u202e time ";
  create(ada, wish);
  EXPECT_EQ(notices.all().rooms.front().name, "Tea time");
}

TEST_F(LobbyTest, SettingsThatNoGameTakesAreRefused) {
  protocol::CreateRoom wish;
  wish.game = "checkers";
  create(ada, wish, 3);
  EXPECT_EQ(ada.last("error").at("code"), "bad_settings");
  EXPECT_EQ(ada.last("error").at("re"), 3);
  wish = hivequeen();
  wish.settings = {{"claim_after", std::string("often")}};
  create(ada, wish);
  EXPECT_EQ(ada.last("error").at("code"), "bad_settings");
  EXPECT_EQ(rooms.size(), 0);
}

TEST_F(LobbyTest, PositionsThatAreNoneOrAlreadyOverAreRefused) {
  protocol::CreateRoom wish = hivequeen();
  wish.position = "nothing";
  create(ada, wish);
  EXPECT_EQ(ada.last("error").at("code"), "bad_position");
}

TEST_F(LobbyTest, ARoomThatCannotBeStoredIsNotMade) {
  store.holds = true;
  create(ada, hivequeen(), 8);
  EXPECT_EQ(rooms.size(), 0);
  store.complete(false);
  settle();
  EXPECT_EQ(ada.last("error").at("code"), "internal");
  EXPECT_EQ(ada.last("error").at("re"), 8);
  EXPECT_EQ(rooms.size(), 0);
}

TEST_F(LobbyTest, AnAddressMakesSoManyRoomsAMinute) {
  for (int i = 0; i < limits.rooms_a_minute; ++i) create(i % 2 == 0 ? ada : bob, hivequeen());
  EXPECT_EQ(ada.count("error") + bob.count("error"), 0);
  create(ada, hivequeen());
  EXPECT_EQ(ada.last("error").at("code"), "too_fast");
  clock.advance(1min);
  create(ada, hivequeen(), "later");
  EXPECT_EQ(ada.last("ok").at("re"), "later");
}

TEST_F(LobbyTest, ARequestForARoomIsRefused) {
  send(ada, protocol::Sit{}, 2);
  EXPECT_EQ(ada.last("error").at("code"), "not_allowed");
  EXPECT_EQ(ada.last("error").at("re"), 2);
}

TEST_F(LobbyTest, AMuteIsKeptForWhateverRoomThePlayerComesTo) {
  send(ada, protocol::Mute{"id-bob", true}, 4);
  EXPECT_EQ(ada.last("ok").at("re"), 4);
  EXPECT_THAT(muted_by(ada), ElementsAre("id-bob"));
  send(ada, protocol::Mute{"id-bob", false}, 5);
  EXPECT_THAT(muted_by(ada), ElementsAre());
}

TEST_F(LobbyTest, AMuteThatCannotBeKeptIsRefused) {
  store.set_healthy(false);
  send(ada, protocol::Mute{"id-bob", true}, 4);
  EXPECT_EQ(ada.last("error").at("code"), "internal");
  EXPECT_EQ(ada.last("error").at("re"), 4);
}

TEST_F(LobbyTest, WhoLeftIsToldNothing) {
  leave(bob);
  create(ada, hivequeen());
  tell();
  EXPECT_EQ(ada.count("lobby_update"), 1);
  EXPECT_TRUE(bob.take().empty());
}

}  // namespace
}  // namespace hexcourt::server
