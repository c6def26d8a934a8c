#pragma once

#include <memory>
#include <optional>

#include "server/clock.hpp"
#include "server/config/config.hpp"
#include "server/store/data_directory.hpp"
#include "server/store/store.hpp"

namespace hexcourt::server {

/// The store of a program, with the clock that goes with it. It outlives the server that uses them.
class Storage {
 public:
  /// In the directory Config::data, or else in memory, which the log says. Throws a std::exception with a
  /// sentence for the person who starts the server where the directory cannot be used.
  explicit Storage(const Config& config);

  const std::shared_ptr<const Clock>& clock() const { return clock_; }
  const std::shared_ptr<Store>& store() const { return store_; }

  /// The server is about to stop as planned: each running clock gets Limits::stop_bonus for that.
  void plan_stop();

 private:
  std::chrono::milliseconds stop_bonus_;
  std::optional<DataDirectory> directory_;
  std::shared_ptr<const Clock> clock_;
  std::shared_ptr<Store> store_;
};

}  // namespace hexcourt::server
