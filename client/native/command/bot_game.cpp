#include "command/bot_game.hpp"

#include <utility>

#include "command/state_text.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

std::int64_t Tally::games() const {
  std::int64_t games = 0;
  for (const auto& [reason, count] : ended) games += count;
  return games;
}

std::string Tally::text() const {
  std::string reasons;
  for (const auto& [reason, count] : ended) {
    reasons += (reasons.empty() ? "" : ", ") + reason + " " + std::to_string(count);
  }
  return "games " + std::to_string(games()) + " (" + reasons + "), actions " + std::to_string(actions) +
         ", refused " + std::to_string(refused) + ", lost " + std::to_string(lost);
}

bool BotGame::finished() const {
  return room_.state() != nullptr && room_.state()->status == match::Status::finished;
}

bool BotGame::may_act() const {
  if (room_.state() == nullptr || room_.me() == nullptr) return false;
  const protocol::State& state = *room_.state();
  return state.status == match::Status::playing && state.to_act == side_of(state, room_.me()->id) &&
         state.ply != acted_at_ && state.legal && !state.legal->empty();
}

/// The next request: the action sent before, where it is not known whether it arrived, or a new one.
client::Connection::Body BotGame::decide() {
  const protocol::State& state = *room_.state();
  if (most_actions_ && state.ply >= *most_actions_) return protocol::Resign{};
  if (!sent_ || sent_->ply != state.ply) sent_ = protocol::Act{choice_.pick(*state.legal), state.ply};
  return *sent_;
}

asio::awaitable<bool> BotGame::play_out() {
  for (;;) {
    const bool on = co_await room_.until([this] { return finished() || may_act(); });
    if (!on) why_ = room_.closed().why;
    if (!on || finished()) co_return on;
    const std::int64_t ply = room_.state()->ply;
    const auto answer = co_await room_.ask(decide());
    if (answer) {
      acted_at_ = ply;
    } else if (answer.error().code == client::kNoAnswer) {
      const std::uint64_t before = room_.news();
      co_await room_.until([this, before] { return room_.news() != before; });
    } else if (!finished()) {
      why_ = answer.error().message;
      co_return false;
    }
  }
}

}  // namespace hexcourt::command
