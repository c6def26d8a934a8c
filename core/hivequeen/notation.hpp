#pragma once

#include <string>
#include <string_view>

#include "game/error.hpp"
#include "hivequeen/action.hpp"
#include "hivequeen/position.hpp"

namespace hexcourt::hivequeen {

/// The action that `text` names, legal or not. Errors: illegal_action, with the place of the first byte that
/// does not belong there.
game::Expected<Action> read_action(std::string_view text);
/// The one text of `action`.
std::string write_action(const Action& action);

/// Errors: bad_position with the place, for a string that is malformed, holds more pieces of a kind than are
/// allowed, or whose production phase cannot occur on its board.
game::Expected<Position> read_position(std::string_view text);
std::string write_position(const Position& position);

/// The first field of the position string.
std::string write_board(const Position& position);
/// The piece's letter, capital for White, or '\0' for a vacant cell.
char letter_at(const Position& position, Cell cell);

}  // namespace hexcourt::hivequeen
