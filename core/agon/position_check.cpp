#include "agon/ending.hpp"
#include "agon/movement.hpp"
#include "agon/position_fields.hpp"
#include "agon/position_text.hpp"
#include "agon/turn.hpp"

namespace hexcourt::agon {

namespace {

using Checked = game::Expected<void>;

std::string name_of(Side side) { return std::string(game::title(side)); }

Checked check_all_guards_stand(const Position& position, const PositionFields& fields) {
  for (const Side side : {Side::white, Side::black}) {
    const int guards = position.guards_of(side).size();
    if (guards < kGuards) {
      return refuse_position(name_of(side) + " has six guards; " + std::to_string(kGuards - guards) +
                                 (guards + 1 == kGuards ? " is missing." : " are missing."),
                             fields.board.place);
    }
  }
  return {};
}

Checked check_queens_wait(const Position& position, const PositionFields& fields) {
  for (const Side side : {Side::white, Side::black}) {
    const Cell start = kQueensStart[game::slot(side)];
    if (position.queen(side) != start) {
      return refuse_position(
          "While guards are placed, " + name_of(side) + "'s Queen stands on " + Board::name(start) + ".",
          fields.place_of(position.queen(side)));
    }
  }
  return {};
}

Checked check_placement(const Position& position, const PositionFields& fields) {
  if (position.settings.opening != Opening::placement) {
    return refuse_position("Guards are placed only under opening: placement.", fields.phase.place);
  }
  if (position.to_place() == 0) {
    return refuse_position("All guards are placed already.", fields.phase.place);
  }
  if (auto checked = check_queens_wait(position, fields); !checked) return checked;
  const int ahead = position.guards_of(Side::white).size() - position.guards_of(Side::black).size();
  if (ahead != (position.to_act == Side::black ? 1 : 0)) {
    return refuse_position(
        "Guards are placed in turn, White's first: with these guards it is not this side's turn.",
        fields.side.place);
  }
  if (!position.marked.empty()) return refuse_position("A placement captures nothing.", fields.marked.place);
  return {};
}

/// Whether a turn with these captured pieces begins with this phase.
Checked check_begins(const Position& position, const PositionFields& fields, Phase phase) {
  const Side owner = position.turn_owner();
  Position begun = position;
  begin_turn(begun, owner);
  if (begun.phase == phase) return {};
  return refuse_position("With these captured pieces " + name_of(owner) + "'s turn begins with the phase '" +
                             phase_text(begun) + "', and " + name_of(begun.to_act) + " is to act.",
                         fields.phase.place);
}

Checked check_unfinished(const Position& position, const PositionFields& fields) {
  if (!end_on_board(position)) return {};
  return refuse_position("On this board the game is over before this phase can be reached.",
                         fields.phase.place);
}

Checked check_touch(const Position& position, const PositionFields& fields) {
  const Side side = position.to_act;
  if (!position.settings.touch_move) {
    return refuse_position("Pieces are touched only under touch_move: true.", fields.phase.place);
  }
  if (!position.pieces(side).contains(position.touched)) {
    return refuse_position("The touched piece must be " + name_of(side) + "'s.",
                           fields.phase.place + kTouchedPrefix.size());
  }
  if (auto checked = check_begins(position, fields, Phase::move); !checked) return checked;
  if (!can_move(position, side)) {
    return refuse_position(
        "No piece of " + name_of(side) + " can move: nothing is touched, the turn is passed.",
        fields.phase.place);
  }
  return check_unfinished(position, fields);
}

Checked check_passed(const Position& position, const PositionFields& fields, Side side) {
  if (!position.marked.empty()) {
    return refuse_position("Behind a pass no piece is captured.", fields.marked.place);
  }
  if (can_move(position, side)) {
    return refuse_position(name_of(side) + " can move, and cannot have passed.", fields.phase.place);
  }
  return check_unfinished(position, fields);
}

}  // namespace

game::Expected<void> check_position(const Position& position, const PositionFields& fields) {
  if (position.phase == Phase::place) return check_placement(position, fields);
  if (auto checked = check_all_guards_stand(position, fields); !checked) return checked;
  const Side passed = game::opponent(position.to_act);
  switch (position.phase) {
    case Phase::touched:
      return check_touch(position, fields);
    case Phase::passed:
      return check_passed(position, fields, passed);
    case Phase::blocked:
      return check_passed(position, fields, passed).and_then([&] {
        return check_passed(position, fields, position.to_act);
      });
    default:
      return check_begins(position, fields, position.phase);
  }
}

}  // namespace hexcourt::agon
