#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <random>

namespace hexcourt::engine {

/// Chance that is the same from the same seed on every machine.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : generator_(seed) {}

  /// Below `count`, which is at least 1.
  std::size_t below(std::size_t count) { return static_cast<std::size_t>(generator_() % count); }
  /// Above 0 and below 1.
  double part() { return (static_cast<double>(generator_() >> 11) + 0.5) * 0x1p-53; }
  /// Added to each of several worths, makes the greatest of them one that is drawn: each likelier than
  /// another by a factor e for each `spread` that it is worth more (Gumbel's distribution).
  double favour(double spread) { return -spread * std::log(-std::log(part())); }

 private:
  std::mt19937_64 generator_;
};

}  // namespace hexcourt::engine
