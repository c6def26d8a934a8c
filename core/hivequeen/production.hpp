#pragma once

#include "hivequeen/action.hpp"
#include "hivequeen/position.hpp"

namespace hexcourt::hivequeen {

/// The cells where the side to act may introduce a `piece` of kIntroducible, if it may introduce one at all;
/// none when the field holds as many of them as are allowed.
Cells birthplaces(const Position& position, Piece piece);

/// Whether the side to act is in its production phase and can introduce something.
bool can_introduce(const Position& position);

/// Adds every introduction of the production phase, and its stop.
void add_productions(const Position& position, Actions& actions);

/// How many that are.
std::size_t count_productions(const Position& position);

}  // namespace hexcourt::hivequeen
