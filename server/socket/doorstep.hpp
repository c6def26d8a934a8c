#pragma once

#include <optional>
#include <vector>

#include "server/clock.hpp"
#include "server/socket/place.hpp"

namespace hexcourt::server {

/// Those who came to a private room without its invite: each may stand there until a time, and show it.
class Doorstep {
 public:
  void add(PeerPtr peer, Arrival arrival, TimePoint until);
  /// What the peer said when it arrived; null for one who is not here.
  const Arrival* find(const PeerPtr& peer) const;
  void remove(const PeerPtr& peer);
  /// Takes out whoever stood here too long.
  std::vector<PeerPtr> take_overdue(TimePoint now);
  std::optional<TimePoint> next_deadline() const;
  bool empty() const { return waiting_.empty(); }

 private:
  struct Waiting {
    PeerPtr peer;
    Arrival arrival;
    TimePoint until;
  };
  std::vector<Waiting> waiting_;  // the first is due first
};

}  // namespace hexcourt::server
