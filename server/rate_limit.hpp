#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/clock.hpp"

namespace hexcourt::server {

/// `count` at once, and again so many for every `per` that passes, spread evenly.
struct Rate {
  int count = 1;
  std::chrono::milliseconds per{1000};
};

/// Holds somebody to a rate: a bucket of `count` tokens that fills up within `per`.
class RateLimit {
 public:
  explicit RateLimit(Rate rate);

  /// Takes one token; false, and nothing is taken, when there is none.
  bool take(TimePoint now);
  /// How long until there is one.
  std::chrono::microseconds wait(TimePoint now) const;
  /// Whether every token is back, so that a new limit would be no different.
  bool is_full(TimePoint now) const { return full_at_ <= now; }

 private:
  using FineTime = std::chrono::sys_time<std::chrono::microseconds>;

  std::chrono::microseconds refill_;  // of one token
  std::chrono::microseconds capacity_;
  FineTime full_at_{};
};

/// One limit for each of many (addresses, players), for at most `kMost` of them at a time. Any thread may
/// ask.
class RateLimits {
 public:
  static constexpr std::size_t kMost = 65'536;

  explicit RateLimits(Rate rate, std::size_t most = kMost) : rate_(rate), most_(most) {}

  bool take(const std::string& who, TimePoint now);
  std::size_t size() const;

 private:
  void make_room(TimePoint now);

  Rate rate_;
  std::size_t most_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, RateLimit> limits_;
};

}  // namespace hexcourt::server
