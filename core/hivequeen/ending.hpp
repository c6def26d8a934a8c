#pragma once

#include <optional>
#include <string_view>

#include "game/result.hpp"
#include "hivequeen/position.hpp"

namespace hexcourt::hivequeen {

inline constexpr std::string_view kQueenLost = "queen_lost";
inline constexpr std::string_view kImmobile = "immobile";
inline constexpr std::string_view kUnits = "units";

/// The side that has lost because it has no Queen when it must have one, if there is one.
std::optional<Side> queen_loser(const Position& position);

/// How the game ended, if it did.
std::optional<game::Result> result(const Position& position);

}  // namespace hexcourt::hivequeen
