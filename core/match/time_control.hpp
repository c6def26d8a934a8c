#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "game/error.hpp"

namespace hexcourt::match {

using std::chrono::milliseconds;

/// Sudden death with something added: `increment` at the end of each turn, by which the clock does not rise
/// above `cap`, where there is one.
struct Fischer {
  milliseconds initial{};
  milliseconds increment{};
  std::optional<milliseconds> cap = std::nullopt;
  friend bool operator==(const Fischer&, const Fischer&) = default;
};
/// `main` time, and then `periods` of `period` each. A period that a turn does not use up is whole again for
/// the next turn.
struct ByoYomi {
  milliseconds main{};
  int periods = 1;
  milliseconds period{};
  friend bool operator==(const ByoYomi&, const ByoYomi&) = default;
};
/// `turn` for each turn anew: correspondence, when it is days.
struct PerTurn {
  milliseconds turn{};
  friend bool operator==(const PerTurn&, const PerTurn&) = default;
};

/// How time is given to the two players of a game, to both alike.
using TimeControl = std::variant<Fischer, ByoYomi, PerTurn>;

/// Errors: bad_settings, with a sentence, for a value out of range:
///   Fischer  initial 1 s to 24 h, increment 0 to 1 h, cap from `initial` to 48 h
///   ByoYomi  main 0 to 24 h, 1 to 100 periods of 1 s to 1 h
///   PerTurn  1 min to 30 days
game::Expected<void> check(const TimeControl& control);

/// One text for each control, which read_time_control() takes back: "fischer 5m+3s", "fischer 5m+3s cap 10m",
/// "byo-yomi 10m+3x30s", "per-turn 3d". Times are whole numbers of ms, s, m, h or d, the largest unit that
/// says it exactly.
std::string text_of(const TimeControl& control);

/// The control of such a text; other units than the largest are read too ("fischer 300s+3000ms").
/// Errors: bad_settings, with the place, for malformed text; as check() for values out of range.
game::Expected<TimeControl> read_time_control(std::string_view text);

}  // namespace hexcourt::match
