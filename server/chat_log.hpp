#pragma once

#include <deque>
#include <optional>
#include <string>

#include "protocol/encode.hpp"
#include "server/clock.hpp"
#include "server/config.hpp"
#include "server/rate_limit.hpp"

namespace hexcourt::server {

/// What is said in one room: cleaned, bounded, and the last of it kept for newcomers.
class ChatLog {
 public:
  static constexpr std::size_t kKept = 50;

  explicit ChatLog(const Limits& limits)
      : longest_(limits.chat_characters), rate_({limits.chats_a_minute, std::chrono::minutes(1)}) {}

  /// Keeps what the player says and returns its frame. Errors (the `code` of the message): bad_message for a
  /// text that is empty or too long, too_fast.
  tl::expected<protocol::Frame, protocol::ErrorMessage> say(const match::Player& player,
                                                            const std::string& text, TimePoint now);
  /// The last lines, the oldest first.
  const std::deque<protocol::Frame>& lines() const { return lines_; }

 private:
  std::size_t longest_;
  RateLimits rate_;
  std::deque<protocol::Frame> lines_;
};

}  // namespace hexcourt::server
