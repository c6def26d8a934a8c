#include "server/socket/doorstep.hpp"

#include <algorithm>
#include <utility>

namespace hexcourt::server {

void Doorstep::add(PeerPtr peer, Arrival arrival, TimePoint until) {
  waiting_.push_back({std::move(peer), std::move(arrival), until});
}

const Arrival* Doorstep::find(const PeerPtr& peer) const {
  const auto found = std::find_if(waiting_.begin(), waiting_.end(),
                                  [&](const Waiting& waiting) { return waiting.peer == peer; });
  return found == waiting_.end() ? nullptr : &found->arrival;
}

void Doorstep::remove(const PeerPtr& peer) {
  std::erase_if(waiting_, [&](const Waiting& waiting) { return waiting.peer == peer; });
}

std::vector<PeerPtr> Doorstep::take_overdue(TimePoint now) {
  const auto kept = std::find_if(waiting_.begin(), waiting_.end(),
                                 [now](const Waiting& waiting) { return waiting.until > now; });
  std::vector<PeerPtr> overdue;
  for (auto waiting = waiting_.begin(); waiting != kept; ++waiting) overdue.push_back(waiting->peer);
  waiting_.erase(waiting_.begin(), kept);
  return overdue;
}

std::optional<TimePoint> Doorstep::next_deadline() const {
  if (waiting_.empty()) return std::nullopt;
  return waiting_.front().until;
}

}  // namespace hexcourt::server
