#include <algorithm>
#include <utility>

#include "server/room/room.hpp"

namespace hexcourt::server {

bool Room::stay_awake() {
  if (asleep_) return false;
  if (empty_since_) empty_since_ = services_.clock.now();
  arm();
  return true;
}

/// When time has to be looked at, because the running clock has run out, or the store may work again.
std::optional<TimePoint> Room::flags_at() const {
  if (committing_) return std::nullopt;  // it is looked at again behind that
  if (stalled_since_) return tried_again_at_;
  const auto runs_out = match_.next_deadline(lag_of_who_is_to_act());
  if (!runs_out) return std::nullopt;
  return std::max(*runs_out, tried_again_at_);
}

/// As measured when the request came, where it is theirs; 0 for a player who is away.
std::chrono::milliseconds Room::lag_of_who_is_to_act(const Request* asking) const {
  const std::optional<match::Player>& player = match_.seat(match_.game().to_act());
  if (!player) return {};
  if (asking != nullptr && asking->player.id == player->id) return asking->received.lag;
  const Member* member = members_.find(player->id);
  return member == nullptr ? std::chrono::milliseconds{} : member->peer->lag();
}

std::optional<TimePoint> Room::sleeps_at() const {
  if (!empty_since_ || committing_ || stalled_since_) return std::nullopt;
  return *empty_since_ + services_.limits.room_idle;
}

std::optional<TimePoint> Room::next_deadline() const {
  std::optional<TimePoint> next;
  for (const auto& deadline :
       {flags_at(), sleeps_at(), doorstep_.next_deadline(), attendance_.next_deadline(), presence_due_}) {
    if (deadline && (!next || *deadline < *next)) next = deadline;
  }
  return next;
}

void Room::wake() {
  armed_for_.reset();
  if (asleep_) return;
  const TimePoint now = services_.clock.now();
  if (const auto due = flags_at(); due && *due <= now) ask({nullptr, {}, std::nullopt, {}, {now}});
  for (const PeerPtr& peer : doorstep_.take_overdue(now)) {
    peer->close(protocol::ByeCode::limits, "This room is private, and the invite did not come in time.");
  }
  while (const auto player = attendance_.take_due(now)) ask({nullptr, *player, match::Stand{}, {}, {now}});
  if (presence_due_ && *presence_due_ <= now) tell_presence();
  if (is_empty() && !empty_since_) empty_since_ = now;
  if (const auto due = sleeps_at(); due && *due <= now) {
    fall_asleep();
  } else {
    arm();
  }
}

void Room::fall_asleep() {
  asleep_ = true;
  timer_.cancel();
  services_.notices.remove(card_.id);
  const std::optional<TimePoint> deadline = match_.next_deadline();
  services_.store.put_to_sleep(card_.id, deadline);
  keeper_.fell_asleep(deadline);
}

void Room::arm() {
  if (asleep_) return;
  const std::optional<TimePoint> next = next_deadline();
  if (next == armed_for_) return;
  armed_for_ = next;
  if (!next) {
    timer_.cancel();
    return;
  }
  timer_.expires_after(*next - services_.clock.now());
  timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
    if (error) return;
    if (const auto room = weak.lock()) room->wake();
  });
}

}  // namespace hexcourt::server
