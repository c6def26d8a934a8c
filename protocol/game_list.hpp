#pragma once

#include <string>

namespace hexcourt::protocol {

/// `welcome.games`, a JSON array: every game of the catalogue with its settings, the match's own settings
/// included, and its named rulesets.
const std::string& game_list();

}  // namespace hexcourt::protocol
