#pragma once

#include <SQLiteCpp/Database.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "server/store/prepared.hpp"
#include "server/store/stored.hpp"

namespace hexcourt::server {

/// What Store reads, one function each, within the transaction of the caller. Each throws SQLite::Exception,
/// or another std::exception where what is kept makes no sense.
class Readings {
 public:
  explicit Readings(const SQLite::Database& database) : database_(database) {}

  std::optional<StoredRoom> load(const std::string& room);
  /// Whether there is such a room, and its game has not begun.
  bool is_waiting(const std::string& room);
  std::vector<Waking> next_wakings(std::size_t most);
  std::vector<StoredGame> games_of(const std::string& player, std::size_t most);
  std::optional<StoredPlayer> find_player(const SecretHash& token);

 private:
  /// Those of a room up to `last`.
  std::vector<match::Event> events(std::optional<std::int64_t> last, std::int64_t key,
                                   const std::string& room);
  std::vector<ChatLine> chat(std::int64_t key);
  std::vector<Outage> outages(TimePoint behind);

  const SQLite::Database& database_;
  Prepared room_{database_, "SELECT key, name, invite, changed_at, last_event FROM rooms WHERE id = ?"};
  Prepared waiting_{database_, "SELECT 1 FROM rooms WHERE id = ? AND status = 'waiting'"};
  Prepared event_{database_, "SELECT previous, body FROM events WHERE key = ? AND room_key = ?"};
  Prepared chat_{database_,
                 "SELECT channel, player, name, text, at FROM chat WHERE room_key = ? ORDER BY number"};
  Prepared outages_{database_,
                    "SELECT from_at, to_at, bonus_ms FROM outages WHERE to_at > ? ORDER BY from_at"};
  Prepared wakings_{database_,
                    "SELECT id, wake_at FROM rooms WHERE wake_at IS NOT NULL ORDER BY wake_at LIMIT ?"};
  Prepared games_{
      database_,
      "SELECT rooms.id, rooms.name, rooms.invite IS NOT NULL, rooms.game, rooms.status, own.side, "
      "other.player, other.name, rooms.to_act, rooms.outcome, rooms.reason, rooms.changed_at "
      "FROM seats AS own JOIN rooms ON rooms.key = own.room_key "
      "LEFT JOIN seats AS other ON other.room_key = own.room_key AND other.side <> own.side "
      "WHERE own.player = ? ORDER BY own.playing DESC, own.room_key DESC LIMIT ?"};
  Prepared player_{database_, "SELECT id, name, muted FROM players WHERE token = ?"};
};

}  // namespace hexcourt::server
