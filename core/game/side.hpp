#pragma once

#include <cstdint>
#include <string_view>

namespace hexcourt::game {

/// White sits at the bottom of the board and moves first, unless a position says otherwise.
enum class Side : std::uint8_t { white, black };

constexpr Side opponent(Side side) { return side == Side::white ? Side::black : Side::white; }
/// "white" or "black", as JSON and messages to players say it.
constexpr std::string_view word(Side side) { return side == Side::white ? "white" : "black"; }
/// "White" or "Black", to begin a sentence.
constexpr std::string_view title(Side side) { return side == Side::white ? "White" : "Black"; }
/// 'w' or 'b', as position strings say it.
constexpr char letter(Side side) { return side == Side::white ? 'w' : 'b'; }
/// 0 for White, 1 for Black: an index into arrays of two.
constexpr std::size_t slot(Side side) { return static_cast<std::size_t>(side); }

}  // namespace hexcourt::game
