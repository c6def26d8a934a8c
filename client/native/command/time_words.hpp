#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "protocol/messages.hpp"

// Times and clocks as people read them.

namespace hexcourt::command {

/// As a clock shows it: "0:09.4", "4:59", "1:02:03", "2d 3:04:05". Always rounded down, so that nobody has
/// less than is shown.
std::string clock_reading(std::chrono::milliseconds left);

/// To the millisecond: "3.214 s", "0.5 s", "3 s".
std::string seconds_text(std::chrono::milliseconds time);

/// Both clocks when the server's shows `server_time` (ms since 1970): "White 4:59 (running), Black 0:09.4
/// (low)"; with byo-yomi also the periods that follow, "9:58 +3x30s".
std::string clocks_text(const protocol::ClockInfo& clock, std::int64_t server_time);

/// The clocks and their control as a line with its end; empty for a game without clocks.
std::string clock_line(const protocol::State& state, std::int64_t server_time);

/// What the last action cost its player, as a line with its end.
std::string receipt_line(const protocol::State& state);

}  // namespace hexcourt::command
