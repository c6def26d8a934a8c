#include <algorithm>
#include <utility>

#include "server/room/room.hpp"

namespace hexcourt::server {

StateFrames Room::state_frames() const {
  return {match_, card_.id, attendance_.present(), services_.clock.now()};
}

/// Everybody gets the state after the last event, and what it changed about the seats.
void Room::show_state() {
  const bool seats_changed = attendance_.look(match_, members_, services_.clock.now());
  StateFrames frames = state_frames();
  for (const auto& [id, member] : members_) member.peer->send(frames.frame_for(member));
  if (seats_changed) tell_presence();
  tell_lobby();
}

void Room::tell_presence() {
  presence_due_.reset();
  const protocol::Frame frame = protocol::frame_of(presence_of(match_, members_, attendance_));
  for (const auto& [id, member] : members_) member.peer->send(frame);
}

/// A private room is never listed, nor is a finished one.
void Room::tell_lobby() {
  if (card_.invite) return;
  if (match_.status() == match::Status::finished) {
    services_.notices.remove(card_.id);
    return;
  }
  const auto watchers = std::ranges::count_if(
      std::as_const(members_), [this](const auto& entry) { return !match_.side_of(entry.first); });
  services_.notices.put(protocol::summary_of(match_, card_.id, card_.name, attendance_.present(), watchers));
}

void Room::acknowledge(const PeerPtr& peer, const std::optional<protocol::Scalar>& re) {
  if (!peer || !re) return;
  protocol::Ok ok;
  ok.re = re;
  peer->send(protocol::frame_of(ok));
}

void Room::refuse(const PeerPtr& peer, const protocol::ErrorMessage& error) {
  if (!peer) return;
  services_.metrics.refused(error.code);
  peer->send(protocol::frame_of(error));
}

void Room::refuse(const Request& request, const game::Error& error) {
  const bool stale = error.code == game::ErrorCode::stale;
  refuse(request.peer,
         protocol::error_of(error, request.re, stale ? std::optional(match_.ply()) : std::nullopt));
  const Member* member = stale ? members_.find(request.peer) : nullptr;
  if (member != nullptr) member->peer->send(state_frames().frame_for(*member));
}

}  // namespace hexcourt::server
