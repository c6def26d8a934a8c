// A server goes, and another one goes on where it stopped.

#include <gmock/gmock.h>

#include <memory>

#include "field_report.hpp"

namespace hexcourt::e2e {
namespace {

class Restart : public testing::Test {
 protected:
  void start() { server = std::make_unique<TestServer>(data); }
  /// A polite stop, and another server on the same directory.
  void restart() {
    server.reset();
    start();
  }
  TestClient come_back(const std::string& room, const std::string& token, json* state = nullptr) {
    TestClient client(*server, room_path(room));
    client.hello({{"token", token}});
    const json first = client.expect("state");
    if (state != nullptr) *state = first;
    return client;
  }

  DataDir data;
  std::unique_ptr<TestServer> server = std::make_unique<TestServer>(data);
};

class FieldReportA1 : public Restart {};

TEST_F(FieldReportA1, AfterARestartBothAreBackInTheTruePositionWithTheTrueClocks) {
  Game game(*server, timed_game());
  for (int i = 0; i < 3; ++i) game.play(game.some_action());
  const json before = game.state();
  server->stop();
  for (TestClient* client : {&game.white, &game.black}) {
    const json bye = client->expect("bye");
    EXPECT_EQ(bye.at("code"), "going_away");
    EXPECT_EQ(bye.at("retry"), true);  // so clients come back by themselves
  }
  restart();
  json seen;
  game.white = come_back(game.room, game.white_token, &seen);
  json seen_by_black;
  game.black = come_back(game.room, game.black_token, &seen_by_black);
  EXPECT_EQ(seen.at("position"), before.at("position"));
  EXPECT_EQ(seen.at("players").at("black").at("id"), before.at("players").at("black").at("id"));
  EXPECT_EQ(seen.at("seq"), seen_by_black.at("seq"));
  EXPECT_EQ(seen.at("clock"), seen_by_black.at("clock"));
  // The player who is to act was charged for nothing but the time before the stop, and got the stated bonus.
  const std::string side = before.at("to_act");
  const std::string waiting = other(side);
  EXPECT_EQ(seen.at("clock").at("running"), side);
  EXPECT_EQ(seen.at("clock").at(waiting + "_ms"), before.at("clock").at(waiting + "_ms"));
  const std::int64_t left = seen.at("clock").at(side + "_ms");
  const std::int64_t had = before.at("clock").at(side + "_ms");
  const std::int64_t bonus = server::Limits{}.stop_bonus.count();
  EXPECT_LE(left, had + bonus);
  EXPECT_GT(left, had);
  // And the game goes on.
  TestClient& actor = game.of(side);
  const json& legal = side == "white" ? seen.at("legal") : seen_by_black.at("legal");
  EXPECT_EQ(actor.request(act(legal.at(0), 3)).at("type"), "ok");
  EXPECT_EQ(game.of(waiting).expect("state").at("ply"), 4);
}

TEST_F(Restart, GuestsAreStillWhoTheyWere) {
  TestClient ada(*server, "/ws/lobby");
  const json welcome = ada.hello({{"name", "Ada"}});
  ada.request({{"type", "mute"}, {"player", "somebody"}, {"on", true}});
  restart();
  TestClient again(*server, "/ws/lobby");
  const json known = again.hello({{"token", welcome.at("token")}});
  EXPECT_EQ(known.at("player"), welcome.at("player"));
  EXPECT_FALSE(known.contains("token"));
}

TEST_F(Restart, RoomsSeatsAndInvitesAreKeptBeforeTheGameBegins) {
  const NewRoom room = make_room(*server, {{"game", "agon"}, {"visibility", "private"}, {"name", "Tea"}});
  TestClient ada(*server, room_path(room.room));
  const json token = ada.hello({{"invite", room.invite}}).at("token");
  ada.request({{"type", "sit"}, {"side", "black"}});
  restart();
  TestClient bob(*server, room_path(room.room));
  bob.hello({{"invite", room.invite}});
  const json state = bob.expect("state");
  EXPECT_EQ(state.at("status"), "waiting");
  EXPECT_FALSE(state.at("players").at("black").is_null());
  EXPECT_EQ(bob.request({{"type", "sit"}}).at("type"), "ok");
  EXPECT_EQ(bob.expect("state").at("status"), "playing");
}

TEST_F(Restart, ChatIsThereAgainForItsGroupAndMutesHold) {
  Game game(*server, {{"game", "agon"}});
  TestClient eve(*server, room_path(game.room));
  const json eves_token = eve.hello().at("token");
  game.white.request({{"type", "chat"}, {"text", "among players"}});
  eve.request({{"type", "chat"}, {"text", "among watchers"}});
  const json black = game.black.expect("chat");
  EXPECT_EQ(black.at("text"), "among players");
  game.black.request({{"type", "mute"}, {"player", black.at("from").at("id")}, {"on", true}});
  restart();
  TestClient white(*server, room_path(game.room));
  white.hello({{"token", game.white_token}});
  EXPECT_EQ(white.expect("chat").at("text"), "among players");
  TestClient watcher(*server, room_path(game.room));
  watcher.hello({{"token", eves_token}});
  EXPECT_EQ(watcher.expect("chat").at("text"), "among watchers");
  TestClient deaf(*server, room_path(game.room));
  deaf.hello({{"token", game.black_token}});
  EXPECT_THAT(deaf.types_so_far(), testing::Not(testing::Contains("chat")));
}

TEST_F(Restart, FinishedGamesCanStillBeOpenedAndTheirRecordsRead) {
  Game game(*server, {{"game", "hivequeen"}});
  game.play(game.some_action());
  game.white.request(of_type("resign"));
  const json result =
      state_where(game.white, [](const json& state) { return !state.at("result").is_null(); });
  const std::string record = get(*server, "/api/v1/rooms/" + game.room + "/record").body;
  restart();
  TestClient anybody(*server, room_path(game.room));
  anybody.hello();
  EXPECT_EQ(anybody.expect("state").at("result"), result.at("result"));
  EXPECT_EQ(get(*server, "/api/v1/rooms/" + game.room + "/record").body, record);
  EXPECT_FALSE(record.empty());
}

class FieldReportD21 : public Restart {};

TEST_F(FieldReportD21, AStopWaitsForWhatIsBeingWritten) {
  Game game(*server, {{"game", "agon"}});
  TestClient& actor = game.to_act();
  const json move = act(game.some_action(), 0);
  json request = move;
  request["id"] = "last";
  actor.send(request);
  server->stop();
  // Whether or not the stop came first: what was acknowledged is there, and nothing else.
  bool acknowledged = false;
  for (;;) {
    const json message = actor.next();
    if (message.at("type") == "ok" && message.value("re", json()) == "last") acknowledged = true;
    if (message.at("type") == "bye") break;
  }
  EXPECT_EQ(actor.close_code(), 1001);
  restart();
  TestClient anybody(*server, room_path(game.room));
  anybody.hello();
  const std::int64_t ply = anybody.expect("state").at("ply");
  if (acknowledged) {
    EXPECT_EQ(ply, 1);
  }
  EXPECT_LE(ply, 1);
}

}  // namespace
}  // namespace hexcourt::e2e
