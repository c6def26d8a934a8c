#include "hivequeen/action_text.hpp"
#include "hivequeen/movement.hpp"
#include "hivequeen/refusal.hpp"

namespace hexcourt::hivequeen {

namespace {

using Refusal = std::optional<std::string>;

/// The cells strictly between two cells in a straight line; none when they are not in one.
std::optional<Cells> between(Cell from, Cell to) {
  for (const hex::Direction direction : hex::kDirections) {
    Cells passed;
    for (Cell next = Board::step(from, direction); next != hex::kNowhere;
         next = Board::step(next, direction)) {
      if (next == to) return passed;
      passed.add(next);
    }
  }
  return std::nullopt;
}

std::string not_in_line(Cell from, Cell to) {
  return Board::name(to) + " is not in line with " + Board::name(from) + ".";
}

/// Whether the side's Queen, there or not, forbids it.
Refusal queen_refusal(const Position& position, const Action& action) {
  if (action.promotes && action.piece != Piece::highborn) return "Only a Highborn may be promoted to Queen.";
  const Cells& queen = position.friends().of(Piece::queen);
  if (action.promotes && !queen.empty()) {
    return "A Highborn may be promoted only when your Queen has been captured: yours is on " +
           Board::name(queen.first()) + ".";
  }
  if (!action.promotes && queen.empty()) {
    const Cell highborn = position.friends().of(Piece::highborn).first();
    return "Your Queen has been captured: you must promote a Highborn now, as in " +
           write_action({Manner::stay, Piece::highborn, highborn, highborn, true}) + ".";
  }
  return std::nullopt;
}

/// A movement within reach is refused only when it is written in another way than its own.
Refusal spelling_refusal(const Position& position, const Action& action) {
  const Action right = movement(position, action.piece, action.from, action.to, action.promotes);
  if (action == right) return std::nullopt;
  const std::string text = write_action(right);
  if (action.manner == right.manner) {
    return "The Nurses swap places either way round, written from the earlier cell: write " + text + ".";
  }
  switch (right.manner) {
    case Manner::swap:
      return Board::name(action.to) + " holds a friend to swap places with: write " + text + ".";
    case Manner::capture:
      return Board::name(action.to) + " holds an enemy: write " + text + ".";
    default:
      return Board::name(action.to) + " is vacant: write " + text + ".";
  }
}

std::string highborn_refusal(const Position& position, Cell from, Cell to) {
  if (position.friends().at(to)) {
    return "A Highborn cannot take a friendly piece: " + contents(position, to) + ".";
  }
  const auto passed = between(from, to);
  if (!passed) return "A Highborn slides only in a straight line: " + not_in_line(from, to);
  const Cell obstacle = (*passed - position.vacant()).first();
  return "A Highborn slides only through vacant cells: " + contents(position, obstacle) + ".";
}

std::string soldier_refusal(const Position& position, Cell from, Cell to) {
  if (!position.enemies().at(to)) {
    return "A Soldier moves only by capturing: " + contents(position, to) + ".";
  }
  const auto passed = between(from, to);
  if (!passed) return "A Soldier steps or leaps only in a straight line: " + not_in_line(from, to);
  const Cell gap = (*passed - position.friends().all()).first();
  return "A Soldier leaps only over friendly pieces without a gap: " + contents(position, gap) + ".";
}

std::string worker_refusal(const Position& position, Cell from, Cell to) {
  if (!position.vacant().contains(to)) {
    return "A Worker steps only to a vacant cell: " + contents(position, to) + ".";
  }
  return "A Worker steps only to an adjacent cell: " + Board::name(to) + " is not adjacent to " +
         Board::name(from) + ".";
}

/// Why `action.to` is beyond the reach of the piece.
std::string reach_refusal(const Position& position, const Action& action) {
  switch (action.piece) {
    case Piece::queen:
      return "A Queen moves only by swapping places with a friendly Highborn: " +
             contents(position, action.to) + ".";
    case Piece::highborn:
      return highborn_refusal(position, action.from, action.to);
    case Piece::soldier:
      return soldier_refusal(position, action.from, action.to);
    case Piece::worker:
      return worker_refusal(position, action.from, action.to);
    case Piece::drone:
      return "A Drone leaps only to a vacant cell: " + contents(position, action.to) + ".";
    case Piece::nurse:
      break;
  }
  return "A Nurse moves only by swapping places with a friendly Worker, Soldier, Drone or Nurse: " +
         contents(position, action.to) + ".";
}

}  // namespace

Refusal movement_refusal(const Position& position, const Action& action) {
  if (!position.friends().of(action.piece).contains(action.from)) {
    return "There is no " + std::string(word(position.to_act)) + " " + std::string(name(action.piece)) +
           " on " + Board::name(action.from) + ".";
  }
  if (auto refused = queen_refusal(position, action)) return refused;
  if (action.manner == Manner::stay) return std::nullopt;
  if (action.from == action.to) {
    return "A piece must end on another cell than the one it stands on, " + Board::name(action.from) + ".";
  }
  const Reach reach(position, position.to_act);
  if (reach.of(action.piece, action.from).contains(action.to)) return spelling_refusal(position, action);
  return reach_refusal(position, action);
}

}  // namespace hexcourt::hivequeen
