#pragma once

#include <spdlog/spdlog.h>

#include <atomic>
#include <string>
#include <utility>

namespace hexcourt::server {

/// Whether something fails. When that changes, the log says so, once. One thread tells, any thread asks.
class Trouble {
 public:
  /// `what` begins a sentence: "Writing to the store".
  explicit Trouble(std::string what) : what_(std::move(what)) {}

  void fails(const char* why) {
    if (!here_.exchange(true)) spdlog::error("{} fails: {}.", what_, why);
  }
  void works() {
    if (here_.exchange(false)) spdlog::info("{} works again.", what_);
  }
  bool here() const { return here_; }

 private:
  const std::string what_;
  std::atomic<bool> here_{false};
};

}  // namespace hexcourt::server
