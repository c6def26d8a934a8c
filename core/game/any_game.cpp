#include "game/any_game.hpp"

namespace hexcourt::game {

Expected<AnyStep> AnyGame::apply(std::string_view action) const { return held_->apply(action); }

std::string AnyGame::phase() const {
  const std::string text = position();
  const std::size_t begin = text.find(' ', text.find(' ') + 1) + 1;
  return text.substr(begin, text.find(' ', begin) - begin);
}

}  // namespace hexcourt::game
