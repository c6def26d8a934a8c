#pragma once

#include <string>

#include "game/side.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::command {

/// How a board is shown.
struct Look {
  game::Side seen_from = game::Side::white;  // the side whose pieces start at the bottom
  bool colours = false;                      // ANSI colours, or plain text
};

/// The board of `state` as hexagons, each with its name and its piece (capital = White), every line with its
/// end. The cells of the last action are highlighted, in plain text as [W]; the pieces that are marked as
/// captured too, as !g!. Empty where the state holds no board.
std::string draw_board(const protocol::State& state, const Look& look);

}  // namespace hexcourt::command
