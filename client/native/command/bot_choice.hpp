#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace hexcourt::command {

/// Chooses at random, and the same from the same seed on every machine.
class BotChoice {
 public:
  explicit BotChoice(std::uint64_t seed) : generator_(seed) {}

  /// One of `legal`, which must not be empty.
  const std::string& pick(const std::vector<std::string>& legal) {
    return legal[static_cast<std::size_t>(generator_() % legal.size())];
  }

 private:
  std::mt19937_64 generator_;
};

}  // namespace hexcourt::command
