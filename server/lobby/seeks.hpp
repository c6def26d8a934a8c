#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/error.hpp"
#include "protocol/messages.hpp"
#include "server/clock.hpp"
#include "server/config/config.hpp"

namespace hexcourt::server {

/// What somebody looks for. `game` is the game's own name, and `settings` has all of them.
struct Seek {
  match::Player player;
  std::string game;
  game::NamedValues settings;
  std::optional<match::TimeControl> clock;
  std::optional<game::Side> side;  // that the player wants to have
  TimePoint since;
};

/// Whether one game serves both.
bool fit(const Seek& one, const Seek& other);

/// What a player's message asks for. Errors: bad_settings.
game::Expected<Seek> seek_of(const protocol::Seek& wish, const match::Player& player, TimePoint now,
                             const Limits& limits);

/// Two whose seeks fitted, as they are to sit.
struct Pairing {
  Seek white;
  Seek black;
};

/// Everybody who looks for an opponent: each player at most once, from whatever sockets. A seek is kept for a
/// while when the player is away, but nobody is paired with them meanwhile.
class Seeks {
 public:
  /// `toss` says whether the one who came first gets White, where both take either side.
  Seeks(std::chrono::milliseconds kept, std::function<bool()> toss) : kept_(kept), toss_(std::move(toss)) {}

  /// Adds the seek of a player who is here, in the place of an older one; the same again keeps its place.
  /// Where it fits with that of another who is here, the one that waited longest, both are taken out.
  std::optional<Pairing> add(Seek seek);
  /// False where the player looks for nothing.
  bool cancel(const std::string& player);

  /// The player went, by the last of their sockets; or is here again.
  void leave(const std::string& player, TimePoint now);
  std::optional<Pairing> come_back(const std::string& player);
  /// Forgets those who were away too long.
  void forget_overdue(TimePoint now);
  /// When the next one will have been.
  std::optional<TimePoint> next_deadline() const;

  /// Those who are here, in the order in which they began to look, as the lobby lists them.
  std::vector<protocol::SeekSummary> list() const;
  /// Whether the player looks for something, be they here or away.
  bool has(const std::string& player) const { return find(player) != entries_.end(); }
  std::size_t size() const { return entries_.size(); }

 private:
  struct Entry {
    Seek seek;
    std::optional<TimePoint> kept_until;  // while the player is away
  };
  using Entries = std::vector<Entry>;

  Entries::iterator find(const std::string& player);
  Entries::const_iterator find(const std::string& player) const;
  std::optional<Pairing> pair_up(const std::string& player);

  std::chrono::milliseconds kept_;
  std::function<bool()> toss_;
  Entries entries_;  // who began to look first stands first
};

}  // namespace hexcourt::server
