#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "game/result.hpp"
#include "game/side.hpp"
#include "match/event.hpp"
#include "match/match.hpp"
#include "protocol/messages.hpp"
#include "server/clock.hpp"
#include "server/identity/secrets.hpp"
#include "server/room/room_card.hpp"

// What is kept, as plain values.

namespace hexcourt::server {

/// What a commit adds to one room: the events follow those that the room has. `card` makes the room.
struct RoomAddition {
  std::string room;
  std::optional<RoomCard> card;
  std::vector<match::Event> events;
  /// How the match stands after the events.
  match::Standing after;
};

/// A time during which no server ran. `bonus` is what each running clock is given for it.
struct Outage {
  TimePoint from;
  TimePoint to;
  std::chrono::milliseconds bonus{};
  friend bool operator==(const Outage&, const Outage&) = default;
};

/// So many lines of chat are kept of each group of a room.
inline constexpr std::size_t kChatKept = 50;

/// A line of chat, as it was said in a room.
struct ChatLine {
  protocol::ChatGroup group = protocol::ChatGroup::players;
  match::Player from;
  std::string text;
  TimePoint at;
  friend bool operator==(const ChatLine&, const ChatLine&) = default;
};

/// Everything that is kept of a room: enough to open it again.
struct StoredRoom {
  RoomCard card;
  std::vector<match::Event> events;
  std::vector<ChatLine> chat;  // the last of it, the oldest first
  /// Those that ended behind the last event.
  std::vector<Outage> outages;
};

/// A room whose time may have come, and when.
struct Waking {
  std::string room;
  TimePoint at;
  friend bool operator==(const Waking&, const Waking&) = default;
};

/// Somebody the server knows. Of the token a hash is kept.
struct StoredPlayer {
  std::string id;
  std::string name;
  SecretHash token{};
  std::set<std::string> muted;  // ids of players whose chat they do not want to read
  friend bool operator==(const StoredPlayer&, const StoredPlayer&) = default;
};

/// One line in the list of a player's games.
struct StoredGame {
  std::string room;
  std::optional<std::string> name;
  bool is_private = false;
  std::string game;
  match::Status status = match::Status::waiting;
  game::Side side = game::Side::white;  // the player's
  std::optional<match::Player> opponent;
  std::optional<game::Side> to_act;      // while it is being played
  std::optional<game::Outcome> outcome;  // once it is over
  std::string reason;
  TimePoint changed_at;
};

}  // namespace hexcourt::server
