#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/any_game.hpp"
#include "game/error.hpp"
#include "game/value.hpp"

namespace hexcourt::command {

/// Which game a command is about: `game` is a game or a named ruleset, `settings` the texts "key=value" that
/// go over its settings.
struct GameChoice {
  std::string game;
  std::vector<std::string> settings;
};

/// The settings that "key=value" texts name. Errors: bad_settings for a text without a key and an '='.
game::Expected<game::NamedValues> read_settings(const std::vector<std::string>& texts);

/// The chosen game at `position`, or at its start. Errors: bad_settings, bad_position.
game::Expected<game::AnyGame> open(const GameChoice& choice,
                                   std::optional<std::string_view> position = std::nullopt);

/// The games and named rulesets that we know ourselves, "hivequeen, agon, ..."; a server may have others.
std::string names_of_games();

}  // namespace hexcourt::command
