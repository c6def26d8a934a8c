#pragma once

#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace hexcourt::server {

/// How many of something each address holds, and no more than it may. Any thread may call; it outlives what
/// it counts.
class HeadCount {
 public:
  /// One of those that are counted: for as long as it lives.
  class Head {
   public:
    Head(Head&& other) noexcept
        : count_(std::exchange(other.count_, nullptr)), address_(std::move(other.address_)) {}
    Head& operator=(Head&&) = delete;
    ~Head() {
      if (count_ != nullptr) count_->release(address_);
    }

    const std::string& address() const { return address_; }

   private:
    friend class HeadCount;
    Head(HeadCount* count, std::string address) : count_(count), address_(std::move(address)) {}

    HeadCount* count_;  // null when it was moved from
    std::string address_;
  };

  /// `most` from 1.
  explicit HeadCount(int most) : most_(most) {}

  /// None where the address holds as many as it may.
  std::optional<Head> admit(std::string address);
  /// Addresses that hold any.
  std::size_t addresses() const;

 private:
  void release(const std::string& address);

  int most_;
  mutable std::mutex mutex_;
  std::unordered_map<std::string, int> heads_;
};

}  // namespace hexcourt::server
