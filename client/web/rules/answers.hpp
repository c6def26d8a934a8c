#pragma once

#include <optional>
#include <string>
#include <string_view>

// What the page asks of the rules, answered with the JSON of the page's `Rules` (src/rules/rules.ts): a
// standing, a step, or {"error": {"code", "message"}}. `game` is a game or a named ruleset, `settings` as
// settings_text.hpp has them; the match's own settings are among them, as in a room.

namespace hexcourt::page {

std::string answer_open(std::string_view game, std::string_view settings,
                        std::optional<std::string_view> position);

std::string answer_apply(std::string_view game, std::string_view settings, std::string_view position,
                         std::string_view action);

}  // namespace hexcourt::page
