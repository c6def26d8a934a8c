#include <gmock/gmock.h>

#include <fstream>
#include <sstream>

#include "catalogue/catalogue.hpp"

// docs/rules has a page on every game, for those who play at a terminal.

namespace hexcourt::catalogue {
namespace {

using testing::HasSubstr;

std::string page_on(const Entry& game) {
  const std::ifstream file(HEXCOURT_WRITTEN_RULES "/" + game.name + ".md");
  EXPECT_TRUE(file) << "no page on " << game.name;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(WrittenRules, ShowTheStartOfEveryGameAndNameItsSettingsAndRulesets) {
  for (const Entry& game : games()) {
    const std::string page = page_on(game);
    EXPECT_THAT(page, HasSubstr("\n    " + open(game.name, {})->position() + "\n"));
    for (const game::Ruleset& ruleset : game.rulesets) EXPECT_THAT(page, HasSubstr(ruleset.name));
    for (const game::SettingSpec& setting : game.settings)
      EXPECT_THAT(page, HasSubstr("`" + setting.key + "`"));
  }
}

}  // namespace
}  // namespace hexcourt::catalogue
