#include "server/room.hpp"

#include <algorithm>
#include <utility>

#include "server/secrets.hpp"

namespace hexcourt::server {

Room::Room(const boost::asio::io_context::executor_type& io, RoomCard card, match::Match match,
           const Services& services, std::function<void()> closed)
    : strand_(io),
      card_(std::move(card)),
      match_(std::move(match)),
      services_(services),
      closed_callback_(std::move(closed)),
      attendance_(services.limits.waiting_seat_kept),
      chat_(services.limits),
      timer_(strand_) {}

void Room::open() {
  run_on(strand_, [self = shared_from_this()] {
    if (self->members_.empty() && self->doorstep_.empty()) self->empty_since_ = self->services_.clock.now();
    self->tell_lobby();
    self->arm();
  });
}

void Room::enter(PeerPtr peer, Arrival arrival) {
  run_on(strand_, [self = shared_from_this(), peer = std::move(peer),
                   arrival = std::move(arrival)]() mutable { self->enter_now(peer, std::move(arrival)); });
}

void Room::handle(PeerPtr peer, protocol::ClientMessage message) {
  run_on(strand_, [self = shared_from_this(), peer = std::move(peer), message = std::move(message)] {
    self->handle_now(peer, message);
  });
}

void Room::leave(PeerPtr peer) {
  run_on(strand_, [self = shared_from_this(), peer = std::move(peer)] { self->leave_now(peer); });
}

void Room::enter_now(const PeerPtr& peer, Arrival arrival) {
  if (closed_) {
    peer->close(protocol::ByeCode::no_such_room, "This room is closed.");
    return;
  }
  empty_since_.reset();
  if (admits(arrival)) {
    let_in(peer, arrival);
  } else {
    refuse(peer, {{}, "not_allowed", "This room is private: it opens with its invite.", {}});
    doorstep_.add(peer, std::move(arrival), services_.clock.now() + services_.limits.hello_within);
  }
  arm();
}

void Room::leave_now(const PeerPtr& peer) {
  if (closed_) return;
  doorstep_.remove(peer);
  if (members_.remove(peer)) note_attendance();
  if (members_.empty() && doorstep_.empty() && !empty_since_) empty_since_ = services_.clock.now();
  arm();
}

bool Room::admits(const Arrival& arrival) const {
  return !card_.invite || (arrival.invite && same_secret(*arrival.invite, *card_.invite)) ||
         arrival.player.id == match_.created().host.id || match_.side_of(arrival.player.id);
}

void Room::let_in(const PeerPtr& peer, const Arrival& arrival) {
  const Member member{peer, arrival.player, arrival.legal};
  if (const PeerPtr older = members_.admit(member)) {
    older->close(protocol::ByeCode::replaced, "You came back by another connection, which goes on here.");
  }
  // What changed by the arrival is in these two; everybody else is told by note_attendance().
  const bool seated = match_.side_of(arrival.player.id).has_value();
  if (seated) attendance_.look(match_, members_, services_.clock.now());
  peer->send(state_frames().frame_for(member));
  if (seated) {
    tell_presence();
    tell_lobby();
  } else {
    peer->send(protocol::frame_of(presence_of(match_, members_, attendance_)));
    note_attendance();
  }
  for (const protocol::Frame& line : chat_.lines()) peer->send(line);
}

/// Somebody came or went. A change of those on the seats is told at once, one of the watchers soon.
void Room::note_attendance() {
  const TimePoint now = services_.clock.now();
  if (attendance_.look(match_, members_, now)) {
    tell_presence();
  } else if (!presence_due_) {
    presence_due_ = now + kWatchersGathered;
  }
  tell_lobby();
}

void Room::tell_presence() {
  presence_due_.reset();
  const protocol::Frame frame = protocol::frame_of(presence_of(match_, members_, attendance_));
  for (const auto& [id, member] : members_) member.peer->send(frame);
}

void Room::tell_lobby() {
  if (card_.invite) return;
  if (match_.status() == match::Status::finished) {
    services_.notices.remove(card_.id);
    return;
  }
  const auto watchers = std::count_if(members_.begin(), members_.end(),
                                      [this](const auto& entry) { return !match_.side_of(entry.first); });
  services_.notices.put(protocol::summary_of(match_, card_.id, card_.name, attendance_.present(), watchers));
}

std::optional<TimePoint> Room::closes_at() const {
  if (!empty_since_ || committing_) return std::nullopt;
  const bool playing = match_.status() == match::Status::playing;
  return *empty_since_ + (playing ? services_.limits.game_idle : services_.limits.room_idle);
}

std::optional<TimePoint> Room::next_deadline() const {
  std::optional<TimePoint> next;
  for (const auto& deadline :
       {closes_at(), doorstep_.next_deadline(), attendance_.next_deadline(), presence_due_}) {
    if (deadline && (!next || *deadline < *next)) next = deadline;
  }
  return next;
}

void Room::wake() {
  armed_for_.reset();
  if (closed_) return;
  const TimePoint now = services_.clock.now();
  for (const PeerPtr& peer : doorstep_.take_overdue(now)) {
    peer->close(protocol::ByeCode::limits, "This room is private, and the invite did not come in time.");
  }
  while (const auto player = attendance_.take_due(now)) ask({nullptr, *player, match::Stand{}, {}});
  if (presence_due_ && *presence_due_ <= now) tell_presence();
  if (members_.empty() && doorstep_.empty() && !empty_since_) empty_since_ = now;
  if (const auto due = closes_at(); due && *due <= now) {
    close();
  } else {
    arm();
  }
}

void Room::close() {
  closed_ = true;
  timer_.cancel();
  services_.notices.remove(card_.id);
  for (const auto& id : held_seats_) {
    if (id) services_.guests.leave_seat(*id);
  }
  services_.store.forget(card_.id);
  closed_callback_();
}

void Room::arm() {
  if (closed_) return;
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
