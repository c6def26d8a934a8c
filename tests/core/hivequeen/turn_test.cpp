#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

// "1) Movement - mandatory"
TEST(HiveQueenTurn, BeginsWithAMovement) {
  for (const std::string& action : actions(HiveQueen::initial({}))) {
    EXPECT_NE(action[0], '+') << action;
    EXPECT_NE(action[0], '.') << action;
  }
}

// "The player moves one piece, or promotes a Highborn."
TEST(HiveQueenTurn, HasOneMovement) {
  const Position position = after(HiveQueen::initial({}), "Wa1-a2");
  EXPECT_EQ(phase(position), "w produce:1");
  for (const std::string& action : actions(position))
    EXPECT_TRUE(action[0] == '+' || action == ".") << action;
}

TEST(HiveQueenTurn, PassesToTheOpponentAfterProduction) {
  const Position position = after(HiveQueen::initial({}), "Wa1-a2 +Se4");
  EXPECT_EQ(HiveQueen::to_act(position), Side::black);
  EXPECT_EQ(phase(after(position, "Wa5-a4")), "b produce:1");
}

TEST(HiveQueenTurn, EndsWithItsLastActionOnly) {
  const Step moved = step(HiveQueen::initial({}), "Wa1-a2");
  EXPECT_FALSE(moved.turn_ended);
  EXPECT_TRUE(step(moved.position, ".").turn_ended);
  EXPECT_TRUE(step(placed("Qe1 Wa1 qe9 wa5"), "Wa1-a2").turn_ended);
}

// A side that could produce can always move: its Nurse and one of its Workers can swap.
TEST(HiveQueenTurn, NeverLacksItsMovementPhaseOnly) {
  const Position position = filled(placed("Qe1 Nd1 We2 Wf1 qe9"), 's');
  EXPECT_EQ(position.army(Side::white).allowance(), 1);
  EXPECT_EQ(actions(position), (Texts{"Nd1~e2", "Nd1~f1"}));
}

TEST(HiveQueenTurn, StartsWithABoardAndASideForRepetition) {
  const Position position = after(HiveQueen::initial({}), "Wa1-a2 .");
  EXPECT_EQ(HiveQueen::turn_start_key(position), "1W2w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w b");
  EXPECT_NE(HiveQueen::turn_start_key(position), HiveQueen::turn_start_key(HiveQueen::initial({})));
}

TEST(HiveQueenFacts, TellUnitsHivesAndWhatMayBeIntroduced) {
  const Position moved = after(HiveQueen::initial({}), "Wa1-a2");
  EXPECT_EQ(HiveQueen::describe(moved), (game::NamedValues{{"white_units", std::int64_t{24}},
                                                           {"black_units", std::int64_t{24}},
                                                           {"white_hive", std::int64_t{25}},
                                                           {"black_hive", std::int64_t{25}},
                                                           {"allowed", std::int64_t{1}},
                                                           {"may_introduce", std::string("WS")}}));
  const auto start = HiveQueen::describe(HiveQueen::initial({}));
  EXPECT_EQ(game::value_of(start, "allowed"), game::Value{std::int64_t{0}});
  EXPECT_EQ(game::value_of(start, "may_introduce"), game::Value{std::string()});
}

TEST(HiveQueenSettings, AreNone) {
  EXPECT_TRUE(HiveQueen::setting_specs().empty());
  EXPECT_TRUE(HiveQueen::settings_of(HiveQueen::initial({})).empty());
  ASSERT_EQ(HiveQueen::rulesets().size(), 1U);
  EXPECT_EQ(HiveQueen::rulesets()[0].name, HiveQueen::kName);
}

}  // namespace
}  // namespace hexcourt::hivequeen
