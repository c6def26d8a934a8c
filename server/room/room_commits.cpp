#include <spdlog/spdlog.h>

#include <stdexcept>
#include <utility>
#include <variant>

#include "server/room/new_room.hpp"
#include "server/room/room.hpp"

namespace hexcourt::server {

/// Asks the store to keep what was decided; with a rematch, both rooms or none.
void Room::commit(Request request, match::Decision decision, bool by_time) {
  Commit commit{std::move(request), std::move(decision), by_time, std::nullopt};
  if (const auto refusal = plan_next(commit)) {
    refuse(commit.request.peer, *refusal);
    return;
  }
  std::vector<RoomAddition> additions{
      {card_.id, std::nullopt, {commit.decision.event}, commit.decision.after}};
  if (commit.next) additions.push_back(commit.next->news);
  committing_ = true;
  services_.store.append(std::move(additions), strand_,
                         [self = shared_from_this(), commit = std::move(commit)](bool committed) mutable {
                           self->finish(std::move(commit), committed);
                         });
}

/// With a rematch that is agreed comes the room in which it is played. Returns why there can be none.
std::optional<protocol::ErrorMessage> Room::plan_next(Commit& commit) const {
  const match::Event& event = commit.decision.event;
  const auto* agreed = std::get_if<match::RematchAgreed>(&event.what);
  if (agreed == nullptr) return std::nullopt;
  const Request& request = commit.request;
  if (!keeper_.may_open_next(request.peer->address())) {
    return protocol::ErrorMessage{
        request.re, "too_fast", "Too many rooms were made from your address. Wait a moment.", {}};
  }
  auto next = new_rematch(match_, card_, agreed->room, event.at);
  if (!next) throw std::logic_error("A finished game cannot be played again: " + next.error().message);
  commit.next = std::move(*next);
  return std::nullopt;
}

void Room::finish(Commit commit, bool committed) {
  committing_ = false;
  services_.metrics.committed(committed);
  const TimePoint now = services_.clock.now();
  const TimePoint at = commit.decision.event.at;
  const bool by_time = commit.by_time;
  if (committed) {
    conclude(std::move(commit));
    // The next player could not see it, nor answer, before.
    if (!by_time && now - at >= kStalled) {
      stalled_since_ = at;
      requests_.push_front({nullptr, {}, std::nullopt, {}, {now}});
    }
  } else {
    spdlog::error("Room {}: event {} could not be stored.", card_.id, commit.decision.event.seq);
    tried_again_at_ = now + kTriedAgainAfter;
    if (!by_time && !stalled_since_) stalled_since_ = at;
    const Request& request = commit.request;
    refuse(request.peer, {request.re, "internal", "This could not be written down. Try again.", {}});
  }
  carry_out_waiting();
  arm();
}

/// What was decided is safe: it happens, and everybody sees it.
void Room::conclude(Commit commit) {
  if (commit.next) keeper_.open_next(std::move(*commit.next));
  if (const auto applied = match_.apply(std::move(commit.decision)); !applied) {
    throw std::logic_error("An event that was decided does not follow: " + applied.error().message);
  }
  Request& request = commit.request;
  if (!commit.by_time) acknowledge(request.peer, request.re);
  show_state();
  const match::Happening& what = match_.events().back().what;
  if (std::holds_alternative<match::Seated>(what) || std::holds_alternative<match::Vacated>(what))
    tell_chat();
  if (std::holds_alternative<match::TimedOut>(what)) services_.metrics.flags.Increment();
  if (std::holds_alternative<match::ServerWasDown>(what)) stalled_since_.reset();
  if (std::holds_alternative<match::Acted>(what)) {
    services_.metrics.actions.Increment();
    services_.metrics.action_seconds.Observe(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - request.received.since).count());
  }
  if (commit.by_time && request.command) requests_.push_front(std::move(request));
}

}  // namespace hexcourt::server
