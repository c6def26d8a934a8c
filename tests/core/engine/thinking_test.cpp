#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "catalogue/catalogue.hpp"
#include "engine/engine.hpp"
#include "engine/levels.hpp"

namespace hexcourt::engine {
namespace {

constexpr std::size_t kMemory = std::size_t{1} << 20;

/// The guard on f8 closes the ring around White's Queen on the throne.
constexpr std::string_view kThroneInOne = "qggggg/g6/8/9/4GG4/4GQ1G3/4GG4/9/8/7/6 w move -";
/// The Highborn captures the only Queen of a side that can have no other.
constexpr std::string_view kQueenInOne = "5/6/7/8/QH6q/8/7/6/w4 w move";

game::AnyGame open(std::string_view game, std::string_view position) {
  return *catalogue::open(game, {}, position);
}

Answer think(const Question& question, Manner manner = Manner::search) {
  return engine_for(question.game.name(), manner, kMemory)->think(question);
}

Limits nodes(std::uint64_t nodes) {
  Limits limits;
  limits.nodes = nodes;
  return limits;
}

TEST(Engine, ThereIsOneForEveryGameAndNoOther) {
  for (const catalogue::Entry& entry : catalogue::games()) EXPECT_NE(engine_for(entry.name), nullptr);
  EXPECT_EQ(engine_for("chess"), nullptr);
}

TEST(Engine, WinsAtOnceWhereItCan) {
  for (const Manner manner : {Manner::search, Manner::greedy, Manner::monte_carlo}) {
    const Answer throne = think({open("agon", kThroneInOne), {}, nodes(3000)}, manner);
    EXPECT_EQ(throne.lines.front().actions.front(), "Gf8-f7");
    const Answer queen = think({open("hivequeen", kQueenInOne), {}, nodes(3000)}, manner);
    EXPECT_EQ(queen.lines.front().actions.front(), "He2xe9");
  }
}

TEST(Engine, SaysInHowManyActionsItWins) {
  EXPECT_EQ(think({open("agon", kThroneInOne), {}, nodes(3000)}).lines.front().score, kWin - 1);
  EXPECT_EQ(think({open("hivequeen", kQueenInOne), {}, nodes(3000)}).lines.front().score, kWin - 1);
}

TEST(Engine, HasNothingToSayOfAGameThatIsOver) {
  const auto over = open("agon", kThroneInOne).apply("Gf8-f7")->game;
  for (const Manner manner : {Manner::search, Manner::greedy, Manner::monte_carlo, Manner::random}) {
    EXPECT_TRUE(think({over, {}, nodes(100)}, manner).lines.empty());
  }
}

TEST(Engine, GivesAsManyLinesAsAskedForTheBestFirst) {
  const Answer answer = think({*catalogue::open("hivequeen", {}), {}, nodes(20'000), 3});
  ASSERT_EQ(answer.lines.size(), 3U);
  EXPECT_GE(answer.lines[0].score, answer.lines[1].score);
  EXPECT_GE(answer.lines[1].score, answer.lines[2].score);
  EXPECT_NE(answer.lines[0].actions.front(), answer.lines[1].actions.front());
}

TEST(Engine, EveryLineCanBePlayed) {
  for (const char* ruleset :
       {"hivequeen", "agon", "agon-original", "way-to-play", "botermans", "queens-and-guards"}) {
    game::AnyGame game = *catalogue::open(ruleset, {});
    const Answer answer = think({game, {}, nodes(10'000), 2});
    for (const Answer::Line& line : answer.lines) {
      game::AnyGame after = game;
      for (const std::string& action : line.actions) {
        const auto step = after.apply(action);
        ASSERT_TRUE(step.has_value()) << ruleset << ": " << action << ": " << step.error().message;
        after = step->game;
      }
    }
  }
}

TEST(Engine, StopsWhenItIsTold) {
  int asked = 0;
  Limits limits;
  limits.stop = [&asked] { return ++asked == 3; };
  const Answer answer = think({*catalogue::open("agon", {}), {}, limits});
  EXPECT_EQ(asked, 3);
  EXPECT_FALSE(answer.lines.empty());
}

TEST(Engine, LooksAtNoMorePositionsThanItMay) {
  EXPECT_LE(think({*catalogue::open("agon", {}), {}, nodes(5000)}).nodes, 5000U);
}

TEST(Engine, ThinksTheSameFromTheSameQuestion) {
  const Question question{*catalogue::open("hivequeen", {}), {}, nodes(5000), 1, 100, 42};
  EXPECT_EQ(think(question).lines.front().actions, think(question).lines.front().actions);
}

TEST(Engine, AWeakPlayerDoesNotAlwaysPlayTheSame) {
  std::vector<std::string> played;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Level& weakest = levels_of("agon")->front();
    const Question question{*catalogue::open("agon", {}), {}, weakest.limits(), 1, weakest.spread, seed};
    played.push_back(think(question).lines.front().actions.front());
  }
  std::sort(played.begin(), played.end());
  EXPECT_GT(std::unique(played.begin(), played.end()) - played.begin(), 3);
}

TEST(Engine, AWeakPlayerStillTakesAWin) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Answer answer = think({open("agon", kThroneInOne), {}, nodes(2000), 1, 200, seed});
    EXPECT_EQ(answer.lines.front().actions.front(), "Gf8-f7");
  }
}

/// It plays whole games of every kind against itself, and never past the rules.
TEST(Engine, PlaysByTheRulesInEveryVariation) {
  for (const catalogue::Entry& entry : catalogue::games()) {
    for (const game::Ruleset& ruleset : entry.rulesets) {
      for (const bool touching : {false, true}) {
        if (touching && entry.settings.empty()) continue;
        const game::NamedValues settings =
            touching ? game::NamedValues{{"touch_move", true}} : game::NamedValues{};
        game::AnyGame game = *catalogue::open(ruleset.name, settings);
        const auto engine = engine_for(game.name(), Manner::search, kMemory);
        std::vector<game::AnyGame> past{game};
        for (int action = 0; action < 60 && !game.result(); ++action) {
          const Answer answer = engine->think({game, past, nodes(400)});
          const auto step = game.apply(answer.lines.front().actions.front());
          ASSERT_TRUE(step.has_value()) << ruleset.name << ": " << step.error().message;
          game = step->game;
          if (step->turn_ended) past.push_back(game);
        }
      }
    }
  }
}

}  // namespace
}  // namespace hexcourt::engine
