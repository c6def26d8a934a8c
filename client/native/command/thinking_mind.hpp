#pragma once

#include <boost/asio/thread_pool.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "command/bot_mind.hpp"
#include "engine/engine.hpp"

namespace hexcourt::command {

/// Chooses as the computer does at some level, on a thread of its own, so that the line is looked after
/// meanwhile.
class ThinkingMind final : public BotMind {
 public:
  /// `level`: 1 to 8.
  ThinkingMind(int level, std::uint64_t seed) : level_(level), seed_(seed) {}

  boost::asio::awaitable<tl::expected<std::string, std::string>> choose(
      const protocol::State& state) override;

  /// The most time it takes for one action: a second, and where a clock runs a fortieth of what is left.
  static std::chrono::milliseconds most_time(const protocol::State& state);

 private:
  /// Errors: a sentence where we do not know this game, or not as it is there.
  tl::expected<engine::Question, std::string> question_about(const protocol::State& state);

  int level_;
  std::uint64_t seed_;
  std::string about_;  // the game and the settings that the engine thinks about
  std::unique_ptr<engine::Engine> engine_;
  std::string room_;
  std::vector<game::AnyGame> past_;  // where our turns began in that room
  boost::asio::thread_pool pool_{1};
};

}  // namespace hexcourt::command
