#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <utility>
#include <variant>

#include "server/room/rooms.hpp"

namespace hexcourt::server {

namespace asio = boost::asio;

namespace {

/// Whether its clock ran out while nobody looked.
bool ran_out(const Opening& opening) {
  return std::holds_alternative<match::TimedOut>(opening.news.events.back().what);
}

}  // namespace

/// The first who wants the room has it read; whoever else comes meanwhile waits with them.
void Rooms::wake(const std::string& id, Waiting waiting) {
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = rooms_.find(id); found != rooms_.end()) {  // another woke it just now
      asio::post(waiting.executor, [room = waiting.wants_room ? found->second : nullptr,
                                    opened = std::move(waiting.opened)] { opened(room); });
      return;
    }
    std::vector<Waiting>& all = waking_[id];
    all.push_back(std::move(waiting));
    if (all.size() > 1) return;
  }
  services_.store.load(
      id, io_, [this, id](std::optional<std::optional<StoredRoom>> stored) { read(id, std::move(stored)); });
}

/// What time has brought is committed before anybody sees the room.
void Rooms::read(const std::string& id, std::optional<std::optional<StoredRoom>> stored) {
  if (!stored || !*stored) {
    woken(id, tl::make_unexpected(stored ? Missing::unknown : Missing::failed));
    return;
  }
  auto opening = reopen(std::move(**stored), services_.clock.now());
  if (!opening) {
    spdlog::error("Room {} cannot be opened: {}", id, opening.error().message);
    woken(id, tl::make_unexpected(Missing::failed));
  } else if (opening->news.events.empty()) {
    woken(id, std::move(*opening));
  } else {
    std::vector<RoomAddition> additions{opening->news};
    services_.store.append(std::move(additions), io_,
                           [this, id, opening = std::move(*opening)](bool committed) mutable {
                             services_.metrics.committed(committed);
                             if (committed) {
                               if (ran_out(opening)) services_.metrics.flags.Increment();
                               return woken(id, std::move(opening));
                             }
                             spdlog::error("Room {}: what time has brought could not be stored.", id);
                             woken(id, tl::make_unexpected(Missing::failed));
                           });
  }
}

void Rooms::woken(const std::string& id, tl::expected<Opening, Missing> opening) {
  std::shared_ptr<Room> room;
  std::optional<TimePoint> deadline;
  std::unique_lock lock(mutex_);
  const std::vector<Waiting> all = std::move(waking_.extract(id).mapped());
  if (opening) {
    if (std::ranges::any_of(all, &Waiting::wants_room)) {
      room = put(std::move(*opening));
    } else {  // within the lock, so that nobody wakes it before
      deadline = opening->match.next_deadline();
      services_.store.put_to_sleep(id, deadline);
    }
  }
  lock.unlock();
  if (room) room->open();
  if (deadline) on_sleep_(*deadline);
  for (const Waiting& waiting : all) {
    if (opening) {
      const std::shared_ptr<Room> wanted = waiting.wants_room ? room : nullptr;
      asio::post(waiting.executor, [opened = waiting.opened, wanted] { opened(wanted); });
    } else {
      const Missing why = opening.error();
      asio::post(waiting.executor, [opened = waiting.opened, why] { opened(tl::make_unexpected(why)); });
    }
  }
}

}  // namespace hexcourt::server
