#include "client/backoff.hpp"

#include <algorithm>

namespace hexcourt::client {

std::chrono::milliseconds Backoff::lost(Clock::time_point now) {
  if (connected_at_ != Clock::time_point::max() && now - connected_at_ >= kSteady) ceiling_ = kFirst;
  connected_at_ = Clock::time_point::max();
  const double part = 0.5 + chance_() / 2;
  const std::chrono::milliseconds delay{
      static_cast<std::int64_t>(static_cast<double>(ceiling_.count()) * part)};
  ceiling_ = std::min(ceiling_ * 2, kLongest);
  return delay;
}

}  // namespace hexcourt::client
