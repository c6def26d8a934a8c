#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

#include "protocol/messages.hpp"
#include "server/room.hpp"

namespace hexcourt::server {

/// Every room there is. Any thread may call.
class Rooms {
 public:
  /// How to get into a room that was made.
  struct Made {
    std::string room;
    std::optional<std::string> invite;
  };
  /// None: it could not be stored.
  using Done = std::function<void(std::optional<Made>)>;

  Rooms(boost::asio::io_context::executor_type io, const Services& services)
      : io_(std::move(io)), services_(services) {}

  /// Makes the room that `wish` describes. `done` is called once, on `executor`, when the room exists; not at
  /// all where an error is returned. Errors: bad_settings, bad_position.
  game::Expected<void> create(const protocol::CreateRoom& wish, const match::Player& host,
                              const boost::asio::any_io_executor& executor, Done done);

  /// Null when there is none.
  std::shared_ptr<Room> find(const std::string& id) const;
  std::size_t size() const;

 private:
  void add(const RoomCard& card, const match::Match& match);
  void remove(const std::string& id);

  boost::asio::io_context::executor_type io_;
  const Services& services_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
};

}  // namespace hexcourt::server
