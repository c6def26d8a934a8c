#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <functional>
#include <string>
#include <vector>

#include "match/event.hpp"

namespace hexcourt::server {

/// Where the events of rooms are kept. An event counts, and is shown to anybody, only when it is committed.
/// Any thread may call.
class Store {
 public:
  /// Whether the events are safe.
  using Committed = std::function<void(bool success)>;

  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  /// Keeps `events`, which follow those that `room` has already, all or none of them. `done` is called once,
  /// on `executor`: inside this very call, where that is the executor it runs on, or later.
  virtual void append(const std::string& room, std::vector<match::Event> events,
                      const boost::asio::any_io_executor& executor, Committed done) = 0;

  /// Drops all that is kept of `room`.
  virtual void forget(const std::string& room) = 0;
};

}  // namespace hexcourt::server
