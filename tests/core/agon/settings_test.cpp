#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

Settings ruleset(std::string_view name) {
  for (const game::Ruleset& ruleset : Agon::rulesets()) {
    if (ruleset.name == name)
      return Agon::settings(*game::complete(Agon::setting_specs(), ruleset.overrides));
  }
  ADD_FAILURE() << "no ruleset " << name;
  return {};
}

TEST(AgonRulesets, EachOverridesOneSettingOrNone) {
  EXPECT_EQ(ruleset("agon"), Settings{});
  EXPECT_EQ(ruleset("agon-original"), Settings{.opening = Opening::placement});
  EXPECT_EQ(ruleset("way-to-play"), Settings{.captured_queen = CapturedQueen::opponent});
  EXPECT_EQ(ruleset("botermans"), Settings{.capture = Capture::ring});
  EXPECT_EQ(ruleset("queens-and-guards"), Settings{.relocation = Relocation::next_band});
}

TEST(AgonRulesets, TheFirstIsTheGameItself) {
  EXPECT_EQ(Agon::rulesets().front().name, Agon::kName);
  EXPECT_TRUE(Agon::rulesets().front().overrides.empty());
}

TEST(AgonSettings, DefaultsAreTheRulesWithoutVariations) {
  EXPECT_EQ(Agon::settings(*game::complete(Agon::setting_specs(), {})), Settings{});
}

TEST(AgonSettings, EveryValueOfEachReadsBackAsItWasWritten) {
  for (const game::SettingSpec& spec : Agon::setting_specs()) {
    ASSERT_EQ(spec.choices.size(), 2U) << spec.key;
    for (const game::Choice& choice : spec.choices) {
      const auto values = *game::complete(Agon::setting_specs(), {{spec.key, choice.value}});
      EXPECT_EQ(Agon::settings_of(Agon::initial(Agon::settings(values))), values) << spec.key;
    }
  }
}

TEST(AgonSettings, EveryOneAndEveryValueIsExplainedInASentence) {
  const auto is_sentence = [](const std::string& text) { return text.size() > 10 && text.back() == '.'; };
  for (const game::SettingSpec& spec : Agon::setting_specs()) {
    EXPECT_TRUE(is_sentence(spec.sentence)) << spec.key;
    for (const game::Choice& choice : spec.choices) EXPECT_TRUE(is_sentence(choice.sentence)) << spec.key;
  }
  for (const game::Ruleset& ruleset : Agon::rulesets()) EXPECT_TRUE(is_sentence(ruleset.sentence));
}

}  // namespace
}  // namespace hexcourt::agon
