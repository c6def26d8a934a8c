#pragma once

#include <functional>
#include <string>

#include "chance.hpp"
#include "game/any_game.hpp"
#include "variant.hpp"

namespace hexcourt::contract {

/// `base`, times what HEXCOURT_PLAYS says.
int number_of_plays(int base);

/// A legal action of `game`, which must not be over. An eager player takes one that ends the game or
/// captures, where there is one, so that ends and captures are seen often.
std::string choose(const game::AnyGame& game, bool eager, Chance& chance);

/// Plays from `start` to the end, `plies` actions at the most, and shows every position to `visit`, the first
/// and the last included.
void play_out(game::AnyGame start, int plies, Chance& chance,
              const std::function<void(const game::AnyGame&)>& visit);

/// A position to start from: that of the game's beginning, or one from a game's course with its pieces dealt
/// out anew where the rules allow such a position.
game::AnyGame some_start(const Variant& variant, Chance& chance);

}  // namespace hexcourt::contract
