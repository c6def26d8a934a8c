#include <gmock/gmock.h>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

using namespace std::chrono_literals;

const json kPrivate{{"game", "agon"}, {"visibility", "private"}};

TEST(PrivateRoom, WantsItsInviteFromWhoeverComes) {
  const TestServer server;
  const NewRoom room = make_room(server, kPrivate);
  TestClient eve(server, room_path(room.room));
  eve.hello();
  EXPECT_EQ(eve.next().at("code"), "not_allowed");
  EXPECT_EQ(eve.request({{"type", "sit"}}).at("code"), "not_allowed");
  EXPECT_EQ(eve.request({{"type", "sit"}, {"invite", "guess"}}).at("code"), "not_allowed");
  EXPECT_EQ(eve.request({{"type", "chat"}, {"text", "hi"}}).at("code"), "not_allowed");
}

TEST(PrivateRoom, OpensWithItsInvite) {
  const TestServer server;
  const NewRoom room = make_room(server, kPrivate);
  TestClient watcher(server, room_path(room.room));
  watcher.hello({{"invite", room.invite}});
  EXPECT_EQ(watcher.next().at("type"), "state");
  TestClient player(server, room_path(room.room));
  player.hello();
  EXPECT_EQ(player.request({{"type", "sit"}, {"invite", room.invite}}).at("type"), "ok");
  EXPECT_EQ(player.expect("state").at("seq"), 2);
}

TEST(PrivateRoom, OpensToItsHost) {
  const TestServer server;
  const NewRoom room = make_room(server, kPrivate);
  TestClient host(server, room_path(room.room));
  host.hello({{"token", room.token}});
  EXPECT_EQ(host.next().at("type"), "state");
}

TEST(PrivateRoom, IsPlayedLikeAnyOther) {
  const TestServer server;
  Game game(server, kPrivate);
  game.play(game.some_action());
}

TEST(PrivateRoom, ClosesWhoStaysAtTheDoor) {
  server::Limits limits = test_limits();
  limits.hello_within = 500ms;
  const TestServer server(limits);
  const NewRoom room = make_room(server, kPrivate);
  TestClient eve(server, room_path(room.room));
  eve.hello();
  EXPECT_EQ(eve.expect("bye").at("code"), "limits");
  EXPECT_EQ(eve.close_code(), 1008);
}

TEST(PrivateRoom, IsNeverListed) {
  const TestServer server;
  make_room(server, kPrivate);
  TestClient lobby(server, "/ws/lobby");
  lobby.hello();
  EXPECT_EQ(lobby.expect("lobby").at("rooms"), json::array());
}

}  // namespace
}  // namespace hexcourt::e2e
