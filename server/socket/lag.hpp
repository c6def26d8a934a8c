#pragma once

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/identity/secrets.hpp"

namespace hexcourt::server {

/// How long a line takes there and back, by pings of which the server keeps the time. Nothing that the other
/// side says counts, but that it gave a ping's random payload back.
class Lag {
 public:
  using Time = std::chrono::steady_clock::time_point;
  using Duration = std::chrono::microseconds;

  /// A new measurement weighs a quarter of the estimate, the first one all of it.
  static constexpr int kSmoothing = 4;
  /// Pings follow each other by this time at first, and then by twice as much each time, so that there is an
  /// estimate soon, and a better one before the first turn is over.
  static constexpr std::chrono::milliseconds kFirstInterval{500};

  /// A ping is sent: what it carries. Only the newest one is waited for.
  const std::string& ping(Time now) {
    payload_ = random_text(kPayloadBytes);
    sent_at_ = now;
    return payload_;
  }

  /// A pong came with that payload. Whether it answered the ping that is waited for.
  bool pong(std::string_view payload, Time now) {
    if (!sent_at_ || payload != payload_) return false;
    const auto measured = std::chrono::duration_cast<Duration>(now - *std::exchange(sent_at_, std::nullopt));
    estimate_ = estimate_ ? *estimate_ + (measured - *estimate_) / kSmoothing : measured;
    return true;
  }

  /// When, after one sent now, the next ping is due; `usual` is the longest interval.
  Time next_ping(Time now, std::chrono::milliseconds usual) {
    const auto interval = std::min(interval_, usual);
    interval_ = interval * 2;
    return now + interval;
  }

  /// There and back, in whole milliseconds; 0 until it was measured.
  std::chrono::milliseconds estimate() const {
    return std::chrono::duration_cast<std::chrono::milliseconds>(estimate_.value_or(Duration::zero()));
  }

 private:
  static constexpr std::size_t kPayloadBytes = 12;

  std::string payload_;
  std::optional<Time> sent_at_;
  std::optional<Duration> estimate_;
  std::chrono::milliseconds interval_ = kFirstInterval;
};

}  // namespace hexcourt::server
