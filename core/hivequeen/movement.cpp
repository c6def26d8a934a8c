#include "hivequeen/movement.hpp"

#include <utility>

namespace hexcourt::hivequeen {

namespace {

/// To each target, vacant or an enemy's.
void add_advances(Actions& actions, const Action& like, const Cells& targets, const Cells& enemies) {
  const ActionTo move(like);
  actions.add_each(targets, [&](Cell to) {
    Action action = move(to);
    if (enemies.contains(to)) action.manner = Manner::capture;
    return action;
  });
}

void add_promotions(const Reach& reach, const Army& army, Actions& actions) {
  for (const Cell from : army.of(Piece::highborn)) {
    actions.add({Manner::stay, Piece::highborn, from, from, true});
    add_advances(actions, {Manner::move, Piece::highborn, from, from, true}, reach.slides(from),
                 reach.enemies());
  }
}

/// Two Nurses swap places by one action, which starts from the earlier cell.
void add_swaps_of_nurses(const Reach& reach, const Army& army, Actions& actions) {
  Cells partners = reach.nursed();
  for (const Cell from : army.of(Piece::nurse)) {
    partners.remove(from);
    actions.add_each(partners, ActionTo({Manner::swap, Piece::nurse, from}));
  }
}

int pairs(int count) { return count * (count - 1) / 2; }

int count_promotions(const Reach& reach, const Army& army) {
  int count = 0;
  for (const Cell from : army.of(Piece::highborn)) count += 1 + reach.slides(from).size();
  return count;
}

int count_with_queen(const Reach& reach, const Army& army) {
  const int nurses = army.count(Piece::nurse);
  int count = army.count(Piece::queen) * army.count(Piece::highborn);
  for (const Cell from : army.of(Piece::highborn)) count += reach.slides(from).size();
  for (const Cell from : army.of(Piece::soldier)) count += reach.strikes(from).size();
  for (const Cell from : army.of(Piece::worker)) count += reach.steps(from).size();
  count += army.count(Piece::drone) * reach.vacant().size();
  return count + nurses * (reach.nursed().size() - 1) - pairs(nurses);
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
      return steps(from);
    case Piece::drone:
      return vacant_;
    case Piece::nurse:
      break;
  }
  return nursed() - Cells{from};
}

Cells Reach::slides(Cell from) const {
  Cells targets;
  for (const hex::Direction direction : hex::kDirections) {
    const Cells& ray = Board::ray(from, direction);
    const Cells stops = ray - vacant_;
    targets |= Board::rises(direction) ? ray.up_to_first(stops) : ray.down_to_last(stops);
  }
  return targets - friends_;
}

Cells Reach::strikes(Cell from) const {
  Cells targets;
  for (const hex::Direction direction : hex::kDirections) {
    const Cells strangers = Board::ray(from, direction) - friends_;
    targets |= Board::rises(direction) ? strangers.only_first() : strangers.only_last();
  }
  return targets & enemies_;
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
  const Reach reach(position, position.to_act);
  if (!army.has_queen()) {
    if (army.can_promote()) add_promotions(reach, army, actions);
    return;
  }
  for (const Cell from : army.of(Piece::queen)) {
    actions.add_each<2>(army.of(Piece::highborn), ActionTo({Manner::swap, Piece::queen, from}));
  }
  for (const Cell from : army.of(Piece::highborn)) {
    add_advances(actions, {Manner::move, Piece::highborn, from}, reach.slides(from), reach.enemies());
  }
  for (const Cell from : army.of(Piece::soldier)) {
    actions.add_each<2>(reach.strikes(from), ActionTo({Manner::capture, Piece::soldier, from}));
  }
  for (const Cell from : army.of(Piece::worker)) {
    actions.add_each(reach.steps(from), ActionTo({Manner::move, Piece::worker, from}));
  }
  for (const Cell from : army.of(Piece::drone)) {
    actions.add_each(reach.vacant(), ActionTo({Manner::move, Piece::drone, from}));
  }
  add_swaps_of_nurses(reach, army, actions);
}

std::size_t count_movements(const Position& position) {
  const Army& army = position.friends();
  const Reach reach(position, position.to_act);
  if (army.has_queen()) return static_cast<std::size_t>(count_with_queen(reach, army));
  return army.can_promote() ? static_cast<std::size_t>(count_promotions(reach, army)) : 0;
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
