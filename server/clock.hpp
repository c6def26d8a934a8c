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

/// A machine is set back by no more than this; a time further ahead of it is wrong.
inline constexpr std::chrono::minutes kMostAhead{1};

/// The machine's time as it was at construction, carried on by a clock that never jumps. It begins no earlier
/// than `not_before`, so that a server whose machine was set back goes on where the last one stopped; but a
/// time that is ahead by more than kMostAhead counts for nothing.
class SystemClock final : public Clock {
 public:
  explicit SystemClock(TimePoint not_before = {})
      : began_(beginning(std::chrono::time_point_cast<TimePoint::duration>(std::chrono::system_clock::now()),
                         not_before)) {}

  TimePoint now() const override {
    return began_ +
           std::chrono::duration_cast<TimePoint::duration>(std::chrono::steady_clock::now() - steady_began_);
  }

 private:
  static TimePoint beginning(TimePoint machine, TimePoint not_before) {
    return not_before > machine + kMostAhead ? machine : std::max(machine, not_before);
  }

  TimePoint began_;
  std::chrono::steady_clock::time_point steady_began_ = std::chrono::steady_clock::now();
};

/// As messages say it: milliseconds since 1970.
inline std::int64_t milliseconds_of(TimePoint time) { return time.time_since_epoch().count(); }

}  // namespace hexcourt::server
