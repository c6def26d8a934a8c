// Rematches, other devices, and what is left of a game.

#include <gmock/gmock.h>

#include "field_report.hpp"
#include "protocol/record.hpp"

namespace hexcourt::e2e {
namespace {

const auto kFinished = [](const json& state) { return state.at("status") == "finished"; };

TEST(Rematch, LeadsBothToANewRoomWithTheSidesSwapped) {
  const TestServer server;
  Game game(server, timed_game());
  game.white.request(of_type("resign"));
  const json end = state_where(game.white, kFinished);
  ASSERT_EQ(game.white.request(proposal("offer", "rematch")).at("type"), "ok");
  ASSERT_EQ(game.black.request(proposal("accept", "rematch")).at("type"), "ok");
  const auto agreed = [](const json& state) { return state.contains("next_room"); };
  const std::string next = state_where(game.white, agreed).at("next_room");
  EXPECT_EQ(state_where(game.black, agreed).at("next_room"), next);
  TestClient was_white(server, room_path(next));
  was_white.hello({{"token", game.white_token}});
  const json state = was_white.expect("state");
  EXPECT_EQ(state.at("status"), "playing");
  EXPECT_EQ(state.at("players").at("black").at("id"), end.at("players").at("white").at("id"));
  EXPECT_EQ(state.at("players").at("white").at("id"), end.at("players").at("black").at("id"));
  EXPECT_EQ(state.at("settings"), end.at("settings"));
  EXPECT_EQ(state.at("clock").at("control"), end.at("clock").at("control"));
}

TEST(HandOver, AnotherDeviceGoesOnInTheGameAndTheOldOneIsToldSo) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  const json answer = game.white.request(of_type("hand_over"));
  ASSERT_EQ(answer.at("type"), "ok");
  TestClient device(server, room_path(game.room));
  const json welcome = device.hello({{"code", answer.at("code")}});
  EXPECT_EQ(welcome.at("player").at("id"), game.state().at("players").at("white").at("id"));
  EXPECT_NE(welcome.at("token"), game.white_token);
  EXPECT_EQ(game.white.expect("bye").at("code"), "replaced");
  EXPECT_EQ(game.white.close_code(), 4001);
  game.white = std::move(device);
  game.white.expect("state");
  game.play(game.some_action());
}

TEST(HandOver, TheOldTokenIsNobodysAnyMore) {
  const DataDir data;
  json token;
  json player;
  json new_token;
  {
    const TestServer server(data);
    TestClient old_device(server, "/ws/lobby");
    const json welcome = old_device.hello({{"name", "Ada"}});
    token = welcome.at("token");
    player = welcome.at("player");
    const json code = old_device.request(of_type("hand_over")).at("code");
    TestClient device(server, "/ws/lobby");
    new_token = device.hello({{"code", code}}).at("token");
    TestClient late(server, "/ws/lobby");
    EXPECT_NE(late.hello({{"token", token}}).at("player").at("id"), player.at("id"));
  }
  const TestServer server(data);
  TestClient old_device(server, "/ws/lobby");
  EXPECT_NE(old_device.hello({{"token", token}}).at("player").at("id"), player.at("id"));
  TestClient device(server, "/ws/lobby");
  EXPECT_EQ(device.hello({{"token", new_token}}).at("player"), player);
}

TEST(HandOver, AWrongCodeIsRefusedAndTheSocketMayTryAgain) {
  const TestServer server;
  TestClient ada(server, "/ws/lobby");
  const json welcome = ada.hello({{"name", "Ada"}});
  const json code = ada.request(of_type("hand_over")).at("code");
  TestClient device(server, "/ws/lobby");
  EXPECT_EQ(device.request({{"type", "hello"}, {"protocol", 1}, {"code", "AAAAAAAAAA"}}).at("code"),
            "not_allowed");
  EXPECT_EQ(device.hello({{"code", code}}).at("player"), welcome.at("player"));
  TestClient third(server, "/ws/lobby");
  EXPECT_EQ(third.request({{"type", "hello"}, {"protocol", 1}, {"code", code}}).at("code"), "not_allowed");
  EXPECT_EQ(third.hello().at("player").at("guest"), true);
}

TEST(Arrival, WhatComesBehindAHelloIsHeardInItsOrder) {
  const DataDir data;
  const TestServer server(data);  // which has to look for a token before it can answer
  for (const char* token : {"", "unknown"}) {
    TestClient client(server, "/ws/lobby");
    json hello{{"type", "hello"}, {"protocol", 1}, {"id", "hello"}};
    if (*token != '\0') hello["token"] = token;
    client.send(hello);
    client.send({{"type", "create_room"}, {"game", "agon"}, {"id", "room"}});
    client.send({{"type", "ping"}, {"id", "ping"}});
    EXPECT_EQ(client.expect("ok").at("re"), "hello");
    EXPECT_EQ(client.next().at("type"), "welcome");
    std::set<std::string> answered;
    while (answered.size() < 2) answered.insert(client.expect("ok").at("re").get<std::string>());
    EXPECT_THAT(answered, testing::UnorderedElementsAre("room", "ping"));
  }
}

TEST(Records, AreFetchedOverHttpAndHoldTheWholeGame) {
  const TestServer server;
  Game game(server, timed_game());
  for (int i = 0; i < 4; ++i) game.play(game.some_action());
  const std::string target = "/api/v1/rooms/" + game.room + "/record";
  const auto running = protocol::read_record(get(server, target).body);
  ASSERT_TRUE(running) << protocol::sentence(running.error());
  EXPECT_EQ(running->match.ply(), 4);
  EXPECT_EQ(running->match.game().position(), game.state().at("position").get<std::string>());
  game.black.request(of_type("resign"));
  const Reply text = get(server, target);
  const Reply as_json = get(server, target + "?format=json");
  EXPECT_EQ(text.status, 200);
  const auto finished = protocol::read_record(text.body);
  ASSERT_TRUE(finished) << protocol::sentence(finished.error());
  EXPECT_TRUE(finished->chained);
  EXPECT_EQ(finished->match.result()->reason, "resigned");
  EXPECT_EQ(protocol::record_text(finished->record), text.body);
  const auto same = protocol::read_record(as_json.body);
  ASSERT_TRUE(same) << protocol::sentence(same.error());
  EXPECT_EQ(same->record, finished->record);
}

TEST(Records, OfPrivateRoomsAreForThoseWhoMayEnter) {
  const TestServer server;
  const NewRoom room = make_room(server, {{"game", "agon"}, {"visibility", "private"}});
  const std::string target = "/api/v1/rooms/" + room.room + "/record";
  EXPECT_EQ(get(server, target).status, 404);
  EXPECT_EQ(get(server, target, "no token").status, 404);
  EXPECT_EQ(get(server, target + "?invite=" + room.invite).status, 200);
  EXPECT_EQ(get(server, target, room.token).status, 200);
}

TEST(PlayersGames, AreListedWithTheRunningOnesFirst) {
  const TestServer server;
  TestClient ada(server, "/ws/lobby");
  const json adas = ada.hello({{"name", "Ada"}});
  std::vector<std::string> rooms;
  for (const char* visibility : {"public", "private", "public"}) {
    const json ok = ada.request({{"type", "create_room"}, {"game", "agon"}, {"visibility", visibility}});
    rooms.push_back(ok.at("room"));
    TestClient seat(server, room_path(rooms.back()));
    seat.hello({{"token", adas.at("token")}});
    ASSERT_EQ(seat.request(of_type("sit")).at("type"), "ok");
    if (rooms.size() < 3) {
      TestClient bob(server, room_path(rooms.back()));
      bob.hello({{"name", "Bob"}, {"invite", ok.value("invite", "none")}});
      ASSERT_EQ(bob.request(of_type("sit")).at("type"), "ok");
    }
  }
  const std::string target = "/api/v1/players/" + adas.at("player").at("id").get<std::string>() + "/games";
  const auto listed = [&](const std::string& token) {
    std::vector<std::string> found;
    const json list = json::parse(get(server, target, token).body);
    for (const json& game : list.at("games")) found.push_back(game.at("room"));
    return found;
  };
  EXPECT_THAT(listed(""), testing::ElementsAre(rooms[0], rooms[2]));
  EXPECT_THAT(listed(adas.at("token")), testing::ElementsAre(rooms[1], rooms[0], rooms[2]));
}

}  // namespace
}  // namespace hexcourt::e2e
