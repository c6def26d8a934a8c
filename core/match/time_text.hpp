#pragma once

#include <array>
#include <chrono>
#include <string>
#include <string_view>

namespace hexcourt::match {

/// A unit of time, as the text of a time control names it.
struct TimeUnit {
  std::string_view word;
  std::chrono::milliseconds length;
};

/// The largest first; read from behind, no word is taken for a shorter one.
inline constexpr std::array<TimeUnit, 5> kTimeUnits{{{"d", std::chrono::hours(24)},
                                                     {"h", std::chrono::hours(1)},
                                                     {"m", std::chrono::minutes(1)},
                                                     {"s", std::chrono::seconds(1)},
                                                     {"ms", std::chrono::milliseconds(1)}}};

/// A time as a whole number of the largest unit that says it exactly: "90m", "1500ms", "0s".
std::string text_of(std::chrono::milliseconds time);

}  // namespace hexcourt::match
