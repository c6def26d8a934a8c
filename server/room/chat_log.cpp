#include "server/room/chat_log.hpp"

#include <utility>

#include "server/identity/clean_text.hpp"

namespace hexcourt::server {

namespace {

std::size_t slot(ChatGroup group) { return group == ChatGroup::players ? 0 : 1; }

}  // namespace

tl::expected<ChatLine, protocol::ErrorMessage> ChatLog::say(const match::Player& player, ChatGroup group,
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
  ChatLine line{group, player, std::move(clean), now};
  keep(line);
  return line;
}

std::vector<protocol::Frame> ChatLog::take_unheard(ChatGroup group, Heard& heard,
                                                   const std::set<std::string>& muted) const {
  const auto& [said, lines] = groups_[slot(group)];
  std::uint64_t number = said - lines.size();
  std::vector<protocol::Frame> unheard;
  for (const Line& line : lines) {
    if (++number > heard[slot(group)] && !muted.contains(line.from)) unheard.push_back(line.frame);
  }
  heard[slot(group)] = said;
  return unheard;
}

void ChatLog::keep(const ChatLine& line) {
  auto& [said, lines] = groups_[slot(line.group)];
  ++said;
  protocol::Chat chat;
  chat.from.id = line.from.id;
  chat.from.name = line.from.name;
  chat.text = line.text;
  chat.at = milliseconds_of(line.at);
  chat.group = line.group;
  lines.push_back({line.from.id, protocol::frame_of(chat)});
  if (lines.size() > kKept) lines.pop_front();
}

}  // namespace hexcourt::server
