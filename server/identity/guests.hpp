#pragma once

#include <chrono>
#include <cstddef>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <tl/expected.hpp>
#include <unordered_map>
#include <vector>

#include "match/command.hpp"
#include "server/clock.hpp"
#include "server/config/config.hpp"
#include "server/identity/handovers.hpp"
#include "server/identity/secrets.hpp"
#include "server/rate_limit.hpp"
#include "server/socket/peer.hpp"
#include "server/store/store.hpp"

namespace hexcourt::server {

/// Who a socket's hello turned out to be from. `new_token` is set when the client does not have it yet.
struct Identity {
  match::Player player;
  std::set<std::string> muted;  // ids of players whose chat this one does not want to read
  std::optional<std::string> new_token;
};

/// The players who are online, with their sockets, over the store that keeps every one: guests, each by a
/// token that only they have. Whatever is told of a player outside is kept already. Any thread may call; each
/// callback is called once, on its `executor`: inside the very call, or later.
class Guests {
 public:
  /// So many others one player may mute.
  static constexpr std::size_t kMostMuted = 100;
  /// Whoever has left stays in memory so long, longer than a code of theirs is valid; or guest_idle, where
  /// that is shorter.
  static constexpr std::chrono::minutes kKept{5};

  using Executor = Store::Executor;
  using Arrived = std::function<void(tl::expected<Identity, protocol::ErrorMessage>)>;
  /// None where all is well.
  using Done = std::function<void(std::optional<protocol::ErrorMessage>)>;

  Guests(Store& store, const Clock& clock, const Limits& limits);

  /// The guest of the hello's token, or a new one where it has none, or an unknown one. With a code, the
  /// player who was given it: by a new token in the place of the old one, and the sockets that came by that
  /// are closed. The hello's name, where it says anything, is the guest's name from now on. Until depart(),
  /// `socket` is one of the guest's. Errors: not_allowed for a code that does not count, too_fast for too
  /// many of them, internal.
  void arrive(const PeerPtr& socket, const protocol::Hello& hello, const Executor& executor, Arrived done);
  void depart(const Peer& socket, const std::string& id);

  /// A code by which another device becomes this player, who is online. Errors: too_fast.
  tl::expected<std::string, protocol::ErrorMessage> hand_over(const std::string& id,
                                                              const std::string& address);
  /// Whether the player, who is online, wants to read what `whom` says. Errors: not_allowed beyond
  /// kMostMuted, internal.
  void mute(const std::string& id, const std::string& whom, bool on, const Executor& executor, Done done);

  /// Forgets, in memory, whoever left long ago, and notes in the store that those online are here.
  void forget_idle();

  /// Guests with at least one socket.
  std::size_t online() const;
  /// Guests in memory.
  std::size_t size() const;

 private:
  struct Visitor {
    PeerPtr socket;
    std::string wished_name;
    Executor executor;
    Arrived done;
  };
  struct Guest {
    StoredPlayer kept;
    std::map<const Peer*, std::weak_ptr<Peer>> sockets;
    /// The one that the present token is about to replace.
    std::optional<SecretHash> former_token;
    bool writing = false;
    std::vector<Store::Committed> to_tell;  // once the next writing has ended
    TimePoint idle_since{};
    TimePoint noted_at{};
  };
  struct HashOfHash {
    std::size_t operator()(const SecretHash& hash) const {
      std::size_t value = 0;
      std::memcpy(&value, hash.data(), sizeof value);
      return value;
    }
  };

  // guests.cpp: who comes and goes
  void make(const Visitor& visitor);
  void know(StoredPlayer player);
  bool welcome(const Visitor& visitor, const SecretHash& token, std::optional<std::string> new_token = {});

  // guest_writings.cpp: what is written down about them
  void take_over(const Visitor& visitor, const std::string& code);
  bool replace_token(const std::string& id, const SecretHash& token);
  void settle_token(const std::string& id, bool replaced);
  std::vector<PeerPtr> sockets_of(const std::string& id) const;
  void keep(const std::string& id, const Executor& executor, Store::Committed done);
  void write(const std::string& id, const Executor& executor);

  Store& store_;
  const Clock& clock_;
  const Limits& limits_;
  HandOvers hand_overs_;
  RateLimits codes_by_address_;

  mutable std::mutex mutex_;
  std::unordered_map<std::string, Guest> guests_;
  std::unordered_map<SecretHash, std::string, HashOfHash> ids_;
  std::size_t online_ = 0;
};

}  // namespace hexcourt::server
