#include "client/server_time.hpp"

#include <algorithm>

namespace hexcourt::client {

namespace {

/// In whole milliseconds, so that what is reckoned from it does not waver by a rounded one.
std::chrono::milliseconds since_start(ServerTime::Moment now) {
  return std::chrono::floor<std::chrono::milliseconds>(now.time_since_epoch());
}

}  // namespace

void ServerTime::heard(std::int64_t server_time, Moment now) {
  const auto ahead = std::chrono::milliseconds(server_time) - since_start(now);
  ahead_ = ahead_ ? std::max(*ahead_, ahead) : ahead;
}

std::optional<std::int64_t> ServerTime::at(Moment now) const {
  if (!ahead_) return std::nullopt;
  return (since_start(now) + *ahead_).count();
}

}  // namespace hexcourt::client
