#include "server/lobby/seeks.hpp"

#include <algorithm>
#include <utility>

#include "protocol/view.hpp"
#include "server/room/new_room.hpp"

namespace hexcourt::server {

namespace {

bool same_wish(const Seek& one, const Seek& other) {
  return one.game == other.game && one.settings == other.settings && one.clock == other.clock;
}

}  // namespace

bool fit(const Seek& one, const Seek& other) {
  const bool both_want_the_same_side = one.side && one.side == other.side;
  return one.player.id != other.player.id && same_wish(one, other) && !both_want_the_same_side;
}

game::Expected<Seek> seek_of(const protocol::Seek& wish, const match::Player& player, TimePoint now,
                             const Limits& limits) {
  protocol::CreateRoom room;
  room.game = wish.game;
  room.settings = wish.settings;
  room.clock = wish.clock;
  const auto opening = new_room(room, player, now, limits);
  if (!opening) return tl::make_unexpected(opening.error());
  protocol::RoomSummary as_listed = protocol::summary_of(opening->match, {}, {}, {}, 0);
  return Seek{player, std::move(as_listed.game), std::move(as_listed.settings), wish.clock, wish.side, now};
}

std::optional<Pairing> Seeks::add(Seek seek) {
  const std::string player = seek.player.id;
  const auto older = find(player);
  const bool is_the_same =
      older != entries_.end() && same_wish(older->seek, seek) && older->seek.side == seek.side;
  if (is_the_same) {
    older->seek.player = std::move(seek.player);  // under a new name, perhaps
  } else {
    if (older != entries_.end()) entries_.erase(older);
    entries_.push_back({std::move(seek), std::nullopt});
  }
  return pair_up(player);
}

bool Seeks::cancel(const std::string& player) {
  const auto found = find(player);
  if (found == entries_.end()) return false;
  entries_.erase(found);
  return true;
}

void Seeks::leave(const std::string& player, TimePoint now) {
  const auto found = find(player);
  if (found != entries_.end()) found->kept_until = now + kept_;
}

std::optional<Pairing> Seeks::come_back(const std::string& player) {
  const auto found = find(player);
  if (found == entries_.end()) return std::nullopt;
  found->kept_until.reset();
  return pair_up(player);
}

void Seeks::forget_overdue(TimePoint now) {
  std::erase_if(entries_, [now](const Entry& entry) { return entry.kept_until && *entry.kept_until <= now; });
}

std::optional<TimePoint> Seeks::next_deadline() const {
  std::optional<TimePoint> next;
  for (const Entry& entry : entries_) {
    if (entry.kept_until && (!next || *entry.kept_until < *next)) next = entry.kept_until;
  }
  return next;
}

std::vector<protocol::SeekSummary> Seeks::list() const {
  std::vector<protocol::SeekSummary> list;
  for (const auto& [seek, kept_until] : entries_) {
    if (kept_until) continue;
    protocol::SeekSummary& summary = list.emplace_back();
    summary.player.id = seek.player.id;
    summary.player.name = seek.player.name;
    summary.game = seek.game;
    summary.settings = seek.settings;
    summary.clock = seek.clock;
    summary.side = seek.side;
    summary.since = milliseconds_of(seek.since);
  }
  return list;
}

Seeks::Entries::iterator Seeks::find(const std::string& player) {
  return std::find_if(entries_.begin(), entries_.end(),
                      [&](const Entry& entry) { return entry.seek.player.id == player; });
}

Seeks::Entries::const_iterator Seeks::find(const std::string& player) const {
  return std::find_if(entries_.begin(), entries_.end(),
                      [&](const Entry& entry) { return entry.seek.player.id == player; });
}

std::optional<Pairing> Seeks::pair_up(const std::string& player) {
  const auto newer = find(player);
  const auto other = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) {
    return !entry.kept_until && fit(entry.seek, newer->seek);
  });
  if (other == entries_.end()) return std::nullopt;
  const auto [first, second] = std::minmax(newer, other);
  const bool sides_are_open = !first->seek.side && !second->seek.side;
  const bool first_is_white =
      sides_are_open ? toss_()
                     : first->seek.side == game::Side::white || second->seek.side == game::Side::black;
  Pairing pairing{std::move(first->seek), std::move(second->seek)};
  if (!first_is_white) std::swap(pairing.white, pairing.black);
  entries_.erase(second);
  entries_.erase(first);
  return pairing;
}

}  // namespace hexcourt::server
