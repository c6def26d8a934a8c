#pragma once

#include "game/any_game.hpp"
#include "variant.hpp"

namespace hexcourt::contract {

/// What holds for every position: the string reads back to an equal one, of which all that is counted afresh
/// agrees; the board is the one of the string; the list of legal actions is sorted, has no text twice, and is
/// empty exactly at the end.
void expect_sound(const Variant& variant, const game::AnyGame& game);

}  // namespace hexcourt::contract
