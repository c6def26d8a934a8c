#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "match/command.hpp"
#include "match/time_control.hpp"

// Times, durations and numbers in a record's text. The readers take what the writers give, and no more.

namespace hexcourt::protocol {

/// "2023-11-14T22:13:20.123Z", from 1970 to 9999.
std::string utc_text(match::TimePoint time);
std::optional<match::TimePoint> read_utc(std::string_view text);

/// "2023.11.14", as PGN writes a day, and the instant at which that day begins (UTC).
std::string date_text(match::TimePoint time);
std::optional<match::TimePoint> read_date(std::string_view text);

/// "2.100": seconds, always to the millisecond.
std::string seconds_text(match::milliseconds duration);
std::optional<match::milliseconds> read_seconds(std::string_view text);

/// A number without a sign or superfluous zeros, of at most 15 digits.
std::optional<std::int64_t> read_number(std::string_view digits);

}  // namespace hexcourt::protocol
