#include "server/socket/sessions.hpp"

#include <utility>
#include <vector>

namespace hexcourt::server {

namespace {

void say_goodbye(Peer& session) {
  session.close(protocol::ByeCode::going_away, "The server stops now. Come back in a moment.");
}

}  // namespace

void Sessions::add(const PeerPtr& session) {
  bool going_away = false;
  {
    const std::lock_guard lock(mutex_);
    sessions_.emplace(session.get(), session);
    going_away = going_away_;
  }
  if (going_away) say_goodbye(*session);
}

void Sessions::remove(const Peer* session) {
  std::function<void()> empty;
  {
    const std::lock_guard lock(mutex_);
    sessions_.erase(session);
    if (sessions_.empty()) empty = std::exchange(empty_, nullptr);
  }
  if (empty) empty();
}

std::size_t Sessions::size() const {
  const std::lock_guard lock(mutex_);
  return sessions_.size();
}

void Sessions::go_away(std::function<void()> empty) {
  std::vector<PeerPtr> open;
  {
    const std::lock_guard lock(mutex_);
    going_away_ = true;
    for (const auto& [key, session] : sessions_) {
      if (PeerPtr peer = session.lock()) open.push_back(std::move(peer));
    }
    if (!sessions_.empty()) empty_ = std::exchange(empty, nullptr);
  }
  for (const PeerPtr& peer : open) say_goodbye(*peer);
  if (empty) empty();
}

void Sessions::expect_nothing() {
  const std::lock_guard lock(mutex_);
  empty_ = nullptr;
}

}  // namespace hexcourt::server
