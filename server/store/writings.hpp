#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>

#include "server/store/prepared.hpp"
#include "server/store/stored.hpp"

namespace hexcourt::server {

/// A writing that does not go with what is kept; nothing is wrong with the storage.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// What Store writes, one function each, within the transaction of the caller. Each throws Refused, or
/// SQLite::Exception; the transaction must not be committed then.
class Writings {
 public:
  explicit Writings(SQLite::Database& database) : database_(database) {}

  void append(const RoomAddition& addition, TimePoint now);
  void add_chat(const std::string& room, const ChatLine& line);
  void put_to_sleep(const std::string& room, std::optional<TimePoint> deadline, TimePoint now);
  void put_player(const StoredPlayer& player, TimePoint now);
  void touch_player(const std::string& id, TimePoint now);
  /// Looks at the next kAtOnce players, so that a call stays short however many there are.
  void forget_players(TimePoint before);
  /// At most kAtOnce of them, and none that is awake.
  void forget_waiting_rooms(TimePoint before, const std::function<bool(const std::string&)>& is_awake,
                            TimePoint now);

  /// A server writes, at that time.
  void beat(TimePoint now);

  /// Takes space, as an event does, and gives it back.
  void take_space();
  void give_space_back();

 private:
  static constexpr std::int64_t kAtOnce = 500;

  struct Row {
    std::int64_t key = 0;
    std::int64_t last_seq = 0;
    std::optional<std::int64_t> last_event;
    std::string status;
  };
  Row find(const std::string& room);
  Row make(const RoomAddition& addition, TimePoint now);
  void forget(const std::string& room);
  /// Returns whether it concerns a seat.
  bool seat(const Row& row, const match::Event& event);

  SQLite::Database& database_;
  Prepared find_room_{database_, "SELECT key, last_seq, last_event, status FROM rooms WHERE id = ?"};
  Prepared make_room_{database_,
                      "INSERT INTO rooms (id, name, invite, game, last_seq, status, to_act, changed_at, "
                      "touched_at) VALUES (?, ?, ?, ?, 0, 'waiting', 'white', ?5, ?5)"};
  Prepared add_event_{database_, "INSERT INTO events (previous, room_key, body) VALUES (?, ?, ?)"};
  Prepared set_standing_{
      database_,
      "UPDATE rooms SET last_seq = ?, last_event = ?, status = ?, to_act = ?, outcome = ?, reason = ?, "
      "wake_at = ?, changed_at = coalesce(?, changed_at), touched_at = ? WHERE key = ?"};
  Prepared sit_{
      database_,
      "INSERT OR REPLACE INTO seats (room_key, side, player, name, playing) VALUES (?, ?, ?, ?, 0)"};
  // The plus keeps SQLite from going through all the games of that player.
  Prepared leave_seat_{database_, "DELETE FROM seats WHERE room_key = ? AND +player = ?"};
  Prepared vacate_{database_, "DELETE FROM seats WHERE room_key = ? AND side = ?"};
  Prepared set_playing_{database_, "UPDATE seats SET playing = ? WHERE room_key = ?"};

  Prepared add_chat_{
      database_, "INSERT INTO chat (room_key, channel, player, name, text, at) VALUES (?, ?, ?, ?, ?, ?)"};
  Prepared shorten_chat_{database_,
                         "DELETE FROM chat WHERE number IN (SELECT number FROM chat WHERE room_key = ? AND "
                         "channel = ? ORDER BY number DESC LIMIT -1 OFFSET ?)"};
  Prepared put_to_sleep_{database_, "UPDATE rooms SET wake_at = ?, touched_at = ? WHERE id = ?"};

  Prepared put_player_{database_,
                       "INSERT INTO players (id, name, token, muted, seen_at) VALUES (?1, ?2, ?3, ?4, ?5) "
                       "ON CONFLICT (id) DO UPDATE SET name = ?2, token = ?3, muted = ?4, seen_at = ?5"};
  Prepared touch_player_{database_, "UPDATE players SET seen_at = ? WHERE id = ?"};

  Prepared idle_players_{database_,
                         "SELECT seen_at, key FROM players WHERE (seen_at, key) > (?, ?) AND seen_at < ? "
                         "ORDER BY seen_at, key LIMIT ?"};
  Prepared forget_player_{database_,
                          "DELETE FROM players WHERE key = ? AND NOT EXISTS "
                          "(SELECT 1 FROM seats WHERE seats.player = players.id)"};
  Prepared waiting_rooms_{database_,
                          "SELECT id FROM rooms WHERE status = 'waiting' AND touched_at < ? "
                          "ORDER BY touched_at LIMIT ?"};
  Prepared touch_room_{database_, "UPDATE rooms SET touched_at = ? WHERE id = ?"};
  Prepared forget_room_{database_, "DELETE FROM rooms WHERE key = ?"};
  Prepared forget_event_{database_, "DELETE FROM events WHERE key = ? AND room_key = ? RETURNING previous"};

  Prepared beat_{database_, "UPDATE heartbeat SET at = ?"};
  Prepared take_space_{database_, "INSERT INTO probe (filler) VALUES (zeroblob(65536))"};
  Prepared give_space_back_{database_, "DELETE FROM probe"};

  /// The last player that forget_players() looked at.
  TimePoint looked_at_seen_;
  std::int64_t looked_at_key_ = 0;
};

}  // namespace hexcourt::server
