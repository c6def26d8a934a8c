#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

namespace hexcourt::client {

/// The server's clock, reckoned from our steady one and the times in its messages. A message takes a while to
/// come, so that each says how late it is there at least: what is reckoned is never ahead of the server, and
/// behind it by no more than the fastest message took.
class ServerTime {
 public:
  using Moment = std::chrono::steady_clock::time_point;

  /// A message that says `server_time` (ms since 1970) came at `now`.
  void heard(std::int64_t server_time, Moment now);
  /// Forgets what was heard: for a new line, perhaps to a server that was started again.
  void forget() { ahead_.reset(); }
  /// What the server's clock shows, in ms since 1970; none before anything was heard.
  std::optional<std::int64_t> at(Moment now) const;

 private:
  std::optional<std::chrono::milliseconds> ahead_;  // of the steady clock
};

}  // namespace hexcourt::client
