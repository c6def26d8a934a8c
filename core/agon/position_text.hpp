#pragma once

#include <string>
#include <string_view>

#include "agon/position.hpp"
#include "game/error.hpp"

namespace hexcourt::agon {

/// The piece's letter, capital for White, or '\0' for a vacant cell.
char letter_at(const Position& position, Cell cell);

/// The captured cells as position strings list them: "d4,e4", or "-" for none.
std::string marked_text(const Set& marked);

/// The phase word: "move", "touched:d4", "relocate_for:w", ...
std::string phase_text(const Position& position);

/// `<board> <side to act> <phase> <marked>` (rules: agon.md, "Position string"); reads back equal.
std::string write_position(const Position& position);

/// Board, side to act and marks: what repetition compares when a turn begins.
std::string turn_start_key(const Position& position);

/// Strict: a string that is malformed, that breaks a limit of the game, or whose phase cannot occur on its
/// board or under `settings`, is refused. Errors: bad_position, with the place of the mistake.
game::Expected<Position> read_position(const Settings& settings, std::string_view text);

}  // namespace hexcourt::agon
