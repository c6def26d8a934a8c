#pragma once

// The first form of the rules: cell by cell, counting everything afresh and playing what it counts. It is
// what the fast form is held against, in what it lists and in how long that takes.

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "hivequeen/hivequeen.hpp"

namespace hexcourt::hivequeen::plain {

class List {
 public:
  void add(const Action& action) { actions_[size_++] = action; }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  const Action& operator[](std::size_t i) const { return actions_[i]; }
  const Action* begin() const { return actions_.data(); }
  const Action* end() const { return actions_.data() + size_; }

 private:
  static constexpr std::array<Action, kMostActions> filled() {
    return []<std::size_t... I>(std::index_sequence<I...>) {
      return std::array<Action, kMostActions>{(static_cast<void>(I), kStop)...};
    }(std::make_index_sequence<kMostActions>{});
  }

  std::size_t size_ = 0;
  std::array<Action, kMostActions> actions_ = filled();
};

inline Cells all(const Army& army) {
  Cells every;
  for (const Cells& some : army.cells) every |= some;
  return every;
}

inline int units(const Army& army) {
  int sum = 0;
  for (const Piece piece : kPieces) sum += hivequeen::units(piece) * army.count(piece);
  return sum;
}

inline int room(const Army& army) { return kUnitsPerWorker * army.count(Piece::worker) - units(army); }

inline bool can_promote(const Army& army) {
  return !army.has_queen() && !army.of(Piece::highborn).empty() && !army.of(Piece::drone).empty() &&
         room(army) >= hivequeen::units(Piece::queen) - hivequeen::units(Piece::highborn);
}

inline Cells near(const Cells& parents) {
  Cells cells;
  for (const Cell parent : parents) {
    for (const hex::Direction direction : hex::kDirections) {
      const Cell next = Board::step(parent, direction);
      if (next != hex::kNowhere) cells.add(next);
    }
  }
  return cells;
}

inline Cells vacant(const Position& position) {
  return kField - all(position.army(Side::white)) - all(position.army(Side::black));
}

/// Where pieces of one side go, step by step.
class Walk {
 public:
  Walk(const Position& position, Side side)
      : army_(position.army(side)),
        friends_(all(army_)),
        enemies_(all(position.army(opponent(side)))),
        vacant_(vacant(position)) {}

  Cells of(Piece piece, Cell from) const {
    switch (piece) {
      case Piece::queen:
        return army_.of(Piece::highborn);
      case Piece::highborn:
        return lines(from, vacant_);
      case Piece::soldier:
        return lines(from, friends_) & enemies_;
      case Piece::worker:
        return near({from}) & vacant_;
      case Piece::drone:
        return vacant_;
      case Piece::nurse:
        break;
    }
    return friends_ - army_.of(Piece::highborn) - army_.of(Piece::queen) - Cells{from};
  }

 private:
  /// Along each line over the cells of `passable`, and on to an enemy behind them.
  Cells lines(Cell from, const Cells& passable) const {
    Cells targets;
    for (const hex::Direction direction : hex::kDirections) {
      Cell next = Board::step(from, direction);
      for (; next != hex::kNowhere && passable.contains(next); next = Board::step(next, direction)) {
        targets.add(next);
      }
      if (next != hex::kNowhere && enemies_.contains(next)) targets.add(next);
    }
    return targets;
  }

  const Army& army_;
  Cells friends_;
  Cells enemies_;
  Cells vacant_;
};

inline Action movement(const Position& position, Piece piece, Cell from, Cell to, bool promotes) {
  if (piece == Piece::queen || piece == Piece::nurse) return {Manner::swap, piece, from, to};
  const bool captures = position.enemies().at(to).has_value();
  return {captures ? Manner::capture : Manner::move, piece, from, to, promotes};
}

inline void add_movements(const Position& position, List& list) {
  const Army& army = position.friends();
  const bool promotes = !army.has_queen();
  if (promotes && !can_promote(army)) return;
  const Walk walk(position, position.to_act);
  for (const Piece piece : kPieces) {
    if (promotes && piece != Piece::highborn) continue;
    for (const Cell from : army.of(piece)) {
      if (promotes) list.add({Manner::stay, piece, from, from, true});
      for (const Cell to : walk.of(piece, from)) {
        const bool twins = piece == Piece::nurse && army.of(Piece::nurse).contains(to);
        if (!twins || from < to) list.add(movement(position, piece, from, to, promotes));
      }
    }
  }
}

inline Cells birthplaces(const Position& position, Piece piece) {
  const Army& army = position.friends();
  if (army.count(piece) >= limit(piece).value_or(Board::kCells)) return {};
  return near(piece == Piece::soldier ? all(army) : army.of(Piece::nurse)) & vacant(position);
}

inline bool can_introduce(const Position& position) {
  return position.producing() && std::any_of(kIntroducible.begin(), kIntroducible.end(), [&](Piece piece) {
           return !birthplaces(position, piece).empty();
         });
}

inline void add_productions(const Position& position, List& list) {
  for (const Piece piece : kIntroducible) {
    for (const Cell cell : birthplaces(position, piece)) {
      list.add({Manner::introduce, piece, hex::kNowhere, cell});
    }
  }
  list.add(kStop);
}

/// Whether a side that must have a Queen, or be able to get one, does not.
inline bool queen_is_lost(const Position& position) {
  const Side moved = position.producing() ? position.to_act : opponent(position.to_act);
  const Army& other = position.army(opponent(moved));
  return !position.army(moved).has_queen() || (!other.has_queen() && !can_promote(other));
}

inline List legal_actions(const Position& position) {
  List list;
  if (queen_is_lost(position)) return list;
  if (position.producing()) {
    add_productions(position, list);
  } else {
    add_movements(position, list);
  }
  return list;
}

inline Cells move_piece(Position& position, const Action& action) {
  Army& army = position.friends();
  Cells captures;
  army.of(action.piece).remove(action.from);
  if (action.manner == Manner::swap) {
    if (const auto partner = army.at(action.to)) {
      army.of(*partner).remove(action.to);
      army.of(*partner).add(action.from);
    }
  } else if (action.manner == Manner::capture) {
    for (Cells& some : position.enemies().cells) some.remove(action.to);
    captures.add(action.to);
  }
  army.of(action.promotes ? Piece::queen : action.piece).add(action.to);
  return captures;
}

inline int allowance(const Position& position) {
  const Army& enemies = position.enemies();
  if (!enemies.has_queen() && !can_promote(enemies)) return 0;
  return std::max(0, std::min(position.friends().count(Piece::nurse), room(position.friends())));
}

inline Step play(const Position& before, const Action& action) {
  Step step{before, {}, false};
  Position& position = step.position;
  if (action.manner == Manner::stop) {
    position.allowed = 0;
  } else if (action.manner == Manner::introduce) {
    position.friends().of(action.piece).add(action.to);
    --position.allowed;
  } else {
    step.captures = move_piece(position, action);
    position.allowed = allowance(position);
  }
  if (!can_introduce(position)) {
    position.allowed = 0;
    position.to_act = opponent(position.to_act);
    step.turn_ended = true;
  }
  return step;
}

/// HiveQueen with these rules for listing and playing, and no way to count without listing.
struct PlainHiveQueen : HiveQueen {
  using Actions = List;
  static Actions legal_actions(const Position& position) { return plain::legal_actions(position); }
  static Step apply_legal(const Position& position, const Action& action) {
    return plain::play(position, action);
  }
  static std::size_t count_legal(const Position& position) = delete;
};

static_assert(game::Game<PlainHiveQueen> && !game::CountsLegal<PlainHiveQueen>);

}  // namespace hexcourt::hivequeen::plain
