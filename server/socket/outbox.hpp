#pragma once

#include <cstddef>
#include <deque>
#include <utility>

#include "protocol/encode.hpp"

namespace hexcourt::server {

/// The frames that wait to be written to one socket.
class Outbox {
 public:
  /// `bound` in bytes, see push().
  explicit Outbox(std::size_t bound) : bound_(bound) {}

  /// Adds a frame while less than the bound waits; so what waits exceeds it by less than one frame, and a
  /// frame larger than the bound still reaches whoever reads. False: nothing was added.
  bool push(protocol::Frame frame) {
    if (bytes_ >= bound_) return false;
    push_last_words(std::move(frame));
    return true;
  }
  /// Adds a frame whatever waits already.
  void push_last_words(protocol::Frame frame) {
    bytes_ += frame->size();
    frames_.push_back(std::move(frame));
  }
  /// Takes out the oldest frame; there must be one.
  protocol::Frame take() {
    protocol::Frame frame = std::move(frames_.front());
    frames_.pop_front();
    bytes_ -= frame->size();
    return frame;
  }
  void clear() {
    frames_.clear();
    bytes_ = 0;
  }
  bool empty() const { return frames_.empty(); }
  std::size_t bytes() const { return bytes_; }

 private:
  std::size_t bound_;
  std::size_t bytes_ = 0;
  std::deque<protocol::Frame> frames_;
};

}  // namespace hexcourt::server
