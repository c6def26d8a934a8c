#pragma once

#include <string>
#include <string_view>

#include "game/error.hpp"
#include "hivequeen/position.hpp"

namespace hexcourt::hivequeen {

/// Errors: bad_position with the place, for a string that is malformed, holds more pieces of a kind than are
/// allowed, or whose production phase cannot occur on its board.
game::Expected<Position> read_position(std::string_view text);
std::string write_position(const Position& position);

/// The first field of the position string.
std::string write_board(const Position& position);
/// The piece's letter, capital for White, or '\0' for a vacant cell.
char letter_at(const Position& position, Cell cell);

}  // namespace hexcourt::hivequeen
