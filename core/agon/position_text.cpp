#include "agon/position_text.hpp"

#include <vector>

#include "agon/notation.hpp"
#include "game/position_text.hpp"

namespace hexcourt::agon {

namespace {

std::string board_and_side(const Position& position) {
  std::vector<char> letters;
  for (const Cell cell : Set::all()) letters.push_back(letter_at(position, cell));
  return game::write_board(letters, game::file_heights<Board>()) + ' ' + game::letter(position.to_act);
}

}  // namespace

char letter_at(const Position& position, Cell cell) {
  if (cell == position.queen(Side::white)) return 'Q';
  if (cell == position.queen(Side::black)) return 'q';
  if (position.guards_of(Side::white).contains(cell)) return 'G';
  return position.guards_of(Side::black).contains(cell) ? 'g' : game::kVacant;
}

std::string marked_text(const Set& marked) { return marked.empty() ? "-" : cell_names(marked, ","); }

std::string phase_text(const Position& position) {
  switch (position.phase) {
    case Phase::place:
      return "place";
    case Phase::move:
      return "move";
    case Phase::passed:
      return "passed";
    case Phase::touched:
      return "touched:" + Board::name(position.touched);
    case Phase::relocate:
      return "relocate";
    case Phase::relocate_for:
      return std::string("relocate_for:") + game::letter(position.turn_owner());
    case Phase::blocked:
      break;
  }
  return "blocked";
}

std::string write_position(const Position& position) {
  return board_and_side(position) + ' ' + phase_text(position) + ' ' + marked_text(position.marked);
}

std::string turn_start_key(const Position& position) {
  return board_and_side(position) + ' ' + marked_text(position.marked);
}

}  // namespace hexcourt::agon
