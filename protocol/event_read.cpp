#include <array>
#include <string_view>

#include "protocol/clock_json.hpp"
#include "protocol/event_form.hpp"

namespace hexcourt::protocol {

namespace {

using In = Members<OrderedJson>;
using match::Happening;

constexpr TextForm kText{};

match::TimePoint time(In& in, std::string_view name) {
  return match::TimePoint(match::milliseconds(in.required(name, kMsForm)));
}
game::Side side(In& in, std::string_view name = "side") { return in.required(name, ChoiceForm{kSides}); }
match::Proposal what(In& in) { return in.required("what", ChoiceForm{kProposals}); }
match::Player player(In& in) { return {in.required("id", kText), in.required("name", kText)}; }

int occurrences(In& in, std::string_view name) {
  constexpr WholeForm kOccurrences{0, 1'000};
  return static_cast<int>(in.required(name, kOccurrences));
}

Happening created(In& in) {
  return match::Created{.game = in.required("game", kText),
                        .settings = in.named_values("settings"),
                        .position = in.required("position", kText),
                        .repetition = {.claim_after = occurrences(in, "claim_after"),
                                       .draw_after = occurrences(in, "draw_after")},
                        .host = in.object("host", player),
                        .host_side = side(in, "host_side"),
                        .clock = checked_clock(in)};
}

Happening acted(In& in) {
  match::Acted acted{.side = side(in), .action = in.required("action", kText)};
  if (in.find("charged_ms") == nullptr) return acted;
  acted.receipt = match::ClockReceipt{.charged = required_ms(in, "charged_ms"),
                                      .credited = required_ms(in, "credited_ms"),
                                      .gained = required_ms(in, "gained_ms"),
                                      .left = required_ms(in, "left_ms")};
  return acted;
}

/// An event of which no more is said than whose it was, and of what.
template <typename Kind>
Happening plain(In& in) {
  if constexpr (requires(Kind kind) { kind.what; }) {
    return Kind{.side = side(in), .what = what(in)};
  } else {
    return Kind{.side = side(in)};
  }
}

struct Kind {
  Happening (*read)(In& in);
};
constexpr Words<Kind, std::variant_size_v<Happening>> kEvents{{
    {"created", {created}},
    {"seated", {[](In& in) -> Happening {
       return match::Seated{side(in), in.object("player", player)};
     }}},
    {"vacated", {plain<match::Vacated>}},
    {"acted", {acted}},
    {"resigned", {plain<match::Resigned>}},
    {"aborted", {plain<match::Aborted>}},
    {"draw_claimed", {plain<match::DrawClaimed>}},
    {"timed_out", {[](In& in) -> Happening {
       return match::TimedOut{side(in), required_ms(in, "credited_ms")};
     }}},
    {"win_claimed", {plain<match::WinClaimed>}},
    {"offered", {plain<match::Offered>}},
    {"withdrawn", {plain<match::Withdrawn>}},
    {"declined", {plain<match::Declined>}},
    {"draw_agreed", {plain<match::DrawAgreed>}},
    {"taken_back", {[](In& in) -> Happening {
       return match::TakenBack{side(in), in.required("ply", WholeForm{0})};
     }}},
    {"rematch_agreed", {[](In& in) -> Happening {
       return match::RematchAgreed{side(in), in.required("room", kText)};
     }}},
    {"server_was_down", {[](In& in) -> Happening {
       return match::ServerWasDown{time(in, "since"), required_ms(in, "bonus_ms")};
     }}},
}};

}  // namespace

match::Event read_event(In& in) {
  const auto seq = static_cast<std::uint64_t>(in.required("seq", WholeForm{1}));
  const match::TimePoint at = time(in, "at");
  const Kind kind = in.required("event", ChoiceForm{kEvents});
  if (kind.read == nullptr) return {};
  return {seq, at, kind.read(in)};
}

}  // namespace hexcourt::protocol
