#pragma once

#include <boost/asio/awaitable.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <ostream>
#include <string>

#include "client/conversation.hpp"
#include "command/bot_mind.hpp"
#include "game/side.hpp"

namespace hexcourt::command {

/// What came of games that bots played.
struct Tally {
  std::map<std::string, std::int64_t> ended;  // games by the reason of their end
  std::int64_t actions = 0;
  std::int64_t refused = 0;  // requests that the server refused
  std::int64_t lost = 0;     // games left before their end
  std::int64_t cut = 0;      // connections lost, and made again

  std::int64_t games() const;
  /// "games 3 (queen_lost 2, resigned 1), actions 412, refused 0, lost 0"; and ", cut 4" where any was.
  std::string text() const;
};

/// A bot that sits in a room. It plays on whatever is proposed: draws and takebacks it declines.
class BotGame {
 public:
  /// Resigns where it is to act after `most_actions` actions of both sides.
  BotGame(client::Conversation& room, BotMind& mind, std::optional<std::int64_t> most_actions)
      : room_(room), mind_(mind), most_actions_(most_actions) {}

  /// Plays until the game is over. Returns false, with the reason in `why`, where it was not played to its
  /// end: something was refused, or the connection closed.
  boost::asio::awaitable<bool> play_out();
  const std::string& why() const { return why_; }

 private:
  bool may_act() const;
  boost::asio::awaitable<tl::expected<client::Connection::Body, std::string>> decide();
  std::optional<match::Proposal> proposed() const;
  boost::asio::awaitable<void> decline(match::Proposal what);
  boost::asio::awaitable<bool> act();

  client::Conversation& room_;
  BotMind& mind_;
  std::optional<std::int64_t> most_actions_;
  std::int64_t acted_at_ = -1;  // the ply of the action that the server took last
  std::string why_;
};

}  // namespace hexcourt::command
