#include "server/attendance.hpp"

#include <utility>

namespace hexcourt::server {

namespace {

/// So many names of watchers are told; beyond that only their number.
constexpr std::size_t kMostNames = 50;

std::optional<protocol::PresenceSeat> seat_of(const match::Match& match, const Attendance& attendance,
                                              game::Side side) {
  const std::optional<match::Player>& player = match.seat(side);
  if (!player) return std::nullopt;
  const std::optional<TimePoint> away_since = attendance.away_since(side);
  protocol::PresenceSeat seat{player->id, player->name, !away_since, std::nullopt};
  if (away_since) seat.away_since = milliseconds_of(*away_since);
  return seat;
}

}  // namespace

bool Attendance::look(const match::Match& match, const Members& members, TimePoint now) {
  bool changed = false;
  for (const game::Side side : {game::Side::white, game::Side::black}) {
    Seat& seat = seats_[game::slot(side)];
    const std::optional<match::Player>& player = match.seat(side);
    const bool away = player && !members.has(player->id);
    if (seat.player != player || seat.away_since.has_value() != away) {
      seat = {player, away ? std::optional(now) : std::nullopt, std::nullopt};
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

protocol::Presence presence_of(const match::Match& match, const Members& members,
                               const Attendance& attendance) {
  protocol::Presence presence;
  presence.white = seat_of(match, attendance, game::Side::white);
  presence.black = seat_of(match, attendance, game::Side::black);
  for (const auto& [id, member] : members) {
    if (match.side_of(id)) continue;
    ++presence.watching;
    if (presence.watchers.size() < kMostNames) presence.watchers.push_back(member.player.name);
  }
  return presence;
}

}  // namespace hexcourt::server
