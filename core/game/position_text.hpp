#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "game/error.hpp"
#include "game/side.hpp"
#include "hex/board.hpp"

namespace hexcourt::game {

/// A word of a text and the byte offset at which it begins.
struct Field {
  std::string_view text;
  std::size_t place = 0;
};

/// The board of a position string: whatever stands before its first space.
Field board_field(std::string_view text);

/// The fields of a position string, separated by single spaces. Errors: bad_position where there are more or
/// fewer than `count` fields, or an empty one; `layout` says what belongs there ("<board> <w|b> <phase>").
Expected<std::vector<Field>> split_fields(std::string_view text, std::size_t count, std::string_view layout);

/// `w` or `b`. Errors: bad_position.
Expected<Side> read_side(Field field);

/// One char for each cell of a board in cell order: a piece letter, or kVacant.
inline constexpr char kVacant = '\0';

/// Reads `<board>` (board.md, "Position string") into one char a cell: `files[f]` is the height of file f,
/// and `letters` the capital piece letters allowed, in either case. Errors: bad_position with the place.
Expected<std::vector<char>> read_board(Field field, const std::vector<int>& heights,
                                       std::string_view letters);
/// The reverse.
std::string write_board(const std::vector<char>& cells, const std::vector<int>& heights);

/// The heights of the files of a board, for read_board and write_board.
template <typename Board>
std::vector<int> file_heights() {
  std::vector<int> heights;
  for (int file = 0; file < Board::kFiles; ++file) heights.push_back(Board::file_height(file));
  return heights;
}

}  // namespace hexcourt::game
