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

/// `position` with the piece of `owner` carried to its new cell, where it is no longer marked.
Position carried(Position position, Side owner, Action action) {
  if (action.from == position.queen(owner)) {
    position.queens[game::slot(owner)] = action.to;
  } else {
    position.guards[game::slot(owner)].remove(action.from);
    position.guards[game::slot(owner)].add(action.to);
  }
  position.marked.remove(action.from);
  return position;
}

/// The next turn behind `action`, whose effect on the board `position` has already.
Position next_turn(Position position, Action action) {
  const Side next = game::opponent(position.turn_owner());
  const bool passes = action.kind == Action::Kind::pass;
  position.touched = hex::kNowhere;
  if (position.to_place() > 0) {
    position.to_act = next;
    return position;
  }
  if (passes && position.phase == Phase::passed) {
    position.to_act = next;
    position.phase = Phase::blocked;
    return position;
  }
  return begin_turn(position, next, passes);
}

}  // namespace

Position initial(const Settings& settings) {
  Position position;
  position.settings = settings;
  if (settings.opening == Opening::placement) {
    position.phase = Phase::place;
  } else {
    position.guards = {cells({"a5", "b1", "d9", "h9", "j1", "k5"}),
                       cells({"a2", "b7", "d1", "h1", "j7", "k2"})};
  }
  return position;
}

Position begin_turn(Position position, Side owner, bool after_pass) {
  const bool chosen_by_opponent =
      position.settings.captured_queen == CapturedQueen::opponent && position.queen_is_marked(owner);
  position.to_act = chosen_by_opponent ? game::opponent(owner) : owner;
  if (chosen_by_opponent) {
    position.phase = Phase::relocate_for;
  } else if (!position.marked_of(owner).empty()) {
    position.phase = Phase::relocate;
  } else {
    position.phase = after_pass ? Phase::passed : Phase::move;
  }
  return position;
}

Set captures_of(const Position& position, Action action) {
  if (!carries_a_piece(action)) return {};
  const Side owner = position.turn_owner();
  return captured_by(carried(position, owner, action), owner, action.to);
}

Step apply_legal(const Position& position, Action action) {
  Position after = position;
  Set captures;
  if (action.kind == Action::Kind::touch) {
    after.phase = Phase::touched;
    after.touched = action.from;
    return {after, captures, false};
  }
  if (action.kind == Action::Kind::place) after.guards[game::slot(position.to_act)].add(action.to);
  if (action.kind == Action::Kind::release) after.marked.remove(action.from);
  if (carries_a_piece(action)) {
    after = carried(position, position.turn_owner(), action);
    captures = captured_by(after, position.turn_owner(), action.to);
    after.marked |= captures;
  }
  return {next_turn(after, action), captures, true};
}

}  // namespace hexcourt::agon
