// Field reports of the group E: what the lobby shows, and seeks.

#include <gmock/gmock.h>

#include "field_report.hpp"

namespace hexcourt::e2e {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::Not;

TEST(FieldReport, E22APrivateRoomIsNeverListedOrCounted) {
  const TestServer server;
  TestClient lobby(server, "/ws/lobby");
  lobby.hello();
  lobby.expect("lobby");
  Game hidden(server, {{"game", "agon"}, {"visibility", "private"}});
  Game open(server, {{"game", "agon"}});
  hidden.white.request(of_type("resign"));
  for (;;) {
    const json rooms = lobby.expect("lobby_update").at("rooms");
    for (const json& room : rooms) EXPECT_EQ(room.at("room"), open.room);
    if (!rooms.empty() && rooms.at(0).at("status") == "playing") break;
  }
  EXPECT_EQ(json::parse(get(server, "/api/v1/rooms").body).at("rooms").size(), 1);
}

TEST(FieldReport, E22AFinishedRoomLeavesTheListAtOnce) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  game.white.request(of_type("resign"));
  EXPECT_TRUE(eventually([&] { return json::parse(get(server, "/api/v1/rooms").body).at("rooms").empty(); }));
}

TEST(FieldReport, E22CountsAreNeitherNegativeNorStale) {
  const TestServer server;
  const NewRoom room = make_room(server, {{"game", "agon"}});
  const auto watchers = [&] {
    const json rooms = json::parse(get(server, "/api/v1/rooms").body).at("rooms");
    return rooms.at(0).at("watchers").get<int>();
  };
  {
    TestClient eve(server, room_path(room.room));
    const json token = eve.hello().at("token");
    TestClient second_tab(server, room_path(room.room));
    second_tab.hello({{"token", token}});
    EXPECT_TRUE(eventually([&] { return watchers() == 1; }));
    EXPECT_TRUE(eventually([&] { return server.numbers().players() == 1; }));
    second_tab.drop();
    eve.drop();
  }
  EXPECT_TRUE(eventually([&] { return watchers() == 0; }));
  EXPECT_TRUE(eventually([&] { return server.numbers().players() == 0; }));
  EXPECT_EQ(json::parse(get(server, "/api/v1/rooms").body).at("players"), 0);
}

const json kSeek{{"type", "seek"}, {"game", "agon"}};

TEST(FieldReport, E23ASeekBelongsToThePlayerNotToTheTab) {
  const TestServer server;
  TestClient one_tab(server, "/ws/lobby");
  const json token = one_tab.hello({{"name", "Ada"}}).at("token");
  TestClient other_tab(server, "/ws/lobby");
  other_tab.hello({{"token", token}});
  ASSERT_EQ(one_tab.request(kSeek).at("type"), "ok");
  ASSERT_EQ(other_tab.request(kSeek).at("type"), "ok");
  const auto seeks = [&] { return json::parse(get(server, "/api/v1/rooms").body).at("seeks").size(); };
  EXPECT_EQ(seeks(), 1);
  one_tab.close();
  EXPECT_TRUE(eventually([&] { return server.numbers().sockets() == 1; }));
  EXPECT_EQ(seeks(), 1);
  TestClient bob(server, "/ws/lobby");
  bob.hello();
  ASSERT_EQ(bob.request(kSeek).at("type"), "ok");
  EXPECT_EQ(bob.expect("matched"), other_tab.expect("matched"));
  EXPECT_EQ(seeks(), 0);
}

TEST(FieldReport, E23ASeekOutlivesAReconnectAndNobodyIsPairedMeanwhile) {
  const TestServer server;
  TestClient ada(server, "/ws/lobby");
  const json token = ada.hello().at("token");
  ASSERT_EQ(ada.request(kSeek).at("type"), "ok");
  ada.drop();
  EXPECT_TRUE(eventually([&] { return server.numbers().sockets() == 0; }));
  TestClient bob(server, "/ws/lobby");
  bob.hello();
  ASSERT_EQ(bob.request(kSeek).at("type"), "ok");
  EXPECT_THAT(bob.types_so_far(), Not(Contains("matched")));
  TestClient again(server, "/ws/lobby");
  again.hello({{"token", token}});
  EXPECT_EQ(again.expect("matched"), bob.expect("matched"));
}

TEST(FieldReport, E23ASeekEndsWithItsPlayer) {
  server::Limits limits = test_limits();
  limits.seek_kept = 50ms;
  const TestServer server(limits);
  TestClient ada(server, "/ws/lobby");
  const json token = ada.hello().at("token");
  ASSERT_EQ(ada.request(kSeek).at("type"), "ok");
  ada.drop();
  TestClient bob(server, "/ws/lobby");
  bob.hello();
  // Nothing of it is seen any more; what is kept for a while is known to the lobby alone.
  EXPECT_TRUE(eventually([&] { return json::parse(get(server, "/api/v1/rooms").body).at("seeks").empty(); }));
}

TEST(Seeks, ThatFitSeatBothInAGameWithTheClockTheyWanted) {
  const TestServer server;
  json seek = kSeek;
  seek["clock"] = {{"kind", "fischer"}, {"initial_ms", 60'000}, {"increment_ms", 1'000}};
  TestClient ada(server, "/ws/lobby");
  const json adas_token = ada.hello().at("token");
  TestClient bob(server, "/ws/lobby");
  const json bobs_token = bob.hello().at("token");
  json for_white = seek;
  for_white["side"] = "white";
  ASSERT_EQ(ada.request(seek).at("type"), "ok");
  ASSERT_EQ(bob.request(for_white).at("type"), "ok");
  const std::string room = ada.expect("matched").at("room");
  EXPECT_EQ(bob.expect("matched").at("room"), room);
  TestClient white(server, room_path(room));
  const json player = white.hello({{"token", bobs_token}}).at("player");
  const json state = white.expect("state");
  EXPECT_EQ(state.at("status"), "playing");
  EXPECT_EQ(state.at("players").at("white").at("id"), player.at("id"));
  EXPECT_EQ(state.at("clock").at("control"), seek.at("clock"));
}

}  // namespace
}  // namespace hexcourt::e2e
