#include "event_samples.hpp"

namespace hexcourt::protocol {

namespace {

using namespace std::chrono_literals;
using game::Side;
using match::Proposal;

match::Created created() {
  return {
      .game = "agon",
      .settings = {{"opening", std::string("standard")}, {"touch_move", false}, {"three", std::int64_t{3}}},
      .position = "5/6 w move -",
      .repetition = {.claim_after = 3, .draw_after = 0},
      .host = {"p1", "Ann"},
      .host_side = Side::black};
}

match::Created created_with(const match::TimeControl& clock) {
  match::Created with_clock = created();
  with_clock.clock = clock;
  return with_clock;
}

std::vector<match::Happening> happenings() {
  return {
      created(),
      created_with(match::Fischer{5min, 3s, 10min}),
      created_with(match::Fischer{1s, 0s}),
      created_with(match::ByoYomi{10min, 3, 30s}),
      created_with(match::PerTurn{24h}),
      match::Seated{Side::white, {"p2", "Bob \"the\" B\u00f6b\n{[\\]} \U0001F41D" + std::string(1, '\0')}},
      match::Vacated{Side::white},
      match::Acted{Side::black, "Qf1-f2*d4"},
      match::Acted{Side::white, ".", match::ClockReceipt{1'234ms, 56ms, 3s, 299'000ms}},
      match::Resigned{Side::black},
      match::Aborted{Side::white},
      match::DrawClaimed{Side::black},
      match::TimedOut{Side::white, 500ms},
      match::WinClaimed{Side::black},
      match::Offered{Side::white, Proposal::draw},
      match::Withdrawn{Side::white, Proposal::takeback},
      match::Declined{Side::black, Proposal::rematch},
      match::DrawAgreed{Side::black},
      match::TakenBack{Side::black, 12},
      match::RematchAgreed{Side::white, "r2"},
      match::ServerWasDown{match::TimePoint(1'700'000'000'000ms), 15s},
  };
}

}  // namespace

std::vector<match::Event> event_samples() {
  std::vector<match::Event> events;
  match::TimePoint at(1'700'000'000'000ms);
  for (match::Happening& happening : happenings()) {
    events.push_back({events.size() + 1, at, std::move(happening)});
    at += 1'001ms;
  }
  return events;
}

}  // namespace hexcourt::protocol
