#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/any_game.hpp"
#include "game/setting.hpp"

namespace hexcourt::catalogue {

/// A game as the outside sees it before one is played.
struct Entry {
  std::string name;
  std::string title;
  game::SettingSpecs settings;
  /// The first has the game's own name and overrides nothing.
  game::Rulesets rulesets;
  /// Opens the game with a complete list of settings, at `position` or at its start. Errors: bad_position.
  std::function<game::Expected<game::AnyGame>(const game::NamedValues& settings,
                                              std::optional<std::string_view> position)>
      open;
};

/// Every game, in the order in which people should see them.
const std::vector<Entry>& games();

/// The game of that name, or the game of the ruleset of that name; null when there is none.
const Entry* find(std::string_view game_or_ruleset);

/// Opens a game or a named ruleset; `overrides` go over the ruleset's settings. Errors: bad_settings (no such
/// game, no such setting, a value it does not take), bad_position.
game::Expected<game::AnyGame> open(std::string_view game_or_ruleset, const game::NamedValues& overrides,
                                   std::optional<std::string_view> position = std::nullopt);

}  // namespace hexcourt::catalogue
