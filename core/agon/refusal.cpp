#include "agon/refusal.hpp"

#include "agon/capture.hpp"
#include "agon/ending.hpp"
#include "agon/geometry.hpp"
#include "agon/movement.hpp"
#include "agon/notation.hpp"
#include "agon/relocation.hpp"

namespace hexcourt::agon {

namespace {

using Kind = Action::Kind;
using Reason = std::optional<std::string>;
using std::string;

string queen_or_guard(const Position& position, Cell cell) {
  return position.is_queen(cell) ? "Queen" : "guard";
}
string owner_title(const Position& position, Cell cell) {
  return string(game::title(position.pieces(Side::white).contains(cell) ? Side::white : Side::black));
}
/// "guard on d4"
string piece_on(const Position& position, Cell cell) {
  return queen_or_guard(position, cell) + " on " + Board::name(cell);
}

/// What forbids a piece, moved, relocated or placed, to come to `to`, wherever it comes from.
Reason why_not_vacant(const Position& position, Cell to) {
  if (!position.occupied().contains(to)) return {};
  return Board::name(to) + " is not vacant: " + owner_title(position, to) + "'s " +
         queen_or_guard(position, to) + " stands there.";
}

Reason why_not_own(const Position& position, Cell from) {
  if (position.pieces(position.to_act).contains(from)) return {};
  if (!position.occupied().contains(from)) return "There is no piece on " + Board::name(from) + ".";
  return "The " + piece_on(position, from) + " is " + owner_title(position, from) + "'s, not yours.";
}

Reason why_between_enemies(const Position& position, Side side, Cell to) {
  const auto flanks = enemies_around(position, side, to);
  if (!flanks) return {};
  return Board::name(to) + " lies between two enemy pieces" +
         (position.settings.capture == Capture::ring ? " of its ring, on " : ", on ") +
         cell_names({flanks->one, flanks->other}, " and ") + ": no piece may move there.";
}

string throne_is_for_queens() { return Board::name(kThrone) + " is the throne: only a Queen may enter it."; }

Reason why_no_placement(const Position& position, Action action) {
  if (action.kind != Kind::place) {
    return "The guards are placed first (" + std::to_string(position.to_place()) + " are left): place one.";
  }
  if (action.to == kThrone) return throne_is_for_queens();
  return why_not_vacant(position, action.to);
}

Reason why_no_move(const Position& position, Action action) {
  const Cell from = action.from;
  const Cell to = action.to;
  if (auto reason = why_not_vacant(position, to)) return reason;
  if (to == kThrone && !position.is_queen(from)) return throne_is_for_queens();
  if (!Board::neighbours(from).contains(to)) {
    return "A piece moves one step, to an adjacent cell: " + Board::name(to) + " is not adjacent to " +
           Board::name(from) + ".";
  }
  if (!kGeometry.onwards(from).contains(to)) {
    return "A piece moves sideways in its ring or one ring inwards, never outwards.";
  }
  return why_between_enemies(position, position.to_act, to);
}

/// For the kinds of action that a turn of moving never takes.
string why_not_moving(const Position& position, Kind kind) {
  switch (kind) {
    case Kind::place:
      return "There is no guard to place now: move a piece.";
    case Kind::relocate:
    case Kind::release:
      return "None of your pieces is captured: move a piece.";
    case Kind::forfeit:
      return position.settings.touch_move ? "A turn is forfeited only behind a touch: touch a piece first."
                                          : "Touch-move is off in this game: no turn is forfeited.";
    default:
      return "You may pass only when none of your pieces can move.";
  }
}

Reason why_no_turn_of_moving(const Position& position, Action action) {
  if (!can_move(position, position.to_act)) {
    if (action.kind == Kind::pass) return {};
    return "None of your pieces can move: pass.";
  }
  if (action.kind != Kind::touch && action.kind != Kind::move) return why_not_moving(position, action.kind);
  const bool touch_move = position.settings.touch_move;
  if (action.kind == Kind::touch && !touch_move) {
    return "Touch-move is off in this game: move without a touch.";
  }
  if (auto reason = why_not_own(position, action.from)) return reason;
  if (action.kind == Kind::touch) return {};
  if (touch_move) {
    return "Touch the " + piece_on(position, action.from) + " before you move it (^" +
           Board::name(action.from) + ").";
  }
  return why_no_move(position, action);
}

Reason why_not_with_touched(const Position& position, Action action) {
  if (action.kind == Kind::forfeit) return {};
  if (action.kind == Kind::move && action.from == position.touched) return why_no_move(position, action);
  return "You touched the " + piece_on(position, position.touched) + ": move it, or forfeit the turn.";
}

string must_relocate(const Position& position) {
  const Side owner = position.turn_owner();
  if (position.phase == Phase::relocate_for) {
    return string(game::title(owner)) + "'s captured Queen must be relocated first: you choose her cell.";
  }
  if (position.queen_is_marked(owner)) return "Your captured Queen must be relocated first.";
  return "Your captured guard must be relocated first (on " + cell_names(position.marked_of(owner), " or ") +
         ").";
}

Reason why_no_release(const Position& position, const Set& cells) {
  if (position.settings.relocation == Relocation::edge) {
    return "A captured piece is not released in this game: relocate it.";
  }
  if (cells.empty()) return {};
  return "A captured piece is released only where it has no cell to go back to: relocate it to " +
         cell_names(cells, " or ") + ".";
}

string outside_area(const Position& position) {
  return position.settings.relocation == Relocation::next_band
             ? "A captured piece goes back to an adjacent cell of the next ring outwards."
             : "A captured guard is relocated to the outermost ring.";
}

Reason why_no_relocation(const Position& position, Action action) {
  const bool relocates = action.kind == Kind::relocate || action.kind == Kind::release;
  if (!relocates || !to_relocate(position).contains(action.from)) return must_relocate(position);
  const Side owner = position.turn_owner();
  const Set cells = relocations_of(position, owner, action.from);
  if (action.kind == Kind::release) return why_no_release(position, cells);
  if (cells.empty()) {
    return "The " + piece_on(position, action.from) + " has no cell to go back to: release it (" +
           write_action(position, Action::release(action.from)) + ").";
  }
  if (auto reason = why_not_vacant(position, action.to)) return reason;
  if (!relocation_area(position, owner, action.from).contains(action.to)) return outside_area(position);
  return why_between_enemies(position, owner, action.to);
}

}  // namespace

Reason why_illegal(const Position& position, Action action) {
  if (result(position)) return "The game is over.";
  switch (position.phase) {
    case Phase::place:
      return why_no_placement(position, action);
    case Phase::move:
    case Phase::passed:
      return why_no_turn_of_moving(position, action);
    case Phase::touched:
      return why_not_with_touched(position, action);
    case Phase::relocate:
    case Phase::relocate_for:
    case Phase::blocked:
      break;
  }
  return why_no_relocation(position, action);
}

}  // namespace hexcourt::agon
