#include "protocol/clock_json.hpp"

namespace hexcourt::protocol {

namespace {

struct ControlMembers {
  JsonWriter& out;

  void operator()(const match::Fischer& fischer) const {
    kind(ClockKind::fischer);
    out.member("initial_ms", fischer.initial.count());
    out.member("increment_ms", fischer.increment.count());
    if (fischer.cap) out.member("cap_ms", fischer.cap->count());
  }
  void operator()(const match::ByoYomi& byo_yomi) const {
    kind(ClockKind::byo_yomi);
    out.member("main_ms", byo_yomi.main.count());
    out.member("periods", std::int64_t{byo_yomi.periods});
    out.member("period_ms", byo_yomi.period.count());
  }
  void operator()(const match::PerTurn& per_turn) const {
    kind(ClockKind::per_turn);
    out.member("turn_ms", per_turn.turn.count());
  }

 private:
  void kind(ClockKind kind) const { out.member("kind", word_in(kClockKinds, kind)); }
};

}  // namespace

void write_control_members(JsonWriter& out, const match::TimeControl& control) {
  std::visit(ControlMembers{out}, control);
}

void write_control(JsonWriter& out, std::string_view name, const std::optional<match::TimeControl>& control) {
  if (!control) return out.null_member(name);
  write_control_if_any(out, name, control);
}

void write_control_if_any(JsonWriter& out, std::string_view name,
                          const std::optional<match::TimeControl>& control) {
  if (control) out.object(name, [&] { write_control_members(out, *control); });
}

}  // namespace hexcourt::protocol
