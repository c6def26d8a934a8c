#include "server/chat_log.hpp"

#include <utility>

#include "server/clean_text.hpp"

namespace hexcourt::server {

tl::expected<protocol::Frame, protocol::ErrorMessage> ChatLog::say(const match::Player& player,
                                                                   const std::string& text, TimePoint now) {
  const auto refuse = [](std::string code, std::string why) {
    return tl::make_unexpected(protocol::ErrorMessage{{}, std::move(code), std::move(why), {}});
  };
  std::string clean = clean_chat(text);
  if (clean.empty()) return refuse("bad_message", "There is nothing to read in this text.");
  if (characters(clean) > longest_) {
    return refuse("too_big", "A text may have at most " + std::to_string(longest_) + " characters.");
  }
  if (!rate_.take(player.id, now)) return refuse("too_fast", "You talk too much. Wait a moment.");
  protocol::Frame line =
      protocol::frame_of(protocol::Chat{{player.id, player.name}, std::move(clean), milliseconds_of(now)});
  lines_.push_back(line);
  if (lines_.size() > kKept) lines_.pop_front();
  return line;
}

}  // namespace hexcourt::server
