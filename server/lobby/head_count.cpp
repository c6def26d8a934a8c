#include "server/lobby/head_count.hpp"

namespace hexcourt::server {

std::optional<HeadCount::Head> HeadCount::admit(std::string address) {
  const std::lock_guard lock(mutex_);
  int& held = heads_[address];
  if (held >= most_) return std::nullopt;
  ++held;
  return Head(this, std::move(address));
}

std::size_t HeadCount::addresses() const {
  const std::lock_guard lock(mutex_);
  return heads_.size();
}

void HeadCount::release(const std::string& address) {
  const std::lock_guard lock(mutex_);
  const auto held = heads_.find(address);
  if (--held->second == 0) heads_.erase(held);
}

}  // namespace hexcourt::server
