#include <algorithm>
#include <utility>
#include <variant>

#include "server/room/room.hpp"
#include "server/room/room_commands.hpp"

namespace hexcourt::server {

void Room::handle_now(const PeerPtr& peer, const protocol::ClientMessage& message, const Received& received) {
  if (asleep_) return;
  if (doorstep_.find(peer) != nullptr) handle_at_the_door(peer, message);
  // Who is neither at the door nor a member was replaced by a newer socket, and is being closed.
  if (const Member* member = members_.find(peer)) handle_from(*member, message, received);
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
  let_in(peer, std::move(arrival));
}

void Room::handle_from(const Member& member, const protocol::ClientMessage& message,
                       const Received& received) {
  if (auto command = command_of(message)) {
    ask({member.peer, member.player, std::move(command), message.id, received});
  } else if (const auto* said = std::get_if<protocol::SayChat>(&message.body)) {
    chat(member, *said, message.id, received.at);
  } else if (const auto* wish = std::get_if<protocol::Mute>(&message.body)) {
    mute(member, *wish, message.id);
  } else {
    refuse(member.peer, {message.id, "not_allowed", "This is for the lobby, not for a room.", {}});
  }
}

/// Those who watch can only be refused, and must not crowd the players out.
void Room::ask(Request request) {
  const auto own =
      std::ranges::count(requests_, request.player.id,
                         [](const Request& waiting) -> const std::string& { return waiting.player.id; });
  const bool crowded = requests_.size() >= kMostRequests && !match_.side_of(request.player.id);
  if (request.peer && (crowded || own >= kMostRequestsOfOne)) {
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

/// Time comes first: what the store could not keep is charged to nobody, and a clock that had run out when
/// the request came ends the game before it.
void Room::carry_out(Request request) {
  if (stalled_since_) {
    auto pause = match_.down_time(*stalled_since_, services_.clock.now(), {});
    if (pause) {
      commit(std::move(request), std::move(*pause), true);
      return;
    }
    stalled_since_.reset();
  }
  const TimePoint at = std::max(request.received.at, match_.events().back().at);
  if (auto flag = match_.overdue(at, lag_of_who_is_to_act(&request))) {
    commit(std::move(request), std::move(*flag), true);
    return;
  }
  const bool came_back = !request.peer && members_.has(request.player.id);
  if (!request.command || came_back) return;
  auto decided = match_.decide(request.player, *request.command, at, request.received.lag);
  if (!decided) {
    refuse(request, decided.error());
  } else if (!*decided) {
    acknowledge(request.peer, request.re);
  } else if (const auto refusal = refusal_of_claim(request)) {
    refuse(request.peer, *refusal);
  } else {
    commit(std::move(request), std::move(**decided), false);
  }
}

/// Why the win cannot be claimed, by somebody who sits in a game that runs; none for any other request.
std::optional<protocol::ErrorMessage> Room::refusal_of_claim(const Request& request) const {
  if (!std::holds_alternative<match::ClaimWin>(*request.command)) return std::nullopt;
  const game::Side absent = game::opponent(*match_.side_of(request.player.id));
  const std::string& name = match_.seat(absent)->name;
  const std::optional<TimePoint> claim_at = attendance_.claim_at(absent);
  protocol::ErrorMessage error{request.re, "not_allowed", {}, {}};
  if (claim_at && *claim_at <= request.received.at) return std::nullopt;
  if (claim_at) {
    const auto left = std::chrono::ceil<std::chrono::seconds>(*claim_at - request.received.at);
    error.message = name + " may still come back. The win can be claimed in " + std::to_string(left.count()) +
                    " seconds, if they do not.";
    error.details = {{"claim_at", milliseconds_of(*claim_at)}};
  } else if (members_.has(match_.seat(absent)->id)) {
    error.message = name + " is here: the win can be claimed over an opponent who stays away.";
  } else {
    error.message = "In this game each turn has its time, and whoever lets it run out loses.";
  }
  return error;
}

}  // namespace hexcourt::server
