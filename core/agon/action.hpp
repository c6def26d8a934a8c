#pragma once

#include <cstddef>
#include <cstdint>

#include "agon/position.hpp"
#include "game/action_list.hpp"

namespace hexcourt::agon {

/// One thing a player does (rules: agon.md, "Action text"). What it captures follows from the position.
struct alignas(4) Action {
  enum class Kind : std::uint8_t { move, place, relocate, release, touch, forfeit, pass };

  Kind kind = Kind::pass;
  /// The piece that is moved, relocated, released or touched; nowhere for the other kinds.
  Cell from = hex::kNowhere;
  /// Where a piece is moved, relocated or placed; nowhere for the other kinds.
  Cell to = hex::kNowhere;

  friend bool operator==(const Action&, const Action&) = default;

  static constexpr Action move(Cell from, Cell to) { return {Kind::move, from, to}; }
  static constexpr Action place(Cell to) { return {Kind::place, hex::kNowhere, to}; }
  static constexpr Action relocate(Cell from, Cell to) { return {Kind::relocate, from, to}; }
  static constexpr Action release(Cell from) { return {Kind::release, from, hex::kNowhere}; }
  static constexpr Action touch(Cell piece) { return {Kind::touch, piece, hex::kNowhere}; }
  static constexpr Action forfeit() { return {Kind::forfeit}; }
  static constexpr Action pass() { return {Kind::pass}; }
};

/// Six captured guards with the whole edge to choose from are the most: a Queen has fewer than 91 cells,
/// a placement 88, and seven pieces at most four moves each.
inline constexpr std::size_t kMostActions = 6 * 30;
using Actions = game::ActionList<Action, kMostActions>;

}  // namespace hexcourt::agon
