#include <spdlog/spdlog.h>

#include <utility>

#include "server/room.hpp"
#include "server/secrets.hpp"

namespace hexcourt::server {

namespace {

/// The match's command that a message stands for; none for a message that is not about the match.
struct CommandOf {
  using Result = std::optional<match::Command>;

  Result operator()(const protocol::Sit& sit) const { return match::Sit{sit.side}; }
  Result operator()(const protocol::Stand&) const { return match::Stand{}; }
  Result operator()(const protocol::Act& act) const { return match::Act{act.action, act.ply}; }
  Result operator()(const protocol::Resign&) const { return match::Resign{}; }
  Result operator()(const protocol::Abort&) const { return match::Abort{}; }
  Result operator()(const protocol::ClaimDraw&) const { return match::ClaimDraw{}; }
  template <typename Other>
  Result operator()(const Other&) const {
    return std::nullopt;
  }
};

}  // namespace

void Room::handle_now(const PeerPtr& peer, const protocol::ClientMessage& message) {
  if (closed_) return;
  if (doorstep_.find(peer) != nullptr) handle_at_the_door(peer, message);
  // Who is neither at the door nor a member was replaced by a newer socket, and is being closed.
  if (const Member* member = members_.find(peer)) handle_from(*member, message);
  arm();
}

/// The invite in a `sit` opens the door; what was asked for is then carried out as for any member.
void Room::handle_at_the_door(const PeerPtr& peer, const protocol::ClientMessage& message) {
  Arrival arrival = *doorstep_.find(peer);
  const auto* sit = std::get_if<protocol::Sit>(&message.body);
  if (sit != nullptr) arrival.invite = sit->invite;
  if (sit == nullptr || !admits(arrival)) {
    refuse(peer, {message.id, "not_allowed", "This room is private: sit with its invite.", {}});
    return;
  }
  doorstep_.remove(peer);
  let_in(peer, arrival);
}

void Room::handle_from(const Member& member, const protocol::ClientMessage& message) {
  if (auto command = std::visit(CommandOf{}, message.body)) {
    ask({member.peer, member.player, std::move(*command), message.id});
  } else if (const auto* said = std::get_if<protocol::SayChat>(&message.body)) {
    chat(member, *said, message.id);
  } else {
    refuse(member.peer, {message.id, "not_allowed", "This is for the lobby, not for a room.", {}});
  }
}

void Room::chat(const Member& member, const protocol::SayChat& chat,
                const std::optional<protocol::Scalar>& re) {
  auto line = chat_.say(member.player, chat.text, services_.clock.now());
  if (!line) {
    line.error().re = re;
    refuse(member.peer, line.error());
    return;
  }
  acknowledge(member.peer, re);
  for (const auto& [id, listener] : members_) listener.peer->send(*line);
}

void Room::ask(Request request) {
  if (requests_.size() >= kMostRequests) {
    refuse(request.peer, {request.re, "internal", "Too much waits to be written down here. Try again.", {}});
    return;
  }
  requests_.push_back(std::move(request));
  carry_out_waiting();
}

/// A store may commit inside append(), so that finish() comes back here: the outermost call does the work.
void Room::carry_out_waiting() {
  if (std::exchange(carrying_out_, true)) return;
  while (!committing_ && !requests_.empty()) {
    Request request = std::move(requests_.front());
    requests_.pop_front();
    carry_out(std::move(request));
  }
  carrying_out_ = false;
}

void Room::carry_out(Request request) {
  const bool came_back = !request.peer && members_.has(request.player.id);
  if (came_back) return;
  const auto decided = match_.decide(request.player, request.command, services_.clock.now());
  if (!decided) {
    refuse(request, decided.error());
  } else if (!*decided) {
    acknowledge(request.peer, request.re);
  } else {
    const match::Event& event = **decided;
    committing_ = true;
    services_.store.append(card_.id, {event}, strand_,
                           [self = shared_from_this(), request = std::move(request), event](bool committed) {
                             self->finish(request, event, committed);
                           });
  }
}

void Room::finish(const Request& request, const match::Event& event, bool committed) {
  committing_ = false;
  if (committed) {
    if (const auto applied = match_.apply(event); !applied) {
      throw std::logic_error("An event that was decided does not follow: " + applied.error().message);
    }
    acknowledge(request.peer, request.re);
    show(event);
    if (std::holds_alternative<match::Acted>(event.what)) {
      services_.metrics.actions.Increment();
      services_.metrics.action_seconds.Observe(
          std::chrono::duration<double>(std::chrono::steady_clock::now() - request.since).count());
    }
  } else {
    spdlog::error("Room {}: event {} could not be stored.", card_.id, event.seq);
    refuse(request.peer, {request.re, "internal", "This could not be written down. Try again.", {}});
  }
  carry_out_waiting();
  arm();
}

/// Everybody gets the state after `event`.
void Room::show(const match::Event& event) {
  const bool seats_changed =
      std::holds_alternative<match::Seated>(event.what) || std::holds_alternative<match::Vacated>(event.what);
  attendance_.look(match_, members_, services_.clock.now());
  StateFrames frames = state_frames();
  for (const auto& [id, member] : members_) member.peer->send(frames.frame_for(member));
  if (seats_changed) {
    hold_seats();
    tell_presence();
  }
  tell_lobby();
}

void Room::hold_seats() {
  for (const game::Side side : {game::Side::white, game::Side::black}) {
    const std::optional<match::Player>& player = match_.seat(side);
    if (player) services_.guests.take_seat(player->id);
    std::optional<std::string>& held = held_seats_[game::slot(side)];
    if (held) services_.guests.leave_seat(*held);
    held = player ? std::optional(player->id) : std::nullopt;
  }
}

void Room::acknowledge(const PeerPtr& peer, const std::optional<protocol::Scalar>& re) {
  if (peer && re) peer->send(protocol::frame_of(protocol::Ok{re, {}, {}}));
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

StateFrames Room::state_frames() const {
  return {match_, card_.id, attendance_.present(), services_.clock.now()};
}

}  // namespace hexcourt::server
