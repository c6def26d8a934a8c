#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <set>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "protocol/encode.hpp"
#include "server/clock.hpp"
#include "server/config/config.hpp"
#include "server/rate_limit.hpp"
#include "server/store/stored.hpp"

namespace hexcourt::server {

using protocol::ChatGroup;

/// How far somebody has heard what a room's groups say: the number of the last line, for each group.
using Heard = std::array<std::uint64_t, 2>;

/// What is said in one room: cleaned, bounded, and the last lines of each group kept for newcomers.
class ChatLog {
 public:
  /// Of each group.
  static constexpr std::size_t kKept = 50;

  explicit ChatLog(const Limits& limits)
      : longest_(limits.chat_characters), rate_({limits.chats_a_minute, std::chrono::minutes(1)}) {}

  /// Takes up a line that was said and stored earlier.
  void restore(const ChatLine& line) { keep(line); }

  /// Keeps what the player says to the group; the line as it is to be stored. Errors (the `code` of the
  /// message): bad_message for a text that says nothing, too_big, too_fast.
  tl::expected<ChatLine, protocol::ErrorMessage> say(const match::Player& player, ChatGroup group,
                                                     const std::string& text, TimePoint now);

  /// The lines of the group that were not heard yet, without those of the `muted`, the oldest first; from now
  /// on they are.
  std::vector<protocol::Frame> take_unheard(ChatGroup group, Heard& heard,
                                            const std::set<std::string>& muted) const;

 private:
  struct Line {
    std::string from;  // the player's id
    protocol::Frame frame;
  };
  struct Group {
    std::uint64_t said = 0;
    std::deque<Line> lines;  // the last of them is number `said`
  };

  void keep(const ChatLine& line);

  std::size_t longest_;
  RateLimits rate_;
  std::array<Group, 2> groups_;
};

}  // namespace hexcourt::server
