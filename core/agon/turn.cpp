#include "agon/turn.hpp"

#include "agon/capture.hpp"

namespace hexcourt::agon {

namespace {

Set cells(std::initializer_list<std::string_view> names) {
  Set set;
  for (const std::string_view name : names) set.add(Board::named(name));
  return set;
}

bool carries_a_piece(Action action) {
  return action.kind == Action::Kind::move || action.kind == Action::Kind::relocate;
}

/// Carries a piece of `owner` to its new cell, where it is no longer marked.
void carry(Position& position, Side owner, Action action) {
  const std::size_t side = game::slot(owner);
  if (action.from == position.queens[side]) position.queens[side] = action.to;
  position.all_pieces[side] ^= Set::only(action.from) | Set::only(action.to);
  position.marked.remove(action.from);
}

/// Goes on to the next turn behind `action`, whose effect on the board `position` has already.
void go_on(Position& position, Action action) {
  const Side next = game::opponent(position.turn_owner());
  const bool passes = action.kind == Action::Kind::pass;
  position.touched = hex::kNowhere;
  if (position.phase == Phase::place && position.to_place() > 0) {
    position.to_act = next;
  } else if (passes && position.phase == Phase::passed) {
    position.to_act = next;
    position.phase = Phase::blocked;
  } else {
    begin_turn(position, next, passes);
  }
}

}  // namespace

Position initial(const Settings& settings) {
  Position position;
  position.settings = settings;
  if (settings.opening == Opening::placement) {
    position.phase = Phase::place;
  } else {
    position.all_pieces = {cells({"f1", "a5", "b1", "d9", "h9", "j1", "k5"}),
                           cells({"f11", "a2", "b7", "d1", "h1", "j7", "k2"})};
  }
  return position;
}

void begin_turn(Position& position, Side owner, bool after_pass) {
  position.to_act = owner;
  if (position.marked_of(owner).empty()) {
    position.phase = after_pass ? Phase::passed : Phase::move;
  } else if (position.settings.captured_queen == CapturedQueen::opponent && position.queen_is_marked(owner)) {
    position.to_act = game::opponent(owner);
    position.phase = Phase::relocate_for;
  } else {
    position.phase = Phase::relocate;
  }
}

Set captures_of(const Position& position, Action action) {
  return carries_a_piece(action) ? apply_legal(position, action).captures : Set{};
}

Step apply_legal(const Position& position, Action action) {
  Step step{position, {}, true};
  Position& after = step.position;
  const Side owner = position.turn_owner();
  switch (action.kind) {
    case Action::Kind::move:
    case Action::Kind::relocate:
      carry(after, owner, action);
      step.captures = captured_by(after, owner, action.to);
      after.marked |= step.captures;
      break;
    case Action::Kind::touch:
      after.phase = Phase::touched;
      after.touched = action.from;
      step.turn_ended = false;
      return step;
    case Action::Kind::place:
      after.all_pieces[game::slot(owner)].add(action.to);
      break;
    case Action::Kind::release:
      after.marked.remove(action.from);
      break;
    case Action::Kind::forfeit:
    case Action::Kind::pass:
      break;
  }
  go_on(after, action);
  return step;
}

}  // namespace hexcourt::agon
