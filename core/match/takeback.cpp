#include <algorithm>

#include "match/match.hpp"

namespace hexcourt::match {

std::optional<std::int64_t> Match::takeback_ply(game::Side side) const {
  const auto last = std::find_if(history_.rbegin(), history_.rend(),
                                 [side](const PlayedAction& played) { return played.side == side; });
  if (last == history_.rend()) return std::nullopt;
  const auto end_before = std::find_if(std::next(last), history_.rend(),
                                       [](const PlayedAction& played) { return played.turn_ended; });
  return history_.rend() - end_before;
}

void Match::go_back_to(std::size_t ply) {
  while (history_.size() > ply) {
    PlayedAction& last = history_.back();
    if (last.turn_ended) {
      repetition_.forget(game_.turn_start_key());
      --turn_;
    }
    game_ = std::move(last.before);
    history_.pop_back();
  }
  occurrences_ = repetition_.count(game_.turn_start_key());
  has_acted_ = {};
  for (const PlayedAction& played : history_) has_acted_[game::slot(played.side)] = true;
}

}  // namespace hexcourt::match
