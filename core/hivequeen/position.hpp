#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "game/side.hpp"
#include "hex/board.hpp"
#include "hivequeen/piece.hpp"

namespace hexcourt::hivequeen {

using Board = hex::Board<5>;
using Cells = Board::Set;
using game::Side;
using hex::Cell;

/// The whole field.
inline constexpr Cells kField = Cells::all();

/// How many units a Worker supports.
inline constexpr int kUnitsPerWorker = 5;
inline constexpr int kUnitsOfPromotion = units(Piece::queen) - units(Piece::highborn);

/// The pieces of one side on the field. Whatever is counted is counted from them afresh.
struct Army {
  std::array<Cells, kPieces.size()> cells;

  const Cells& of(Piece piece) const { return cells[slot(piece)]; }
  Cells& of(Piece piece) { return cells[slot(piece)]; }
  Cells all() const {
    Cells every;
    for (const Cells& some : cells) every |= some;
    return every;
  }
  std::optional<Piece> at(Cell cell) const;
  /// Removes whatever stands on `cell`.
  void remove(Cell cell) {
    for (Cells& some : cells) some.remove(cell);
  }
  /// What stood on one of the two cells stands on the other.
  void exchange(Cell one, Cell other) {
    for (Cells& some : cells) some.exchange(one, other);
  }

  int count(Piece piece) const { return of(piece).size(); }
  int units() const {
    return all().size() + (hivequeen::units(Piece::queen) - 1) * count(Piece::queen) +
           (hivequeen::units(Piece::highborn) - 1) * count(Piece::highborn);
  }
  /// The number of the Hive: the units that its Workers support.
  int hive() const { return kUnitsPerWorker * count(Piece::worker); }

  bool has_queen() const { return !of(Piece::queen).empty(); }
  /// Whether a Highborn may become a Queen: the Queen was captured, a Drone is there, and the Workers support
  /// the units that the promotion adds.
  bool can_promote() const {
    return !has_queen() && !of(Piece::highborn).empty() && !of(Piece::drone).empty() &&
           units() + kUnitsOfPromotion <= hive();
  }
  /// Neither a Queen nor a way to get one.
  bool is_beaten() const { return !has_queen() && !can_promote(); }
  /// How many pieces a production phase that begins now would allow: one a Nurse, as far as the Hive has
  /// room.
  int allowance() const { return std::max(0, std::min(count(Piece::nurse), hive() - units())); }

  friend bool operator==(const Army&, const Army&) = default;
};

/// A board, whose turn it is, and how far the turn has come.
struct Position {
  std::array<Army, 2> armies;
  Side to_act = Side::white;
  /// The pieces that the side to act may still introduce: at least 1 in the production phase, 0 in the
  /// movement phase.
  int allowed = 0;

  const Army& army(Side side) const { return armies[game::slot(side)]; }
  Army& army(Side side) { return armies[game::slot(side)]; }
  /// The army of the side to act, and the other one.
  const Army& friends() const { return army(to_act); }
  Army& friends() { return army(to_act); }
  const Army& enemies() const { return army(opponent(to_act)); }
  Army& enemies() { return army(opponent(to_act)); }

  bool producing() const { return allowed > 0; }
  Cells vacant() const { return kField - friends().all() - enemies().all(); }

  friend bool operator==(const Position&, const Position&) = default;
};

}  // namespace hexcourt::hivequeen
