#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "match/time_control.hpp"
#include "protocol/json_writer.hpp"
#include "protocol/members.hpp"
#include "protocol/words.hpp"

// How a match's times look in JSON: whole milliseconds, durations in members that end in `_ms`, points of
// time counted from 1970 (UTC).

namespace hexcourt::protocol {

/// 31 December 9999, the last millisecond: no time and no duration lies beyond it.
inline constexpr std::int64_t kMostMs = 253'402'300'799'999;
inline constexpr WholeForm kMsForm{0, kMostMs};

/// The members of a time control, by its kind:
///   {"kind": "fischer", "initial_ms", "increment_ms", "cap_ms"?}   increment 0 where it is left out
///   {"kind": "byo_yomi", "main_ms", "periods", "period_ms"}
///   {"kind": "per_turn", "turn_ms"}
void write_control_members(JsonWriter& out, const match::TimeControl& control);

/// A control as a member that is null, or left out, where there is none.
void write_control(JsonWriter& out, std::string_view name, const std::optional<match::TimeControl>& control);
void write_control_if_any(JsonWriter& out, std::string_view name,
                          const std::optional<match::TimeControl>& control);

enum class ClockKind : std::uint8_t { fischer, byo_yomi, per_turn };
inline constexpr Words<ClockKind, 3> kClockKinds{
    {{"fischer", ClockKind::fischer}, {"byo_yomi", ClockKind::byo_yomi}, {"per_turn", ClockKind::per_turn}}};

template <typename Json>
match::milliseconds required_ms(Members<Json>& in, std::string_view name) {
  return match::milliseconds(in.required(name, kMsForm));
}

/// Reads the members of a control, whose values may be out of the range that match::check allows.
template <typename Json>
match::TimeControl read_control(Members<Json>& in) {
  switch (in.required("kind", ChoiceForm{kClockKinds})) {
    case ClockKind::fischer: {
      match::Fischer fischer{
          .initial = required_ms(in, "initial_ms"),
          .increment = match::milliseconds(in.optional("increment_ms", kMsForm).value_or(0))};
      if (const auto cap = in.optional("cap_ms", kMsForm)) fischer.cap = match::milliseconds(*cap);
      return fischer;
    }
    case ClockKind::byo_yomi: {
      constexpr WholeForm kPeriods{0, std::numeric_limits<int>::max()};
      return match::ByoYomi{.main = required_ms(in, "main_ms"),
                            .periods = static_cast<int>(in.required("periods", kPeriods)),
                            .period = required_ms(in, "period_ms")};
    }
    case ClockKind::per_turn:
      break;
  }
  return match::PerTurn{required_ms(in, "turn_ms")};
}

/// The member `clock`, if there is one; its values must pass match::check.
template <typename Json>
std::optional<match::TimeControl> checked_clock(Members<Json>& in) {
  const auto control = in.optional_object("clock", read_control<Json>);
  if (!control) return std::nullopt;
  if (const auto checked = match::check(*control); !checked) in.complain("clock", checked.error());
  return control;
}

}  // namespace hexcourt::protocol
