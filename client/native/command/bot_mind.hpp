#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "protocol/room_messages.hpp"
#include "tl/expected.hpp"

namespace hexcourt::command {

/// What a bot chooses its actions with.
class BotMind {
 public:
  BotMind() = default;
  BotMind(const BotMind&) = delete;
  BotMind& operator=(const BotMind&) = delete;
  virtual ~BotMind() = default;

  /// One of the legal actions of `state`, of which there is at least one. Errors: a sentence on why it cannot
  /// choose.
  virtual boost::asio::awaitable<tl::expected<std::string, std::string>> choose(
      const protocol::State& state) = 0;
};

/// Chooses at random, and the same from the same seed on every machine.
class RandomMind final : public BotMind {
 public:
  explicit RandomMind(std::uint64_t seed) : generator_(seed) {}

  /// One of `legal`, which must not be empty.
  const std::string& pick(const std::vector<std::string>& legal) {
    return legal[static_cast<std::size_t>(generator_() % legal.size())];
  }
  boost::asio::awaitable<tl::expected<std::string, std::string>> choose(
      const protocol::State& state) override {
    co_return pick(*state.legal);
  }

 private:
  std::mt19937_64 generator_;
};

}  // namespace hexcourt::command
