#include "command/game_choice.hpp"

#include "catalogue/catalogue.hpp"

namespace hexcourt::command {

game::Expected<game::NamedValues> read_settings(const std::vector<std::string>& texts) {
  game::NamedValues settings;
  for (const std::string& text : texts) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0) {
      return game::refuse(game::ErrorCode::bad_settings,
                          "A setting is written key=value, not '" + text + "'.");
    }
    settings.push_back({text.substr(0, equals), game::value_of(text.substr(equals + 1))});
  }
  return settings;
}

game::Expected<game::AnyGame> open(const GameChoice& choice, std::optional<std::string_view> position) {
  const auto settings = read_settings(choice.settings);
  if (!settings) return tl::make_unexpected(settings.error());
  return catalogue::open(choice.game, *settings, position);
}

std::string names_of_games() {
  std::string names;
  for (const catalogue::Entry& game : catalogue::games()) {
    for (const game::Ruleset& ruleset : game.rulesets) {
      names += (names.empty() ? "" : ", ") + std::string(ruleset.name);
    }
  }
  return names;
}

}  // namespace hexcourt::command
