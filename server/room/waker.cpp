#include "server/room/waker.hpp"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

namespace hexcourt::server {

void Waker::start() {
  run_on(strand_, [self = shared_from_this()] { self->look(); });
}

void Waker::expect(TimePoint at) {
  run_on(strand_, [self = shared_from_this(), at] {
    self->note(at);
    if (!self->looking_) self->arm();
  });
}

void Waker::look() {
  if (std::exchange(looking_, true)) return;
  next_look_.reset();
  const TimePoint now = services_.clock.now();
  std::erase_if(left_alone_until_, [now](const auto& entry) { return entry.second <= now; });
  // Rooms that are awake look after themselves, but the store may name them too.
  const std::size_t most = kAtOnce + rooms_.size() + left_alone_until_.size();
  services_.store.next_wakings(
      most, strand_, [self = shared_from_this(), most](const std::optional<std::vector<Waking>>& wakings) {
        self->take(wakings, most);
      });
}

void Waker::take(const std::optional<std::vector<Waking>>& wakings, std::size_t most) {
  const TimePoint now = services_.clock.now();
  if (!wakings) {
    spdlog::error("Which clocks run out next could not be read.");
    note(now + kPause);
    arm();
    return;
  }
  const std::vector<std::string> due = take_due(*wakings, now);
  // There may be more behind what was named, where nothing of that is for later.
  if (wakings->size() >= most && !next_look_) note(due.empty() ? now + kPause : now);
  catching_up_ = due.size();
  for (const std::string& room : due) catch_up(room);
  if (due.empty()) arm();
}

/// The rooms that are to catch up now; of the others notes when their time comes.
std::vector<std::string> Waker::take_due(const std::vector<Waking>& wakings, TimePoint now) {
  std::vector<std::string> due;
  for (const auto& [room, at] : wakings) {
    if (rooms_.is_awake(room)) continue;
    const auto alone = left_alone_until_.find(room);
    const TimePoint from = alone == left_alone_until_.end() ? at : std::max(at, alone->second);
    if (from <= now && due.size() < kAtOnce) {
      due.push_back(room);
    } else {
      note(from);
    }
  }
  return due;
}

void Waker::catch_up(const std::string& room) {
  rooms_.catch_up(room, strand_, [self = shared_from_this(), room](const Rooms::Opened& opened) {
    self->caught_up(room, opened.has_value());
  });
}

void Waker::caught_up(const std::string& room, bool succeeded) {
  const TimePoint until = services_.clock.now() + (succeeded ? kPause : kPauseAfterFailure);
  left_alone_until_[room] = until;
  if (!succeeded) note(until);
  if (--catching_up_ == 0) arm();
}

void Waker::note(TimePoint at) { next_look_ = next_look_ ? std::min(*next_look_, at) : at; }

/// Waits for the next look.
void Waker::arm() {
  looking_ = false;
  if (!next_look_) {
    timer_.cancel();
    return;
  }
  timer_.expires_after(*next_look_ - services_.clock.now());
  timer_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
    if (error) return;
    if (const auto waker = weak.lock()) waker->look();
  });
}

}  // namespace hexcourt::server
