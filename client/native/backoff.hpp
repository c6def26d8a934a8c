#pragma once

#include <chrono>
#include <functional>

namespace hexcourt::client {

/// How long to wait before connecting again: longer with every failure in a row, and by chance a little
/// shorter or longer, so that the clients of a server that comes back do not all come at once.
class Backoff {
 public:
  using Clock = std::chrono::steady_clock;

  static constexpr std::chrono::milliseconds kFirst{250};
  /// Short, since a player's clock may run while the server that was away is back already.
  static constexpr std::chrono::milliseconds kLongest{5'000};
  /// A connection that held so long ends a row of failures.
  static constexpr std::chrono::milliseconds kSteady{10'000};

  /// `chance` returns numbers from 0 up to, but not including, 1.
  explicit Backoff(std::function<double()> chance) : chance_(std::move(chance)) {}

  void connected(Clock::time_point now) { connected_at_ = now; }
  /// A connection was lost, or could not be made: wait so long. Between half a ceiling and the whole of it;
  /// the ceiling doubles from kFirst to kLongest.
  std::chrono::milliseconds lost(Clock::time_point now);

 private:
  std::function<double()> chance_;
  std::chrono::milliseconds ceiling_ = kFirst;
  Clock::time_point connected_at_ = Clock::time_point::max();
};

}  // namespace hexcourt::client
