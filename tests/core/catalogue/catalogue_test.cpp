#include "catalogue/catalogue.hpp"

#include <gtest/gtest.h>

#include <set>

namespace hexcourt::catalogue {
namespace {

using game::ErrorCode;

std::string words(std::string_view setting, const game::AnyGame& game) {
  return game::text(game::value_of(game.settings(), setting));
}

void expect_bad_settings(std::string_view game, const game::NamedValues& overrides, const std::string& said) {
  const auto opened = open(game, overrides);
  ASSERT_FALSE(opened.has_value());
  EXPECT_EQ(opened.error().code, ErrorCode::bad_settings);
  EXPECT_NE(opened.error().message.find(said), std::string::npos) << opened.error().message;
}

TEST(Catalogue, HoldsBothGamesInTheOrderOfDisplay) {
  ASSERT_EQ(games().size(), 2U);
  EXPECT_EQ(games()[0].name, "hivequeen");
  EXPECT_EQ(games()[1].name, "agon");
  for (const Entry& entry : games()) EXPECT_FALSE(entry.title.empty()) << entry.name;
}

TEST(Catalogue, NamesNoGameOrRulesetTwice) {
  std::set<std::string> names;
  for (const Entry& entry : games()) {
    for (const game::Ruleset& ruleset : entry.rulesets) {
      EXPECT_TRUE(names.insert(ruleset.name).second) << ruleset.name;
      EXPECT_FALSE(ruleset.sentence.empty()) << ruleset.name;
    }
  }
  EXPECT_EQ(names, (std::set<std::string>{"hivequeen", "agon", "agon-original", "way-to-play", "botermans",
                                          "queens-and-guards"}));
}

TEST(Catalogue, ListsEachGamesOwnNameFirstWithoutOverrides) {
  for (const Entry& entry : games()) {
    ASSERT_FALSE(entry.rulesets.empty());
    EXPECT_EQ(entry.rulesets.front().name, entry.name);
    EXPECT_TRUE(entry.rulesets.front().overrides.empty());
  }
}

TEST(CatalogueFind, KnowsGamesAndRulesets) {
  EXPECT_EQ(find("agon"), &games().back());
  EXPECT_EQ(find("botermans"), &games().back());
  EXPECT_EQ(find("hivequeen"), &games().front());
  for (const char* name : {"chess", "", "Agon", "agon ", "Agon, also called Queen's Guards"}) {
    EXPECT_EQ(find(name), nullptr) << name;
  }
}

void expect_opens(const Entry& entry, const game::Ruleset& ruleset) {
  const auto opened = open(ruleset.name, {});
  ASSERT_TRUE(opened.has_value()) << ruleset.name;
  EXPECT_EQ(opened->name(), entry.name);
  EXPECT_EQ(opened->settings(), *game::complete(entry.settings, ruleset.overrides)) << ruleset.name;
  EXPECT_FALSE(opened->result().has_value());
}

TEST(CatalogueOpen, OpensEveryRulesetAtItsStart) {
  for (const Entry& entry : games()) {
    for (const game::Ruleset& ruleset : entry.rulesets) expect_opens(entry, ruleset);
  }
}

TEST(CatalogueOpen, CountsTheFirstActionsOfTheRulesPages) {
  EXPECT_EQ(open("hivequeen", {})->perft(1), 91U);
  EXPECT_EQ(open("agon", {})->perft(1), 27U);
  EXPECT_EQ(open("agon-original", {})->perft(1), 88U);
  EXPECT_EQ(open("agon", {{"touch_move", true}})->perft(1), 7U);
}

TEST(CatalogueOpen, LaysOverridesOverTheRuleset) {
  const auto ring = open("botermans", {{"touch_move", true}});
  ASSERT_TRUE(ring.has_value());
  EXPECT_EQ(words("capture", *ring), "ring");
  EXPECT_EQ(words("touch_move", *ring), "true");
  const auto line = open("botermans", {{"capture", std::string("line")}});
  ASSERT_TRUE(line.has_value());
  EXPECT_EQ(words("capture", *line), "line");
}

TEST(CatalogueOpen, SaysWhichGamesThereAreWhenAskedForNone) {
  expect_bad_settings("chess", {},
                      "There is no game 'chess'. There are: hivequeen, agon, agon-original, way-to-play, "
                      "botermans, queens-and-guards.");
}

TEST(CatalogueOpen, RefusesSettingsThatTheGameDoesNotTake) {
  expect_bad_settings("agon", {{"speed", true}}, "'speed'");
  expect_bad_settings("agon", {{"capture", std::string("square")}}, "line or ring");
  expect_bad_settings("agon", {{"touch_move", std::string("true")}}, "'touch_move'");
  expect_bad_settings("agon", {{"touch_move", true}, {"touch_move", true}}, "twice");
  expect_bad_settings("botermans", {{"capture", true}}, "line or ring");
  expect_bad_settings("hivequeen", {{"opening", std::string("standard")}}, "'opening'");
}

TEST(CatalogueOpen, StartsFromAPosition) {
  const auto played = open("agon", {})->apply("Qf1-f2");
  ASSERT_TRUE(played.has_value());
  const auto opened = open("agon", {}, played->game.position());
  ASSERT_TRUE(opened.has_value());
  EXPECT_EQ(opened->position(), played->game.position());
  EXPECT_EQ(opened->to_act(), game::Side::black);
}

TEST(CatalogueOpen, RefusesAPositionWithThePlace) {
  const auto opened = open("hivequeen", {}, "W3w/W4w/DX3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w move");
  ASSERT_FALSE(opened.has_value());
  EXPECT_EQ(opened.error().code, ErrorCode::bad_position);
  EXPECT_EQ(opened.error().place, 9U);
  EXPECT_EQ(open("agon", {}, "").error().code, ErrorCode::bad_position);
}

TEST(CatalogueOpen, LooksAtSettingsBeforeThePosition) {
  EXPECT_EQ(open("agon", {{"speed", true}}, "nonsense").error().code, ErrorCode::bad_settings);
}

}  // namespace
}  // namespace hexcourt::catalogue
