#pragma once

#include <string>
#include <string_view>

#include "game/error.hpp"
#include "hivequeen/action.hpp"

namespace hexcourt::hivequeen {

/// The action that `text` names, legal or not. Errors: illegal_action, with the place of the first byte that
/// does not belong there.
game::Expected<Action> read_action(std::string_view text);
/// The one text of `action`.
std::string write_action(const Action& action);

}  // namespace hexcourt::hivequeen
