#pragma once

#include "hivequeen/action.hpp"
#include "hivequeen/position.hpp"

namespace hexcourt::hivequeen {

/// Where the pieces of one side may go, each in its own way. That a side without a Queen may only promote is
/// not looked at here.
class Reach {
 public:
  Reach(const Position& position, Side side);

  /// The cells to which a `piece` on `from` may move: vacant ones, enemies to capture, friends to swap with.
  Cells of(Piece piece, Cell from) const;

  /// A Highborn's: through vacant cells along a line; the last cell may hold an enemy.
  Cells slides(Cell from) const;
  /// A Soldier's: the first cell of a line that holds no friend, if it holds an enemy. Adjacent it is a step,
  /// else a leap.
  Cells strikes(Cell from) const;
  /// A Worker's.
  Cells steps(Cell from) const { return Board::neighbours(from) & vacant_; }
  /// A Drone's.
  const Cells& vacant() const { return vacant_; }
  /// Those with whom a Nurse swaps, but for itself.
  Cells nursed() const { return friends_ - army_.of(Piece::highborn) - army_.of(Piece::queen); }
  const Cells& enemies() const { return enemies_; }

 private:
  const Army& army_;
  Cells friends_;
  Cells enemies_;
  Cells vacant_;
};

/// The movement of a piece of the side to act to a cell within its reach, as it is written: the swap of the
/// two Nurses starts from the earlier cell.
Action movement(const Position& position, Piece piece, Cell from, Cell to, bool promotes);

/// Adds every movement and promotion of the side to act.
void add_movements(const Position& position, Actions& actions);

/// How many that are.
std::size_t count_movements(const Position& position);

/// Whether `side` would have a movement or a promotion if it were to move.
bool can_move(const Position& position, Side side);

}  // namespace hexcourt::hivequeen
