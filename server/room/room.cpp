#include "server/room/room.hpp"

#include <utility>

#include "server/identity/secrets.hpp"

namespace hexcourt::server {

Room::Room(const boost::asio::io_context::executor_type& io, Opening opening, const Services& services,
           Keeper keeper)
    : strand_(io),
      card_(std::move(opening.card)),
      match_(std::move(opening.match)),
      services_(services),
      keeper_(std::move(keeper)),
      attendance_(services.limits),
      chat_(services.limits),
      timer_(strand_) {
  for (const ChatLine& line : opening.chat) chat_.restore(line);
}

void Room::open() {
  run_on(strand_, [self = shared_from_this()] {
    const TimePoint now = self->services_.clock.now();
    if (self->is_empty()) self->empty_since_ = now;
    self->attendance_.look(self->match_, self->members_, now);
    self->tell_lobby();
    self->arm();
  });
}

void Room::enter(PeerPtr peer, Arrival arrival) {
  run_on(strand_, [self = shared_from_this(), peer = std::move(peer),
                   arrival = std::move(arrival)]() mutable { self->enter_now(peer, std::move(arrival)); });
}

void Room::handle(PeerPtr peer, protocol::ClientMessage message) {
  const Received received{services_.clock.now(), peer->lag()};
  run_on(strand_, [self = shared_from_this(), peer = std::move(peer), message = std::move(message),
                   received] { self->handle_now(peer, message, received); });
}

void Room::leave(PeerPtr peer, Departure how) {
  run_on(strand_, [self = shared_from_this(), peer = std::move(peer), how] { self->leave_now(peer, how); });
}

void Room::enter_now(const PeerPtr& peer, Arrival arrival) {
  if (asleep_) {
    peer->close(protocol::ByeCode::going_away, "This room fell asleep just now. Come again, and it wakes.");
    return;
  }
  empty_since_.reset();
  if (admits(arrival)) {
    let_in(peer, std::move(arrival));
  } else {
    refuse(peer, {{}, "not_allowed", "This room is private: it opens with its invite.", {}});
    doorstep_.add(peer, std::move(arrival), services_.clock.now() + services_.limits.hello_within);
  }
  arm();
}

void Room::leave_now(const PeerPtr& peer, Departure how) {
  if (asleep_) return;
  doorstep_.remove(peer);
  if (members_.remove(peer)) note_attendance(how);
  if (is_empty() && !empty_since_) empty_since_ = services_.clock.now();
  arm();
}

bool Room::admits(const Arrival& arrival) const {
  return !card_.invite || (arrival.invite && same_secret(*arrival.invite, *card_.invite)) ||
         arrival.player.id == match_.created().host.id || match_.side_of(arrival.player.id);
}

void Room::let_in(const PeerPtr& peer, Arrival arrival) {
  const bool seated = match_.side_of(arrival.player.id).has_value();
  const PeerPtr older =
      members_.admit({peer, std::move(arrival.player), arrival.legal, std::move(arrival.muted)});
  if (older) {
    older->close(protocol::ByeCode::replaced, "You came back by another connection, which goes on here.");
  }
  Member& member = *members_.find(peer);
  // What changed by the arrival is in these two; everybody else is told by note_attendance().
  if (seated) attendance_.look(match_, members_, services_.clock.now());
  peer->send(state_frames().frame_for(member));
  if (seated) {
    tell_presence();
    tell_lobby();
  } else {
    peer->send(protocol::frame_of(presence_of(match_, members_, attendance_)));
    note_attendance(Departure::lost);
  }
  tell_chat(member);
}

/// Somebody came or went, like that. A change of those on the seats is told at once, one of the watchers
/// soon.
void Room::note_attendance(Departure how) {
  const TimePoint now = services_.clock.now();
  if (attendance_.look(match_, members_, now, how)) {
    tell_presence();
  } else if (!presence_due_) {
    presence_due_ = now + kWatchersGathered;
  }
  tell_lobby();
}

}  // namespace hexcourt::server
