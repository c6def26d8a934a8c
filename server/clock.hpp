#pragma once

#include <algorithm>
#include <chrono>

#include "match/command.hpp"

namespace hexcourt::server {

using match::TimePoint;

/// What time it is. An interface, so that tests say so themselves. May be asked from any thread.
class Clock {
 public:
  Clock() = default;
  Clock(const Clock&) = delete;
  Clock& operator=(const Clock&) = delete;
  virtual ~Clock() = default;

  virtual TimePoint now() const = 0;
};

/// The machine's time as it was at construction, carried on by a clock that never jumps. It begins no earlier
/// than `not_before`, so that a server whose machine was set back goes on where the last one stopped.
class SystemClock final : public Clock {
 public:
  explicit SystemClock(TimePoint not_before = {})
      : began_(std::max(std::chrono::system_clock::now(),
                        std::chrono::time_point_cast<std::chrono::system_clock::duration>(not_before))) {}

  TimePoint now() const override {
    return std::chrono::time_point_cast<TimePoint::duration>(
        began_ + (std::chrono::steady_clock::now() - steady_began_));
  }

 private:
  std::chrono::system_clock::time_point began_;
  std::chrono::steady_clock::time_point steady_began_ = std::chrono::steady_clock::now();
};

/// As messages say it: milliseconds since 1970.
inline std::int64_t milliseconds_of(TimePoint time) { return time.time_since_epoch().count(); }

}  // namespace hexcourt::server
