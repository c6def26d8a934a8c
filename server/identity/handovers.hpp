#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "server/clock.hpp"
#include "server/identity/secrets.hpp"

namespace hexcourt::server {

/// The codes by which players go on at another device. Each player has one at most, which counts once, and
/// not for long; of it a hash is kept. Any thread may call.
class HandOvers {
 public:
  static constexpr std::chrono::minutes kValid{2};
  static constexpr std::size_t kCharacters = 10;

  /// A new code for the player, who has no other from now on: letters and digits that are easily told apart.
  std::string give(const std::string& player, TimePoint now);
  /// The player of that code, which does not count any more. Small letters count as capitals, and hyphens and
  /// spaces for nothing.
  std::optional<std::string> take(std::string_view code, TimePoint now);
  std::size_t size() const;

 private:
  struct Code {
    std::string player;
    TimePoint until;
  };

  void forget_old(TimePoint now);

  mutable std::mutex mutex_;
  std::map<SecretHash, Code> codes_;
};

}  // namespace hexcourt::server
