#include "hivequeen/movement.hpp"

#include <utility>

namespace hexcourt::hivequeen {

namespace {

void add_promotions(const Position& position, Actions& actions) {
  const Reach reach(position, position.to_act);
  for (const Cell from : position.friends().of(Piece::highborn)) {
    actions.add({Manner::stay, Piece::highborn, from, from, true});
    for (const Cell to : reach.of(Piece::highborn, from)) {
      actions.add(movement(position, Piece::highborn, from, to, true));
    }
  }
}

}  // namespace

Reach::Reach(const Position& position, Side side)
    : army_(position.army(side)),
      friends_(army_.all()),
      enemies_(position.army(opponent(side)).all()),
      vacant_(kField - friends_ - enemies_) {}

Cells Reach::of(Piece piece, Cell from) const {
  switch (piece) {
    case Piece::queen:
      return army_.of(Piece::highborn);
    case Piece::highborn:
      return slides(from);
    case Piece::soldier:
      return strikes(from);
    case Piece::worker:
      return Board::neighbours(from) & vacant_;
    case Piece::drone:
      return vacant_;
    case Piece::nurse:
      break;
  }
  return friends_ - army_.of(Piece::highborn) - army_.of(Piece::queen) - Cells{from};
}

/// Through vacant cells along a line; the last cell may hold an enemy.
Cells Reach::slides(Cell from) const {
  Cells targets;
  for (const hex::Direction direction : hex::kDirections) {
    Cell next = Board::step(from, direction);
    for (; next != hex::kNowhere && vacant_.contains(next); next = Board::step(next, direction)) {
      targets.add(next);
    }
    if (next != hex::kNowhere && enemies_.contains(next)) targets.add(next);
  }
  return targets;
}

/// The first cell of a line that holds no friend, if it holds an enemy: adjacent it is a step, else a leap.
Cells Reach::strikes(Cell from) const {
  Cells targets;
  for (const hex::Direction direction : hex::kDirections) {
    Cell next = Board::step(from, direction);
    while (next != hex::kNowhere && friends_.contains(next)) next = Board::step(next, direction);
    if (next != hex::kNowhere && enemies_.contains(next)) targets.add(next);
  }
  return targets;
}

Action movement(const Position& position, Piece piece, Cell from, Cell to, bool promotes) {
  if (piece == Piece::queen || piece == Piece::nurse) {
    const bool twins = piece == Piece::nurse && position.friends().of(Piece::nurse).contains(to);
    if (twins && to < from) std::swap(from, to);
    return {Manner::swap, piece, from, to, promotes};
  }
  const bool captures = position.enemies().at(to).has_value();
  return {captures ? Manner::capture : Manner::move, piece, from, to, promotes};
}

void add_movements(const Position& position, Actions& actions) {
  const Army& army = position.friends();
  if (!army.has_queen()) {
    if (army.can_promote()) add_promotions(position, actions);
    return;
  }
  const Reach reach(position, position.to_act);
  for (const Piece piece : kPieces) {
    for (const Cell from : army.of(piece)) {
      for (const Cell to : reach.of(piece, from)) {
        const Action action = movement(position, piece, from, to, false);
        if (action.from == from) actions.add(action);
      }
    }
  }
}

bool can_move(const Position& position, Side side) {
  const Army& army = position.army(side);
  if (!army.has_queen()) return army.can_promote();
  const Reach reach(position, side);
  for (const Piece piece : kPieces) {
    for (const Cell from : army.of(piece)) {
      if (!reach.of(piece, from).empty()) return true;
    }
  }
  return false;
}

}  // namespace hexcourt::hivequeen
