#include "server/room/rooms.hpp"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/room/new_room.hpp"

namespace hexcourt::server {

namespace asio = boost::asio;

game::Expected<void> Rooms::create(const protocol::CreateRoom& wish, const match::Player& host,
                                   const asio::any_io_executor& executor, WhenMade made) {
  auto opening = new_room(wish, host, services_.clock.now(), services_.limits);
  if (!opening) return tl::make_unexpected(std::move(opening.error()));
  make(std::move(*opening), executor, std::move(made));
  return {};
}

game::Expected<void> Rooms::pair(const protocol::CreateRoom& wish, const match::Player& white,
                                 const match::Player& black, const asio::any_io_executor& executor,
                                 WhenMade made) {
  auto opening = new_pairing(wish, white, black, services_.clock.now(), services_.limits);
  if (!opening) return tl::make_unexpected(std::move(opening.error()));
  make(std::move(*opening), executor, std::move(made));
  return {};
}

void Rooms::make(Opening opening, const asio::any_io_executor& executor, WhenMade made) {
  std::vector<RoomAddition> additions{opening.news};
  services_.store.append(
      std::move(additions), executor,
      [this, opening = std::move(opening), made = std::move(made)](bool committed) mutable {
        services_.metrics.committed(committed);
        if (!committed) return made(std::nullopt);
        const Made way_in{opening.card.id, opening.card.invite};
        add(std::move(opening));
        made(way_in);
      });
}

void Rooms::open(const std::string& id, const asio::any_io_executor& executor, WhenOpened opened) {
  const std::shared_ptr<Room> room = find(id);
  if (!room) {
    wake(id, {executor, std::move(opened), true});
    return;
  }
  asio::post(room->strand_for_socket(), [this, room, id, executor, opened = std::move(opened)]() mutable {
    if (room->stay_awake()) {
      asio::post(executor, [room, opened = std::move(opened)] { opened(room); });
    } else {  // it fell asleep just now, and is to be woken
      open(id, executor, std::move(opened));
    }
  });
}

void Rooms::catch_up(const std::string& id, const asio::any_io_executor& executor, WhenOpened done) {
  if (is_awake(id)) {
    asio::post(executor, [done = std::move(done)] { done(nullptr); });
  } else {
    wake(id, {executor, std::move(done), false});
  }
}

std::shared_ptr<Room> Rooms::find(const std::string& id) const {
  const std::lock_guard lock(mutex_);
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second;
}

bool Rooms::is_awake(const std::string& id) const { return find(id) != nullptr; }

std::size_t Rooms::size() const {
  const std::lock_guard lock(mutex_);
  return rooms_.size();
}

void Rooms::add(Opening opening) {
  std::unique_lock lock(mutex_);
  const std::shared_ptr<Room> room = put(std::move(opening));
  lock.unlock();
  room->open();
}

std::shared_ptr<Room> Rooms::put(Opening opening) {
  std::string id = opening.card.id;
  Room::Keeper keeper{
      [this, id](std::optional<TimePoint> deadline) { fell_asleep(id, deadline); },
      [this](const std::string& address) {
        return rematches_by_address_.take(address, services_.clock.now());
      },
      [this](Opening next) { add(std::move(next)); },
  };
  const auto room = std::make_shared<Room>(io_, std::move(opening), services_, std::move(keeper));
  return rooms_[std::move(id)] = room;
}

void Rooms::fell_asleep(const std::string& id, std::optional<TimePoint> deadline) {
  std::shared_ptr<Room> removed;  // outlives the lock
  std::unique_lock lock(mutex_);
  if (const auto found = rooms_.find(id); found != rooms_.end()) {
    removed = std::move(found->second);
    rooms_.erase(found);
  }
  lock.unlock();
  if (deadline) on_sleep_(*deadline);
}

}  // namespace hexcourt::server
