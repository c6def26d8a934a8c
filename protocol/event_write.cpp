#include <variant>

#include "protocol/clock_json.hpp"
#include "protocol/event_form.hpp"

namespace hexcourt::protocol {

namespace {

/// Writes what happened: the member `event`, and those that belong to it.
class HappeningMembers {
 public:
  explicit HappeningMembers(JsonWriter& out) : out_(out) {}

  void operator()(const match::Created& created) const {
    event("created");
    out_.member("game", created.game);
    out_.member("settings", created.settings);
    out_.member("position", created.position);
    out_.member("claim_after", std::int64_t{created.repetition.claim_after});
    out_.member("draw_after", std::int64_t{created.repetition.draw_after});
    player("host", created.host);
    out_.member("host_side", game::word(created.host_side));
    write_control_if_any(out_, "clock", created.clock);
  }
  void operator()(const match::Seated& seated) const {
    event("seated", seated.side);
    player("player", seated.player);
  }
  void operator()(const match::Vacated& vacated) const { event("vacated", vacated.side); }
  void operator()(const match::Acted& acted) const {
    event("acted", acted.side);
    out_.member("action", acted.action);
    if (!acted.receipt) return;
    out_.member("charged_ms", acted.receipt->charged.count());
    out_.member("credited_ms", acted.receipt->credited.count());
    out_.member("gained_ms", acted.receipt->gained.count());
    out_.member("left_ms", acted.receipt->left.count());
  }
  void operator()(const match::Resigned& resigned) const { event("resigned", resigned.side); }
  void operator()(const match::Aborted& aborted) const { event("aborted", aborted.side); }
  void operator()(const match::DrawClaimed& claimed) const { event("draw_claimed", claimed.side); }
  void operator()(const match::TimedOut& timed_out) const {
    event("timed_out", timed_out.side);
    out_.member("credited_ms", timed_out.credited.count());
  }
  void operator()(const match::WinClaimed& claimed) const { event("win_claimed", claimed.side); }
  void operator()(const match::Offered& offered) const { event("offered", offered.side, offered.what); }
  void operator()(const match::Withdrawn& withdrawn) const {
    event("withdrawn", withdrawn.side, withdrawn.what);
  }
  void operator()(const match::Declined& declined) const { event("declined", declined.side, declined.what); }
  void operator()(const match::DrawAgreed& agreed) const { event("draw_agreed", agreed.side); }
  void operator()(const match::TakenBack& taken_back) const {
    event("taken_back", taken_back.side);
    out_.member("ply", taken_back.ply);
  }
  void operator()(const match::RematchAgreed& agreed) const {
    event("rematch_agreed", agreed.side);
    out_.member("room", agreed.room);
  }
  void operator()(const match::ServerWasDown& down) const {
    event("server_was_down");
    out_.member("since", down.since.time_since_epoch().count());
    out_.member("bonus_ms", down.bonus.count());
  }

 private:
  void event(std::string_view word) const { out_.member("event", word); }
  void event(std::string_view word, game::Side side) const {
    event(word);
    out_.member("side", game::word(side));
  }
  void event(std::string_view word, game::Side side, match::Proposal what) const {
    event(word, side);
    out_.member("what", word_in(kProposals, what));
  }
  void player(std::string_view name, const match::Player& player) const {
    out_.object(name, [&] {
      out_.member("id", player.id);
      out_.member("name", player.name);
    });
  }

  JsonWriter& out_;
};

}  // namespace

void write_event(JsonWriter& out, const match::Event& event) {
  out.object([&] {
    out.member("seq", event.seq);
    out.member("at", event.at.time_since_epoch().count());
    std::visit(HappeningMembers(out), event.what);
  });
}

}  // namespace hexcourt::protocol
