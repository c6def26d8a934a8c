#include "agon/actions.hpp"

#include "agon/ending.hpp"
#include "agon/movement.hpp"
#include "agon/relocation.hpp"

namespace hexcourt::agon {

namespace {

void add_placements(const Position& position, Actions& actions) {
  for (const Cell cell : position.vacant() - Set{kThrone}) actions.add(Action::place(cell));
}

void add_moves(const Position& position, const Set& pieces, Actions& actions) {
  for (const Cell from : pieces) {
    for (const Cell to : moves_of(position, position.to_act, from)) actions.add(Action::move(from, to));
  }
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

}  // namespace

Actions legal_actions(const Position& position) {
  Actions actions;
  if (result(position)) return actions;
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

}  // namespace hexcourt::agon
