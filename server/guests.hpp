#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "match/command.hpp"
#include "server/clock.hpp"
#include "server/config.hpp"
#include "server/secrets.hpp"

namespace hexcourt::server {

/// Who a socket's hello turned out to be from. `new_token` is set when the client does not have it yet.
struct Identity {
  match::Player player;
  std::optional<std::string> new_token;
};

/// The players that the server knows: guests, each by a token that only they have; of it a hash is kept. A
/// guest with neither a socket nor a seat is forgotten after `Limits::guest_idle`. Any thread may call.
class Guests {
 public:
  Guests(const Clock& clock, const Limits& limits) : clock_(clock), limits_(limits) {}

  /// The guest of `token`, or a new one where it is none or unknown; `name`, where it says anything, is the
  /// guest's name from now on. The guest has one socket more until depart().
  Identity arrive(const std::optional<std::string>& token, const std::optional<std::string>& name);
  void depart(const std::string& id);

  /// A guest on a seat is not forgotten; each take_seat() wants its leave_seat().
  void take_seat(const std::string& id);
  void leave_seat(const std::string& id);

  /// Forgets whoever is due.
  void forget_idle();

  /// Guests with at least one socket.
  std::size_t online() const;
  std::size_t size() const;

 private:
  struct Guest {
    std::string name;
    SecretHash token{};
    std::int64_t sockets = 0;
    std::int64_t seats = 0;
    TimePoint idle_since{};
  };
  struct HashOfHash {
    std::size_t operator()(const SecretHash& hash) const {
      std::size_t value = 0;
      std::memcpy(&value, hash.data(), sizeof value);
      return value;
    }
  };
  using ById = std::unordered_map<std::string, Guest>;

  ById::iterator find_by_token(const std::string& token);
  ById::iterator make(const std::string& token);
  void release(const std::string& id, std::int64_t Guest::*holds);

  const Clock& clock_;
  const Limits& limits_;
  mutable std::mutex mutex_;
  ById guests_;
  std::unordered_map<SecretHash, std::string, HashOfHash> ids_;
  std::size_t online_ = 0;
};

}  // namespace hexcourt::server
