#include <variant>

#include "protocol/record_notes.hpp"
#include "protocol/record_quotes.hpp"
#include "protocol/record_times.hpp"
#include "protocol/words.hpp"

namespace hexcourt::protocol {

namespace {

std::string note(std::string_view name, std::string_view words) {
  return "[%" + std::string(name) + " " + std::string(words) + "]";
}

struct EventNote {
  std::string operator()(const match::Created& created) const {
    return of("created", created.host_side, person(created.host));
  }
  std::string operator()(const match::Seated& seated) const {
    return of("seated", seated.side, person(seated.player));
  }
  std::string operator()(const match::Vacated& vacated) const { return of("vacated", vacated.side); }
  std::string operator()(const match::Acted& acted) const { return of("acted", acted.side, acted.action); }
  std::string operator()(const match::Resigned& resigned) const { return of("resigned", resigned.side); }
  std::string operator()(const match::Aborted& aborted) const { return of("aborted", aborted.side); }
  std::string operator()(const match::DrawClaimed& claimed) const { return of("draw_claimed", claimed.side); }
  std::string operator()(const match::TimedOut& timed_out) const {
    return of("timed_out", timed_out.side, seconds_text(timed_out.credited));
  }
  std::string operator()(const match::WinClaimed& claimed) const { return of("win_claimed", claimed.side); }
  std::string operator()(const match::Offered& offered) const {
    return of("offered", offered.side, word_in(kProposals, offered.what));
  }
  std::string operator()(const match::Withdrawn& withdrawn) const {
    return of("withdrawn", withdrawn.side, word_in(kProposals, withdrawn.what));
  }
  std::string operator()(const match::Declined& declined) const {
    return of("declined", declined.side, word_in(kProposals, declined.what));
  }
  std::string operator()(const match::DrawAgreed& agreed) const { return of("draw_agreed", agreed.side); }
  std::string operator()(const match::TakenBack& taken_back) const {
    return of("taken_back", taken_back.side, std::to_string(taken_back.ply));
  }
  std::string operator()(const match::RematchAgreed& agreed) const {
    return of("rematch_agreed", agreed.side, quoted_text(agreed.room));
  }
  std::string operator()(const match::ServerWasDown& down) const {
    return note("server_was_down", utc_text(down.since) + " " + seconds_text(down.bonus));
  }

 private:
  static std::string of(std::string_view name, game::Side side) { return note(name, game::word(side)); }
  static std::string of(std::string_view name, game::Side side, std::string_view more) {
    return note(name, std::string(game::word(side)) + " " + std::string(more));
  }
  static std::string person(const match::Player& player) {
    return quoted_text(player.id) + " " + quoted_text(player.name);
  }
};

}  // namespace

std::string event_note(const match::Happening& what) { return std::visit(EventNote{}, what); }

std::string time_note(match::TimePoint at) { return note("at", utc_text(at)); }

std::string action_notes(match::TimePoint at, const std::optional<match::ClockReceipt>& receipt) {
  std::string notes = time_note(at);
  if (!receipt) return notes;
  const auto add = [&](std::string_view name, match::milliseconds time) {
    notes += " " + note(name, seconds_text(time));
  };
  add("spent", receipt->charged);
  add("lag", receipt->credited);
  add("gained", receipt->gained);
  add("left", receipt->left);
  return notes;
}

}  // namespace hexcourt::protocol
