#pragma once

#include <cstdint>
#include <string_view>

#include "game/side.hpp"

namespace hexcourt::game {

/// Who won. `none` is for games that were broken off and count for nobody.
enum class Outcome : std::uint8_t { white, black, draw, none };

constexpr Outcome win_for(Side side) { return side == Side::white ? Outcome::white : Outcome::black; }
/// "white", "black", "draw" or "none".
constexpr std::string_view word(Outcome outcome) {
  switch (outcome) {
    case Outcome::white:
      return "white";
    case Outcome::black:
      return "black";
    case Outcome::draw:
      return "draw";
    case Outcome::none:
      break;
  }
  return "none";
}

/// How a game ended: who won, and apart from it why. `reason` is one lower-case word of the game's rules page
/// ("queen_lost") or of the match ("resigned") and refers to storage that lives as long as the program.
struct Result {
  Outcome outcome = Outcome::none;
  std::string_view reason;
  friend bool operator==(const Result&, const Result&) = default;
};

}  // namespace hexcourt::game
