#include "agon/actions.hpp"

#include <algorithm>

#include "agon/ending.hpp"
#include "agon/movement.hpp"
#include "agon/relocation.hpp"

namespace hexcourt::agon {

namespace {

void add_placements(const Position& position, Actions& actions) {
  for (const Cell cell : position.vacant() - Set{kThrone}) actions.add(Action::place(cell));
}

void add_turn_of_moving(const Position& position, Actions& actions) {
  const Set pieces = position.pieces(position.to_act);
  if (position.settings.touch_move && can_move(position, position.to_act)) {
    for (const Cell piece : pieces) actions.add(Action::touch(piece));
  } else {
    add_moves(position, pieces, actions);
    if (actions.empty()) actions.add(Action::pass());
  }
}

void add_relocations(const Position& position, Actions& actions) {
  for (const Cell from : to_relocate(position)) {
    const Set cells = relocations_of(position, position.turn_owner(), from);
    if (cells.empty()) actions.add(Action::release(from));
    for (const Cell to : cells) actions.add(Action::relocate(from, to));
  }
}

std::size_t count_turn_of_moving(const Position& position) {
  const Set pieces = position.pieces(position.to_act);
  const int moves = count_moves(position, pieces);
  if (moves == 0) return 1;  // the pass
  return static_cast<std::size_t>(position.settings.touch_move ? pieces.size() : moves);
}

std::size_t count_relocations(const Position& position) {
  std::size_t count = 0;
  for (const Cell from : to_relocate(position)) {
    const int cells = relocations_of(position, position.turn_owner(), from).size();
    count += static_cast<std::size_t>(std::max(cells, 1));  // the release where there is none
  }
  return count;
}

}  // namespace

Actions legal_actions(const Position& position) {
  Actions actions;
  if (is_over(position)) return actions;
  switch (position.phase) {
    case Phase::place:
      add_placements(position, actions);
      break;
    case Phase::move:
    case Phase::passed:
      add_turn_of_moving(position, actions);
      break;
    case Phase::touched:
      add_moves(position, Set{position.touched}, actions);
      actions.add(Action::forfeit());
      break;
    case Phase::relocate:
    case Phase::relocate_for:
      add_relocations(position, actions);
      break;
    case Phase::blocked:
      break;
  }
  return actions;
}

std::size_t count_legal(const Position& position) {
  if (is_over(position)) return 0;
  switch (position.phase) {
    case Phase::place:
      return static_cast<std::size_t>((position.vacant() - Set{kThrone}).size());
    case Phase::move:
    case Phase::passed:
      return count_turn_of_moving(position);
    case Phase::touched:
      return static_cast<std::size_t>(count_moves(position, Set{position.touched}) + 1);
    case Phase::relocate:
    case Phase::relocate_for:
      return count_relocations(position);
    case Phase::blocked:
      break;
  }
  return 0;
}

}  // namespace hexcourt::agon
