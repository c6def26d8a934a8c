#include "command/bot_game.hpp"

#include <utility>

#include "command/offer_words.hpp"
#include "command/seat_taking.hpp"

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
         ", refused " + std::to_string(refused) + ", lost " + std::to_string(lost) +
         (cut == 0 ? "" : ", cut " + std::to_string(cut));
}

bool BotGame::may_act() const {
  if (room_.state() == nullptr) return false;
  const protocol::State& state = *room_.state();
  return state.status == match::Status::playing && state.to_act == my_side(room_) && state.ply != acted_at_ &&
         state.legal && !state.legal->empty();
}

asio::awaitable<tl::expected<client::Connection::Body, std::string>> BotGame::decide() {
  const protocol::State state = *room_.state();  // the room goes on while we think
  if (most_actions_ && state.ply >= *most_actions_) co_return protocol::Resign{};
  const auto action = co_await mind_.choose(state);
  if (!action) co_return tl::make_unexpected(action.error());
  co_return protocol::Act{*action, state.ply};
}

/// What the other player proposes and waits for an answer to.
std::optional<match::Proposal> BotGame::proposed() const {
  const auto me = my_side(room_);
  if (!me || room_.state()->status != match::Status::playing) return std::nullopt;
  return proposal_of(*room_.state(), game::opponent(*me));
}

asio::awaitable<bool> BotGame::play_out() {
  for (;;) {
    const bool on =
        co_await room_.until([this] { return is_finished(room_) || proposed().has_value() || may_act(); });
    if (!on) why_ = room_.closed().why;
    if (!on || is_finished(room_)) co_return on;
    const auto what = proposed();
    if (what) {
      co_await decline(*what);
    } else {
      const bool well = co_await act();
      if (!well) co_return false;
    }
  }
}

/// Whatever the answer is: what was proposed may have been withdrawn meanwhile.
asio::awaitable<void> BotGame::decline(match::Proposal what) {
  client::Connection::Body body = protocol::Decline{what};
  co_await room_.ask(std::move(body));
  co_await room_.up_to_date();
}

/// False where the server refused, or the bot did not know what to do.
asio::awaitable<bool> BotGame::act() {
  const std::int64_t ply = room_.state()->ply;
  auto decided = co_await decide();
  if (!decided) {
    why_ = decided.error();
    co_return false;
  }
  client::Connection::Body body = *std::move(decided);
  const auto answer = co_await room_.ask(std::move(body));
  if (answer) {
    acted_at_ = ply;
  } else if (answer.error().code == client::kNoAnswer) {
    co_await room_.up_to_date();
  } else if (!is_finished(room_)) {
    co_await room_.up_to_date();
    why_ = answer.error().message;
    co_return is_finished(room_);
  }
  co_return true;
}

}  // namespace hexcourt::command
