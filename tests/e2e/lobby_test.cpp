#include <gmock/gmock.h>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

using namespace std::chrono_literals;

/// The newest summary of `room` that an update brings and `wanted` holds of.
json summary_where(TestClient& lobby, const std::string& room,
                   const std::function<bool(const json&)>& wanted) {
  for (;;) {
    const json update = lobby.expect("lobby_update");
    for (const json& summary : update.at("rooms")) {
      if (summary.at("room") == room && wanted(summary)) return summary;
    }
  }
}

TEST(Lobby, ShowsRoomsFromTheirMakingToTheEndOfTheirGame) {
  const TestServer server;
  TestClient lobby(server, "/ws/lobby");
  lobby.hello();
  EXPECT_EQ(lobby.expect("lobby").at("rooms"), json::array());
  Game game(server, {{"game", "agon"}, {"name", "Tea"}});
  const json summary =
      summary_where(lobby, game.room, [](const json& room) { return room.at("status") == "playing"; });
  EXPECT_EQ(summary.at("name"), "Tea");
  game.white.request({{"type", "abort"}});
  json removed;
  while (removed.empty()) removed = lobby.expect("lobby_update").at("removed");
  EXPECT_EQ(removed, json({game.room}));
}

TEST(Lobby, ShowsTheBoardAsItStandsAtMostTwiceASecond) {
  server::Limits limits = test_limits();
  limits.lobby_every = server::Limits{}.lobby_every;
  const TestServer server(limits);
  Game game(server, {{"game", "hivequeen"}});
  TestClient lobby(server, "/ws/lobby");
  lobby.hello();
  EXPECT_EQ(lobby.expect("lobby").at("rooms").at(0).at("position"), game.state().at("position"));

  const auto began = std::chrono::steady_clock::now();
  for (int i = 0; i < 10; ++i) game.play(game.some_action());
  int updates = 0;
  const json summary = summary_where(lobby, game.room, [&](const json& room) {
    ++updates;
    return room.at("ply") == game.state().at("ply");
  });
  EXPECT_EQ(summary.at("position"), game.state().at("position"));
  EXPECT_LE(updates, 1 + (std::chrono::steady_clock::now() - began) / limits.lobby_every);
}

TEST(Lobby, CountsEveryPlayerOnce) {
  const TestServer server;
  TestClient ada(server, "/ws/lobby");
  const json token = ada.hello().at("token");
  const NewRoom room = make_room(server, {{"game", "agon"}});
  TestClient in_room(server, room_path(room.room));
  in_room.hello({{"token", token}});
  TestClient bob(server, "/ws/lobby");
  bob.hello();
  EXPECT_TRUE(eventually([&] { return server.numbers().players() == 2; }));
  bob.drop();
  EXPECT_TRUE(eventually([&] { return server.numbers().players() == 1; }));
}

TEST(Lobby, AnAbandonedRoomGoesAway) {
  server::Limits limits = test_limits();
  limits.room_idle = 50ms;
  const TestServer server(limits);
  make_room(server, {{"game", "hivequeen"}});
  EXPECT_TRUE(eventually([&] { return server.numbers().rooms() == 0; }));
  EXPECT_TRUE(server.numbers().lobby().rooms.empty());
}

}  // namespace
}  // namespace hexcourt::e2e
