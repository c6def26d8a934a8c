#pragma once

#include <cstddef>
#include <mutex>
#include <unordered_map>

#include "server/store/store.hpp"

namespace hexcourt::server {

/// Keeps events as long as the program runs and the room exists.
class MemoryStore final : public Store {
 public:
  void append(const std::string& room, std::vector<match::Event> events,
              const boost::asio::any_io_executor& executor, Committed done) override;
  void forget(const std::string& room) override;

  /// The events of `room`; none of one that it does not know.
  std::vector<match::Event> events(const std::string& room) const;
  /// Rooms that it keeps events of.
  std::size_t size() const;

 private:
  mutable std::mutex mutex_;
  std::unordered_map<std::string, std::vector<match::Event>> rooms_;
};

}  // namespace hexcourt::server
