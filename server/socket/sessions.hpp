#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/socket/peer.hpp"

namespace hexcourt::server {

/// Every open WebSocket, for the count of them and for the stop. Any thread may call.
class Sessions {
 public:
  /// Closes the session at once where a stop began.
  void add(const PeerPtr& session);
  void remove(const Peer* session);
  std::size_t size() const;

  /// Says goodbye to every session, and to those that come later. `empty` is called once, when there is none.
  void go_away(std::function<void()> empty);
  /// Forgets what go_away() was to call.
  void expect_nothing();

 private:
  mutable std::mutex mutex_;
  std::unordered_map<const Peer*, std::weak_ptr<Peer>> sessions_;
  bool going_away_ = false;
  std::function<void()> empty_;
};

}  // namespace hexcourt::server
