// Field reports of the group F: nobody acts for somebody else.

#include <gtest/gtest.h>

#include "field_report.hpp"

namespace hexcourt::e2e {
namespace {

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

}  // namespace
}  // namespace hexcourt::e2e
