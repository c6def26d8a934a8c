#include "hivequeen/turn.hpp"

#include "hivequeen/production.hpp"

namespace hexcourt::hivequeen {

namespace {

void pass_turn(Position& position) {
  position.allowed = 0;
  position.to_act = opponent(position.to_act);
}

/// Returns the cells whose pieces were captured.
Cells move_piece(Position& position, const Action& action) {
  Army& army = position.friends();
  Cells captures;
  army.of(action.piece).remove(action.from);
  if (action.manner == Manner::swap) {
    if (const auto partner = army.at(action.to)) {
      army.of(*partner).remove(action.to);
      army.of(*partner).add(action.from);
    }
  } else if (action.manner == Manner::capture) {
    position.enemies().remove(action.to);
    captures.add(action.to);
  }
  army.of(action.promotes ? Piece::queen : action.piece).add(action.to);
  return captures;
}

/// What a movement leads to: the end of the game, the production phase, or the other side's turn.
void follow_movement(Position& position) {
  position.allowed = position.enemies().is_beaten() ? 0 : position.friends().allowance();
  if (!can_introduce(position)) pass_turn(position);
}

}  // namespace

Step play(const Position& before, const Action& action) {
  Step step{before, {}, false};
  Position& position = step.position;
  if (action.manner == Manner::stop) {
    pass_turn(position);
  } else if (action.manner == Manner::introduce) {
    position.friends().of(action.piece).add(action.to);
    --position.allowed;
    if (!can_introduce(position)) pass_turn(position);
  } else {
    step.captures = move_piece(position, action);
    follow_movement(position);
  }
  step.turn_ended = position.to_act != before.to_act;
  return step;
}

}  // namespace hexcourt::hivequeen
