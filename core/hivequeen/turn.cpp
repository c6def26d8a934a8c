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
  if (action.manner == Manner::swap) {
    army.exchange(action.from, action.to);
    return {};
  }
  army.of(action.piece).remove(action.from);
  army.of(action.promotes ? Piece::queen : action.piece).add(action.to);
  if (action.manner != Manner::capture) return {};
  position.enemies().remove(action.to);
  return {action.to};
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
