#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>

namespace hexcourt::server {

/// What any thread leaves for one thread to do: in order, bounded, and counted.
template <typename Work>
class WorkQueue {
 public:
  using Time = std::chrono::steady_clock::time_point;

  explicit WorkQueue(std::size_t most) : most_(most) {}

  /// Moves the work out of `work`. False where `most` wait already; it stays there then.
  bool add(Work& work) {
    const std::lock_guard lock(mutex_);
    if (waiting_.size() >= most_) return false;
    waiting_.push_back(std::move(work));
    came_.push_back(std::chrono::steady_clock::now());
    ++added_;
    if (waiting_.size() == 1) changed_.notify_one();
    return true;
  }

  /// All that waits, the oldest first, as soon as anything does, but not before `gathered`; nothing at
  /// `until`, or where it is closed.
  std::deque<Work> take_all(Time until, Time gathered = {}) {
    std::unique_lock lock(mutex_);
    changed_.wait_until(lock, until, [&] { return closed_ || !waiting_.empty(); });
    closing_.wait_until(lock, gathered, [&] { return closed_; });
    return std::exchange(waiting_, {});
  }
  /// So many of those taken are done.
  void finish(std::size_t count) {
    const std::lock_guard lock(mutex_);
    done_ += count;
    came_.erase(came_.begin(), came_.begin() + static_cast<std::ptrdiff_t>(count));
    finished_.notify_all();
  }

  /// Since when the oldest that is not done waits; none where all are.
  std::optional<Time> waits_since() const {
    const std::lock_guard lock(mutex_);
    if (came_.empty()) return std::nullopt;
    return came_.front();
  }

  /// So many were ever added.
  std::uint64_t added() const {
    const std::lock_guard lock(mutex_);
    return added_;
  }
  /// Returns when the first `count` that were added are done.
  void wait_for(std::uint64_t count) {
    std::unique_lock lock(mutex_);
    finished_.wait(lock, [&] { return done_ >= count; });
  }

  /// Nobody adds any more: whoever takes ends when nothing is left.
  void close() {
    const std::lock_guard lock(mutex_);
    closed_ = true;
    changed_.notify_one();
    closing_.notify_one();
  }
  bool closed() const {
    const std::lock_guard lock(mutex_);
    return closed_;
  }

 private:
  const std::size_t most_;
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::condition_variable closing_;
  std::condition_variable finished_;
  std::deque<Work> waiting_;
  std::deque<Time> came_;  // of all that is not done
  std::uint64_t added_ = 0;
  std::uint64_t done_ = 0;
  bool closed_ = false;
};

}  // namespace hexcourt::server
