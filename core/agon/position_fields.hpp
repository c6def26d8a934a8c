#pragma once

#include <string>
#include <vector>

#include "agon/position.hpp"
#include "game/error.hpp"
#include "game/position_text.hpp"

namespace hexcourt::agon {

inline constexpr std::string_view kTouchedPrefix = "touched:";
inline constexpr std::string_view kRelocateForPrefix = "relocate_for:";

/// The four words of a position string, for pointing at a mistake.
struct PositionFields {
  game::Field board;
  game::Field side;
  game::Field phase;
  game::Field marked;

  /// Where the letter of the piece on `cell` stands; `board` must be a whole board.
  std::size_t place_of(Cell cell) const;
};

/// The refusal of a position string.
inline tl::unexpected<game::Error> refuse_position(std::string message, std::size_t place) {
  return game::refuse(game::ErrorCode::bad_position, std::move(message), place);
}

/// Whether a position, read from `fields`, keeps the limits of the game, and whether its phase can occur on
/// its board, with its captured pieces and under its settings. Errors: bad_position with the place.
game::Expected<void> check_position(const Position& position, const PositionFields& fields);

}  // namespace hexcourt::agon
