#include <gmock/gmock.h>

#include "field_report.hpp"

namespace hexcourt::e2e {
namespace {

using testing::ElementsAre;

TEST(Play, TwoPlayersPlayInTurns) {
  const TestServer server;
  for (const char* game : {"hivequeen", "agon"}) {
    Game table(server, {{"game", game}});
    EXPECT_EQ(table.state().at("game"), game);
    const std::uint64_t first = table.state().at("seq");
    for (std::uint64_t i = 1; i <= 6; ++i) EXPECT_EQ(table.play(table.some_action()).at("seq"), first + i);
  }
}

TEST(Play, TheOkComesBeforeTheStateItCaused) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  TestClient& actor = game.to_act();
  actor.types_so_far();
  actor.send({{"type", "act"}, {"action", game.some_action()}, {"ply", 0}, {"id", "now"}});
  const json ok = actor.next();
  EXPECT_EQ(ok.at("type"), "ok");
  EXPECT_EQ(ok.at("re"), "now");
  EXPECT_EQ(actor.next().at("type"), "state");
}

TEST(FieldReport, B8TwoClientsActInTheSameInstantAndOneIsRefusedByName) {
  const TestServer server;
  for (int round = 0; round < 20; ++round) {
    Game game(server, {{"game", "agon"}});
    const std::string action = game.some_action();
    const std::string side = game.state().at("to_act");
    TestClient& actor = game.of(side);
    TestClient& other = game.of(side == "white" ? "black" : "white");
    json first = act(action, 0);
    json second = act(action, 0);
    first["id"] = second["id"] = "same";
    actor.send(first);
    other.send(second);
    EXPECT_EQ(actor.expect("ok").at("re"), "same");
    const json refusal = other.expect("error");
    EXPECT_EQ(refusal.at("re"), "same");
    EXPECT_THAT(refusal.at("code"), testing::AnyOf("not_your_turn", "stale"));
    const json state = actor.expect("state");
    EXPECT_EQ(state.at("ply"), 1);
  }
}

TEST(Play, OutOfTurnIsRefused) {
  const TestServer server;
  Game game(server, {{"game", "hivequeen"}});
  TestClient& other = game.of(game.state().at("to_act") == "white" ? "black" : "white");
  EXPECT_EQ(other.request(act(game.some_action(), 0)).at("code"), "not_your_turn");
}

TEST(Play, AnIllegalActionIsRefusedWithTheRule) {
  const TestServer server;
  Game game(server, {{"game", "hivequeen"}});
  const json refusal = game.to_act().request(act("nonsense", 0));
  EXPECT_EQ(refusal.at("code"), "illegal_action");
  EXPECT_FALSE(refusal.at("message").get<std::string>().empty());
  EXPECT_EQ(game.play(game.some_action()).at("ply"), 1);
}

TEST(FieldReport, B7AStalePlyIsRefusedWithThePresentState) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  game.play(game.some_action());
  TestClient& actor = game.to_act();
  const json refusal = actor.request(act(game.some_action(), 0));
  EXPECT_EQ(refusal.at("code"), "stale");
  EXPECT_EQ(refusal.at("details").at("ply"), game.state().at("ply"));
  EXPECT_EQ(actor.next().at("position"), game.state().at("position"));
}

TEST(Play, TheSameActAgainIsAcknowledgedAgainAndPlayedOnce) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  TestClient& actor = game.to_act();
  const std::string action = game.some_action();
  const std::uint64_t seq = game.play(action).at("seq");
  EXPECT_EQ(actor.request(act(action, 0)).at("type"), "ok");
  EXPECT_THAT(actor.types_so_far(), ElementsAre());
  EXPECT_EQ(game.play(game.some_action()).at("seq"), seq + 1);
}

TEST(Play, ASpectatorMayWatchAndTalkButNotAct) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  TestClient eve(server, room_path(game.room));
  eve.hello({{"legal", true}});
  const json first = eve.expect("state");
  EXPECT_TRUE(first.contains("legal"));
  EXPECT_EQ(eve.request(act(first.at("legal").at(0), 0)).at("code"), "not_seated");
  EXPECT_EQ(eve.request({{"type", "resign"}}).at("code"), "not_seated");
  EXPECT_EQ(eve.request({{"type", "sit"}}).at("code"), "room_full");
  EXPECT_EQ(eve.request({{"type", "chat"}, {"text", "hi"}}).at("type"), "ok");
  game.play(game.some_action());
  EXPECT_EQ(eve.expect("state").at("seq"), first.at("seq").get<std::uint64_t>() + 1);
}

TEST(FieldReport, A3WhoeverJoinsAmidAGameMissesNothingAndGetsNothingTwice) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  std::vector<TestClient> watchers;
  for (int i = 0; i < 6; ++i) {
    watchers.emplace_back(server, room_path(game.room)).send({{"type", "hello"}, {"protocol", 1}});
    game.play(game.some_action());
  }
  const std::uint64_t last = game.state().at("seq");
  for (TestClient& watcher : watchers) {
    std::uint64_t seq = watcher.expect("state").at("seq");
    while (seq < last) EXPECT_EQ(watcher.expect("state").at("seq"), ++seq);
  }
}

TEST(Play, NoMemberOfAMessageSpeaksForAnother) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  TestClient& other = game.of(game.state().at("to_act") == "white" ? "black" : "white");
  const json actor = game.state().at("players").at(game.state().at("to_act").get<std::string>());
  json forged = act(game.some_action(), 0);
  forged.update({{"player", actor},
                 {"player_id", actor.at("id")},
                 {"from", actor},
                 {"side", game.state().at("to_act")}});
  EXPECT_EQ(other.request(forged).at("code"), "not_your_turn");
}

TEST(Play, ResigningEndsTheGameForEverybody) {
  const TestServer server;
  Game game(server, {{"game", "hivequeen"}});
  game.play(game.some_action());
  game.play(game.some_action());
  EXPECT_EQ(game.white.request({{"type", "resign"}}).at("type"), "ok");
  const json result = game.black.expect("state").at("result");
  EXPECT_EQ(result, json({{"outcome", "black"}, {"reason", "resigned"}}));
  EXPECT_EQ(game.black.request(act("any", 2)).at("code"), "game_over");
}

}  // namespace
}  // namespace hexcourt::e2e
