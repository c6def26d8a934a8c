#include "server/rate_limit.hpp"

#include <algorithm>

namespace hexcourt::server {

RateLimit::RateLimit(Rate rate)
    : refill_(std::chrono::microseconds(rate.per) / std::max(rate.count, 1)),
      capacity_(refill_ * std::max(rate.count, 1)) {}

bool RateLimit::take(TimePoint now) {
  if (wait(now).count() > 0) return false;
  full_at_ = std::max(full_at_, FineTime(now)) + refill_;
  return true;
}

std::chrono::microseconds RateLimit::wait(TimePoint now) const {
  const FineTime full_after_taking = std::max(full_at_, FineTime(now)) + refill_;
  return std::max(full_after_taking - (now + capacity_), std::chrono::microseconds::zero());
}

bool RateLimits::take(const std::string& who, TimePoint now) {
  const std::lock_guard lock(mutex_);
  const auto known = limits_.find(who);
  if (known != limits_.end()) return known->second.take(now);
  if (limits_.size() >= most_) make_room(now);
  return limits_.emplace(who, rate_).first->second.take(now);
}

std::size_t RateLimits::size() const {
  const std::lock_guard lock(mutex_);
  return limits_.size();
}

/// Forgets whoever has all tokens back, which changes nothing for them. Where so many are short of tokens at
/// the same time that this frees no place, the limit has lost its meaning, and all begin anew.
void RateLimits::make_room(TimePoint now) {
  std::erase_if(limits_, [now](const auto& entry) { return entry.second.is_full(now); });
  if (limits_.size() >= most_) limits_.clear();
}

}  // namespace hexcourt::server
