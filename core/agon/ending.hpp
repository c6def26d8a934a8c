#pragma once

#include <optional>

#include "agon/geometry.hpp"
#include "agon/position.hpp"
#include "game/result.hpp"

namespace hexcourt::agon {

/// How many guards of `side` stand around the throne.
int guards_at_throne(const Position& position, Side side);

/// An end that the board shows, whatever the phase: `throne` or `empty_throne`.
std::optional<game::Result> end_on_board(const Position& position);

/// How the game ended, if it did: end_on_board(), or `blocked`.
std::optional<game::Result> result(const Position& position);

/// Whether result() has one.
inline bool is_over(const Position& position) {
  constexpr Set kAround = kGeometry.neighbours(kThrone);
  const bool surrounded =
      position.all_pieces[0].includes(kAround) || position.all_pieces[1].includes(kAround);
  return (surrounded && end_on_board(position)) || position.phase == Phase::blocked;
}

}  // namespace hexcourt::agon
