#include "command/thinking_mind.hpp"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "catalogue/catalogue.hpp"
#include "client/time_left.hpp"
#include "engine/levels.hpp"
#include "match/repetition.hpp"

namespace hexcourt::command {

namespace asio = boost::asio;

namespace {

asio::awaitable<std::string> think(engine::Engine& engine, const engine::Question& question) {
  co_return engine.think(question).lines.front().actions.front();
}

tl::expected<game::AnyGame, std::string> game_of(const protocol::State& state) {
  const auto parted = match::part_settings(state.settings);
  if (!parted) return tl::make_unexpected(parted.error().message);
  const auto game = catalogue::open(state.game, parted->game, state.position);
  if (!game) return tl::make_unexpected("This bot cannot think about the game: " + game.error().message);
  return *game;
}

}  // namespace

std::chrono::milliseconds ThinkingMind::most_time(const protocol::State& state) {
  constexpr std::chrono::milliseconds kMost{1000};
  constexpr std::chrono::milliseconds kLeast{20};
  if (!state.clock) return kMost;
  const client::TimeLeft left = client::time_left(*state.clock, state.to_act, state.server_time);
  return std::clamp(left.now / 40, kLeast, kMost);
}

tl::expected<engine::Question, std::string> ThinkingMind::question_about(const protocol::State& state) {
  auto game = game_of(state);
  if (!game) return tl::make_unexpected(game.error());
  std::string about = state.game;
  for (const game::NamedValue& setting : game->settings()) about += ' ' + game::text(setting.value);
  if (std::exchange(about_, about) != about) engine_ = engine::engine_for(state.game);
  if (!engine_) return tl::make_unexpected("This bot cannot think about " + state.game + ".");
  if (std::exchange(room_, state.room) != state.room) past_.clear();
  past_.push_back(*game);
  const engine::Level& level = engine::levels_of(state.game)->at(static_cast<std::size_t>(level_ - 1));
  engine::Limits limits = level.limits();
  limits.stop = [until = std::chrono::steady_clock::now() + most_time(state)] {
    return std::chrono::steady_clock::now() >= until;
  };
  return engine::Question{*std::move(game), past_, std::move(limits), 1, level.spread, ++seed_};
}

asio::awaitable<tl::expected<std::string, std::string>> ThinkingMind::choose(const protocol::State& state) {
  const auto question = question_about(state);
  if (!question) co_return tl::make_unexpected(question.error());
  auto chosen = co_await asio::co_spawn(pool_, think(*engine_, *question), asio::use_awaitable);
  co_return chosen;
}

}  // namespace hexcourt::command
