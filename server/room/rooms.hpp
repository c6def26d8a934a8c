#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <unordered_map>
#include <utility>
#include <vector>

#include "protocol/messages.hpp"
#include "server/rate_limit.hpp"
#include "server/room/opening.hpp"
#include "server/room/room.hpp"

namespace hexcourt::server {

/// Every room there is: those awake are in memory, those asleep in the store. Any thread may call.
class Rooms {
 public:
  /// How to get into a room that was made.
  struct Made {
    std::string room;
    std::optional<std::string> invite;
  };
  /// None: it could not be stored.
  using WhenMade = std::function<void(std::optional<Made>)>;

  /// Why a room cannot be opened: there is none of that id, or just now it could not be read or written.
  enum class Missing : std::uint8_t { unknown, failed };
  using Opened = tl::expected<std::shared_ptr<Room>, Missing>;
  using WhenOpened = std::function<void(Opened)>;

  Rooms(boost::asio::io_context::executor_type io, const Services& services)
      : io_(std::move(io)),
        services_(services),
        rematches_by_address_({services.limits.rooms_a_minute, std::chrono::minutes(1)}) {}

  /// Makes the room that `wish` describes. `made` is called once, on `executor`, when the room exists; not at
  /// all where an error is returned. Errors: bad_settings, bad_position.
  game::Expected<void> create(const protocol::CreateRoom& wish, const match::Player& host,
                              const boost::asio::any_io_executor& executor, WhenMade made);
  /// Likewise a room in which these two sit, so that the game runs; `wish.first` counts for nothing.
  game::Expected<void> pair(const protocol::CreateRoom& wish, const match::Player& white,
                            const match::Player& black, const boost::asio::any_io_executor& executor,
                            WhenMade made);

  /// Finds the room, or wakes it, and keeps it awake for `Limits::room_idle` from now. Callers who come while
  /// it wakes wait for the same waking. `opened` is called once, on `executor`, never inside this call.
  void open(const std::string& id, const boost::asio::any_io_executor& executor, WhenOpened opened);

  /// Has a sleeping room catch up on what time has brought; where nobody else wants it, it sleeps on. `done`
  /// is called as `opened` above, with a null room.
  void catch_up(const std::string& id, const boost::asio::any_io_executor& executor, WhenOpened done);
  /// Whether it is in memory.
  bool is_awake(const std::string& id) const;
  /// `asleep` is called, from any thread, for every room that falls asleep with a clock that runs out then.
  /// To be set before there is any room.
  void on_sleep(std::function<void(TimePoint)> asleep) { on_sleep_ = std::move(asleep); }

  /// Rooms that are awake.
  std::size_t size() const;

 private:
  struct Waiting {
    boost::asio::any_io_executor executor;
    WhenOpened opened;
    bool wants_room;
  };

  // rooms.cpp: those in memory
  void make(Opening opening, const boost::asio::any_io_executor& executor, WhenMade made);
  void add(Opening opening);
  std::shared_ptr<Room> find(const std::string& id) const;
  void fell_asleep(const std::string& id, std::optional<TimePoint> deadline);

  // waking.cpp: those in the store
  void wake(const std::string& id, Waiting waiting);
  void read(const std::string& id, std::optional<std::optional<StoredRoom>> stored);
  void woken(const std::string& id, tl::expected<Opening, Missing> opening);

  /// A room of ours, which is not listed yet. With the lock.
  std::shared_ptr<Room> put(Opening opening);

  boost::asio::io_context::executor_type io_;
  const Services& services_;
  RateLimits rematches_by_address_;
  std::function<void(TimePoint)> on_sleep_ = [](TimePoint) {};
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
  std::unordered_map<std::string, std::vector<Waiting>> waking_;
};

}  // namespace hexcourt::server
