#pragma once

#include <array>
#include <cstdint>

#include "agon/set.hpp"
#include "agon/settings.hpp"
#include "game/side.hpp"

namespace hexcourt::agon {

using game::Side;

inline constexpr Cell kThrone = Board::centre();
/// The ring around the throne, as wide as one side's guards are many.
inline constexpr int kInnermost = 1;
inline constexpr int kEdge = Board::kSide - 1;
inline constexpr Set kEdgeCells = Board::ring_cells(kEdge);
/// Guards of each side.
inline constexpr int kGuards = 6;
/// Where the Queens start, by side: f1 and f11.
inline constexpr std::array<Cell, 2> kQueensStart{Board::named("f1"), Board::named("f11")};

enum class Phase : std::uint8_t {
  place,         ///< a guard is to be placed
  move,          ///< a piece is to be moved (or touched first)
  passed,        ///< `move` behind a pass of the opponent
  touched,       ///< the touched piece is to be moved, or the turn forfeited
  relocate,      ///< a captured piece of the side to act is to be relocated
  relocate_for,  ///< the captured Queen of the other side is to be relocated
  blocked,       ///< both sides passed: the game is drawn
};

/// All that the rules need to go on. Outside `place` each side has its Queen and six guards, always.
struct Position {
  Settings settings;
  std::array<Cell, 2> queens = kQueensStart;
  /// By side, the Queen's cell among them.
  std::array<Set, 2> all_pieces{Set{kQueensStart[0]}, Set{kQueensStart[1]}};
  /// The cells of the captured pieces that wait for their relocation.
  Set marked;
  Side to_act = Side::white;
  Phase phase = Phase::move;
  /// The cell of the touched piece in phase `touched`, else nowhere.
  Cell touched = hex::kNowhere;

  friend bool operator==(const Position&, const Position&) = default;

  Cell queen(Side side) const { return queens[game::slot(side)]; }
  const Set& pieces(Side side) const { return all_pieces[game::slot(side)]; }
  Set guards_of(Side side) const { return pieces(side) - Set::only(queen(side)); }
  Set occupied() const { return pieces(Side::white) | pieces(Side::black); }
  Set vacant() const { return Set::all() - occupied(); }
  bool is_queen(Cell cell) const { return cell == queen(Side::white) || cell == queen(Side::black); }
  Set marked_of(Side side) const { return marked & pieces(side); }
  bool queen_is_marked(Side side) const { return marked.contains(queen(side)); }
  /// Guards still to be placed, of both sides.
  int to_place() const { return 2 * (kGuards + 1) - occupied().size(); }
  /// Whose turn it is: the side to act, but for a Queen whose cell the opponent chooses in her owner's turn.
  Side turn_owner() const { return phase == Phase::relocate_for ? game::opponent(to_act) : to_act; }
};

}  // namespace hexcourt::agon
