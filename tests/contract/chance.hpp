#pragma once

#include <cstdint>
#include <random>
#include <vector>

namespace hexcourt::contract {

/// Chance from a fixed seed: the same on every machine.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : engine_(seed) {}

  /// 0 to `count` - 1; `count` is at least 1.
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(engine_() % count); }
  /// True once in `count` times.
  bool once_in(std::size_t count) { return below(count) == 0; }
  template <typename Value>
  const Value& one_of(const std::vector<Value>& values) {
    return values[below(values.size())];
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace hexcourt::contract
