// Whole games from tests/data/games, played by two clients over real sockets.

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

struct Script {
  std::string ruleset;
  std::string outcome;
  std::string reason;
  std::vector<std::string> actions;
};

Script read_script(const std::string& name) {
  std::ifstream file(std::string(HEXCOURT_GAMES) + "/" + name + ".txt");
  Script script;
  file >> script.ruleset >> script.outcome >> script.reason;
  for (std::string action; file >> action;) script.actions.push_back(action);
  EXPECT_FALSE(script.actions.empty()) << "no actions in " << name;
  return script;
}

/// Plays the script to its end; the states after each action, the state before the first one in front.
std::vector<json> play(Game& game, const Script& script) {
  std::vector<json> states{game.state()};
  for (const std::string& action : script.actions) states.push_back(game.play(action));
  return states;
}

class WholeGame : public testing::TestWithParam<const char*> {};

TEST_P(WholeGame, IsPlayedToItsEnd) {
  const TestServer server;
  const Script script = read_script(GetParam());
  Game game(server, {{"game", script.ruleset}});
  const std::vector<json> states = play(game, script);
  for (std::size_t i = 1; i < states.size(); ++i) {
    EXPECT_EQ(states[i].at("ply"), i);
    EXPECT_EQ(states[i].at("last").at("action"), script.actions[i - 1]);
    EXPECT_EQ(states[i].at("result").is_null(), i + 1 < states.size());
  }
  const json& end = states.back();
  EXPECT_EQ(end.at("status"), "finished");
  EXPECT_EQ(end.at("result"), json({{"outcome", script.outcome}, {"reason", script.reason}}));
  EXPECT_FALSE(end.contains("legal") && !end.at("legal").empty());
  EXPECT_EQ(game.white.request({{"type", "act"}, {"action", script.actions.back()}, {"ply", states.size()}})
                .at("code"),
            "game_over");
}

INSTANTIATE_TEST_SUITE_P(OfEveryRuleset, WholeGame,
                         testing::Values("hivequeen", "agon", "agon-original", "way-to-play", "botermans",
                                         "queens-and-guards"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

/// The state in which `action` was played for the first time, and the one after it.
struct Moment {
  json before;
  json after;
};

class HiveQueenGame : public testing::Test {
 protected:
  Moment moment(const std::string& action) const {
    const auto found = std::find(script_.actions.begin(), script_.actions.end(), action);
    if (found == script_.actions.end()) throw std::runtime_error("The game has no " + action);
    const auto ply = static_cast<std::size_t>(found - script_.actions.begin());
    return {states_.at(ply), states_.at(ply + 1)};
  }

  TestServer server_;
  Script script_ = read_script("hivequeen");
  Game game_{server_, {{"game", "hivequeen"}}};
  std::vector<json> states_ = play(game_, script_);
};

TEST_F(HiveQueenGame, ShowsEveryKindOfActionAndBothLimitsOfProduction) {
  const Moment leap = moment("Se3xc3");
  EXPECT_EQ(leap.before.at("board").at("d3"), "S");
  EXPECT_EQ(leap.after.at("last").at("captures"), json({"c3"}));

  EXPECT_EQ(moment("Nd2~f2").after.at("board").at("f2"), "N");
  EXPECT_EQ(moment("Qe9~d8").after.at("board").at("d8"), "q");

  // The hive: 25 units supported, 24 there, two Nurses, and yet one piece only.
  const Moment fed = moment("+Sd3");
  EXPECT_EQ(fed.before.at("phase"), "produce:1");
  EXPECT_EQ(fed.before.at("facts").at("white_hive"), 25);
  EXPECT_EQ(fed.after.at("facts").at("white_units"), 25);
  EXPECT_EQ(fed.after.at("to_act"), "black");
  // The Nurses: 30 units supported, 25 there, and yet two pieces only.
  EXPECT_EQ(moment("+Sd6").before.at("phase"), "produce:2");
  const Moment born = moment("+Se6");
  EXPECT_EQ(born.before.at("phase"), "produce:1");
  EXPECT_EQ(born.after.at("facts").at("black_units"), 27);
  EXPECT_EQ(born.after.at("to_act"), "white");
}

TEST_F(HiveQueenGame, GoesOnWithoutAQueenOnlyByPromotion) {
  const json lost = moment("Hd7xd8").after;
  EXPECT_TRUE(lost.at("result").is_null());
  EXPECT_EQ(lost.at("to_act"), "black");
  const json promoted = moment("Hf8-e9=Q").after;
  EXPECT_EQ(promoted.at("board").at("e9"), "q");
  const json beaten = states_.back();
  EXPECT_EQ(beaten.at("result").at("reason"), "queen_lost");
}

TEST(WayToPlayGame, TheOpponentPlacesTheCapturedQueen) {
  const TestServer server;
  const Script script = read_script("way-to-play");
  Game game(server, {{"game", script.ruleset}});
  bool placed = false;
  for (const std::string& action : script.actions) {
    if (game.state().at("phase") == "relocate_for:w") {
      EXPECT_EQ(game.state().at("to_act"), "black");
      EXPECT_EQ(game.play(action).at("to_act"), "black");
      placed = true;
    } else {
      game.play(action);
    }
  }
  EXPECT_TRUE(placed);
}

}  // namespace
}  // namespace hexcourt::e2e
