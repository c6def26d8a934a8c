#pragma once

#include <chrono>
#include <cstdint>

#include "game/side.hpp"
#include "match/time_control.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::client {

/// What a player has left at one moment.
struct TimeLeft {
  std::chrono::milliseconds all{};  // until the clock runs out
  /// Byo-yomi: periods not yet used up, the one in use included; 0 with another control.
  int periods = 0;
  /// Byo-yomi: of the main time, or else of the period in use. With another control the same as `all`.
  std::chrono::milliseconds now{};
  bool in_main = true;  // byo-yomi: whether there is main time left
  friend bool operator==(const TimeLeft&, const TimeLeft&) = default;
};

/// What `side` has left when the server's clock shows `server_time` (ms since 1970), if nobody acts until
/// then: just what the server would charge by, so that the clock runs out when this comes to 0.
TimeLeft time_left(const protocol::ClockInfo& clock, game::Side side, std::int64_t server_time);

/// From when on a player has little time: a tenth of all that the control gives at first, but no less than
/// 10 s and no more than an hour.
std::chrono::milliseconds little_time(const match::TimeControl& control);

}  // namespace hexcourt::client
