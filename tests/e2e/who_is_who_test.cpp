// Field reports of the groups E and F: the lobby, and who is who.

#include <gmock/gmock.h>

#include "field_report.hpp"

namespace hexcourt::e2e {
namespace {

using namespace std::chrono_literals;
using testing::AnyOf;
using testing::Contains;
using testing::Not;

std::vector<json> every_command_of_a_player(const std::string& action) {
  std::vector<json> commands{act(action, 0), of_type("stand"), of_type("resign"), of_type("abort")};
  for (const char* what : {"draw", "win"}) commands.push_back(proposal("claim", what));
  for (const char* type : {"offer", "withdraw", "accept", "decline"}) {
    for (const char* what : {"draw", "takeback", "rematch"}) commands.push_back(proposal(type, what));
  }
  return commands;
}

/// The message with every member in it by which one might try to be somebody else.
json forged(json message, const json& victim, const std::string& side, const std::string& token) {
  message.update({{"player", victim.at("id")},
                  {"player_id", victim.at("id")},
                  {"from", victim},
                  {"by", side},
                  {"as", side},
                  {"side", side},
                  {"seat", side},
                  {"who", victim.at("id")},
                  {"token", token}});
  return message;
}

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

TEST(FieldReport, F24NobodyWithoutASeatActsForThoseWhoSit) {
  const TestServer server;
  Game game(server, timed_game());
  TestClient eve(server, room_path(game.room));
  eve.hello();
  const json before = eve.expect("state");
  for (const json& command : every_command_of_a_player(game.some_action())) {
    EXPECT_EQ(eve.request(command).at("code"), "not_seated") << command;
    for (const std::string side : {"white", "black"}) {
      const json victim = before.at("players").at(side);
      const json lie = forged(command, victim, side, side == "white" ? game.white_token : game.black_token);
      EXPECT_EQ(eve.request(lie).at("code"), "not_seated") << lie;
    }
  }
  EXPECT_EQ(eve.request(forged(of_type("sit"), before.at("players").at("white"), "white", game.white_token))
                .at("code"),
            "room_full");
  TestClient watcher(server, room_path(game.room));
  watcher.hello();
  EXPECT_EQ(watcher.expect("state").at("seq"), before.at("seq"));
}

TEST(FieldReport, F24AWrongSeatActsOnlyForItself) {
  const TestServer server;
  Game game(server, timed_game());
  const std::string actor = game.state().at("to_act");
  const std::string idle = other(actor);
  const json victim = game.state().at("players").at(actor);
  TestClient& cheat = game.of(idle);
  const std::string token = actor == "white" ? game.white_token : game.black_token;
  const auto try_it = [&](const json& command) {
    return cheat.request(forged(command, victim, actor, token));
  };
  EXPECT_EQ(try_it(act(game.some_action(), 0)).at("code"), "not_your_turn");
  EXPECT_EQ(try_it(proposal("claim", "draw")).at("code"), "not_your_turn");
  EXPECT_EQ(try_it(proposal("claim", "win")).at("code"), "not_allowed");  // the opponent is here
  EXPECT_EQ(try_it(proposal("accept", "draw")).at("code"), "no_such_offer");
  game.of(actor).request(proposal("offer", "draw"));
  EXPECT_EQ(try_it(proposal("withdraw", "draw")).at("code"), "no_such_offer");  // it is the other's
  EXPECT_EQ(game.of(actor).request(proposal("accept", "draw")).at("code"), "no_such_offer");
  EXPECT_EQ(game.of(actor).request(proposal("decline", "draw")).at("code"), "no_such_offer");
  EXPECT_EQ(try_it(of_type("resign")).at("type"), "ok");
  const json end = state_where(game.white, [](const json& state) { return !state.at("result").is_null(); });
  EXPECT_EQ(end.at("result").at("outcome"), actor);  // whoever sent it has resigned
}

TEST(FieldReport, F24ACodeForAnotherDeviceIsForOneself) {
  const TestServer server;
  TestClient ada(server, "/ws/lobby");
  const json adas = ada.hello({{"name", "Ada"}});
  TestClient eve(server, "/ws/lobby");
  const json eves = eve.hello({{"name", "Eve"}});
  const json code =
      eve.request(forged(of_type("hand_over"), adas.at("player"), "white", adas.at("token"))).at("code");
  TestClient device(server, "/ws/lobby");
  EXPECT_EQ(device.hello({{"code", code}}).at("player"), eves.at("player"));
  EXPECT_EQ(ada.request(of_type("ping")).at("type"), "ok");
}

TEST(FieldReport, F25ChatIsBoundedCleanTextAndRateLimited) {
  server::Limits limits = test_limits();
  limits.chats_a_minute = 3;
  const TestServer server(limits);
  Game game(server, {{"game", "agon"}});
  const auto say = [&](const std::string& text) {
    return game.white.request({{"type", "chat"}, {"text", text}});
  };
  EXPECT_EQ(say(std::string(limits.chat_characters + 1, 'x')).at("code"), "too_big");
  EXPECT_EQ(say(" \u202e ").at("code"), "bad_message");
  ASSERT_EQ(say("<b>a\u202eb</b>\u0007 \u2066c").at("type"), "ok");
  const std::string heard = game.black.expect("chat").at("text");
  EXPECT_EQ(heard.find("\u202e"), std::string::npos);
  EXPECT_EQ(heard.find("\u2066"), std::string::npos);
  EXPECT_EQ(heard.find('\a'), std::string::npos);
  EXPECT_NE(heard.find("<b>"), std::string::npos);  // text is text: to be shown as such
  std::string code;
  for (int i = 0; i < 3 && code.empty(); ++i) code = say("again").value("code", "");
  EXPECT_EQ(code, "too_fast");
}

TEST(FieldReport, F25PlayersAndWatchersTalkAmongThemselves) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  TestClient eve(server, room_path(game.room));
  eve.hello();
  TestClient max(server, room_path(game.room));
  max.hello();
  max.expect("state");
  game.white.request({{"type", "chat"}, {"text", "to my opponent"}});
  eve.request({{"type", "chat"}, {"text", "to those who watch"}});
  const json to_black = game.black.expect("chat");
  EXPECT_EQ(to_black.at("text"), "to my opponent");
  EXPECT_EQ(to_black.at("group"), "players");
  const json to_max = max.expect("chat");
  EXPECT_EQ(to_max.at("text"), "to those who watch");
  EXPECT_EQ(to_max.at("group"), "watchers");
  EXPECT_THAT(game.black.types_so_far(), Not(Contains("chat")));
  EXPECT_THAT(max.types_so_far(), Not(Contains("chat")));
}

TEST(FieldReport, F25AMuteHoldsForThatPersonOnlyAndInOtherRoomsToo) {
  const TestServer server;
  const NewRoom room = make_room(server, {{"game", "agon"}});
  TestClient ada(server, room_path(room.room));
  const json adas = ada.hello({{"name", "Ada"}});
  TestClient bob(server, room_path(room.room));
  const json bobs = bob.hello({{"name", "Bob"}});
  TestClient eve(server, room_path(room.room));
  const json eves = eve.hello({{"name", "Eve"}});
  const json mute{{"type", "mute"}, {"player", bobs.at("player").at("id")}, {"on", true}};
  ASSERT_EQ(ada.request(mute).at("type"), "ok");
  bob.request({{"type", "chat"}, {"text", "unheard"}});
  eve.request({{"type", "chat"}, {"text", "heard"}});
  EXPECT_EQ(ada.expect("chat").at("text"), "heard");
  const NewRoom elsewhere = make_room(server, {{"game", "agon"}});
  TestClient bob_there(server, room_path(elsewhere.room));
  bob_there.hello({{"token", bobs.at("token")}});
  bob_there.request({{"type", "chat"}, {"text", "unheard there"}});
  TestClient ada_there(server, room_path(elsewhere.room));
  ada_there.hello({{"token", adas.at("token")}});
  EXPECT_THAT(ada_there.types_so_far(), Not(Contains("chat")));
  json hear = mute;
  hear["on"] = false;
  ASSERT_EQ(ada_there.request(hear).at("type"), "ok");
  bob_there.request({{"type", "chat"}, {"text", "heard again"}});
  EXPECT_EQ(ada_there.expect("chat").at("text"), "heard again");
}

TEST(FieldReport, F26AnOfferThatWasDeclinedCannotBeMadeAgainAtOnce) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  game.play(game.some_action());
  for (const char* what : {"draw", "takeback"}) {
    TestClient& asker = game.of(other(game.state().at("to_act")));
    TestClient& asked = game.to_act();
    ASSERT_EQ(asker.request(proposal("offer", what)).at("type"), "ok") << what;
    EXPECT_EQ(asker.request(proposal("offer", what)).at("type"), "ok") << what;  // it stands: no new one
    ASSERT_EQ(asked.request(proposal("decline", what)).at("type"), "ok") << what;
    const json refusal = asker.request(proposal("offer", what));
    EXPECT_THAT(refusal.at("code"), AnyOf("not_allowed", "too_fast")) << what;
    EXPECT_FALSE(refusal.at("message").get<std::string>().empty());
  }
}

}  // namespace
}  // namespace hexcourt::e2e
