#pragma once

#include <string>
#include <string_view>

#include "agon/action.hpp"
#include "game/error.hpp"

namespace hexcourt::agon {

/// The names of `cells` in cell order with `separator` between them; empty for no cells.
std::string cell_names(const Set& cells, std::string_view separator);

/// The one text of `action`, with all that it captures: "Gd2-d3*d4*e4".
std::string write_action(const Position& position, Action action);

/// The action that `text` names, legal or not. The captures may be left out; where given, those of a legal
/// action must be right. Errors: illegal_action with the place of the first byte that is wrong.
game::Expected<Action> read_action(const Position& position, std::string_view text);

}  // namespace hexcourt::agon
