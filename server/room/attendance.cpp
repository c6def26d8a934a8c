#include "server/room/attendance.hpp"

#include <utility>
#include <variant>

namespace hexcourt::server {

namespace {

/// So many names of watchers are told; beyond that only their number.
constexpr std::size_t kMostNames = 50;

/// Whether absence may cost the game.
bool can_be_abandoned(const match::Match& match) {
  return match.status() == match::Status::playing &&
         !(match.clock() && std::holds_alternative<match::PerTurn>(match.clock()->control()));
}

protocol::Leave leave_of(Departure how, bool was_here) {
  if (!was_here) return protocol::Leave::awaited;
  return how == Departure::left ? protocol::Leave::left : protocol::Leave::lost;
}

}  // namespace

bool Attendance::look(const match::Match& match, const Members& members, TimePoint now, Departure how) {
  bool changed = false;
  for (const game::Side side : {game::Side::white, game::Side::black}) {
    Seat& seat = seats_[game::slot(side)];
    const std::optional<match::Player>& player = match.seat(side);
    const bool away = player && !members.has(player->id);
    if (seat.player != player || seat.away_since.has_value() != away) {
      const bool was_here = seat.player == player;
      seat = {player, away ? std::optional(now) : std::nullopt, leave_of(how, was_here), std::nullopt,
              std::nullopt};
      changed = true;
    }
    const bool may_claim = away && can_be_abandoned(match);
    if (seat.claim_at.has_value() != may_claim) {
      seat.claim_at.reset();
      if (may_claim)
        seat.claim_at = now + (seat.how == protocol::Leave::left ? after_leaving_ : after_losing_);
      changed = true;
    }
    if (!away || match.status() != match::Status::waiting) {
      seat.free_at.reset();
    } else if (!seat.free_at) {
      seat.free_at = *seat.away_since + seat_kept_;
    }
  }
  return changed;
}

std::optional<TimePoint> Attendance::next_deadline() const {
  std::optional<TimePoint> next;
  for (const Seat& seat : seats_) {
    if (seat.free_at && (!next || *seat.free_at < *next)) next = seat.free_at;
  }
  return next;
}

std::optional<match::Player> Attendance::take_due(TimePoint now) {
  for (Seat& seat : seats_) {
    if (!seat.free_at || *seat.free_at > now) continue;
    seat.free_at = now + seat_kept_;
    return seat.player;
  }
  return std::nullopt;
}

std::optional<protocol::PresenceSeat> Attendance::presence(game::Side side) const {
  const Seat& own = seat(side);
  if (!own.player) return std::nullopt;
  protocol::PresenceSeat told;
  told.id = own.player->id;
  told.name = own.player->name;
  told.present = !own.away_since;
  if (own.away_since) {
    told.away_since = milliseconds_of(*own.away_since);
    told.leave = own.how;
  }
  if (own.claim_at) told.claim_at = milliseconds_of(*own.claim_at);
  return told;
}

protocol::Presence presence_of(const match::Match& match, const Members& members,
                               const Attendance& attendance) {
  protocol::Presence presence;
  presence.white = attendance.presence(game::Side::white);
  presence.black = attendance.presence(game::Side::black);
  for (const auto& [id, member] : members) {
    if (match.side_of(id)) continue;
    ++presence.watching;
    if (presence.watchers.size() < kMostNames) presence.watchers.push_back(member.player.name);
  }
  return presence;
}

}  // namespace hexcourt::server
