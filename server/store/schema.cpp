#include "server/store/schema.hpp"

#include <SQLiteCpp/Transaction.h>
#include <spdlog/spdlog.h>
#include <sqlite3.h>

#include <array>
#include <stdexcept>
#include <string>

namespace hexcourt::server {

namespace {

// How the form of the database came about. PRAGMA user_version says how many of these steps a database has
// taken; a step that was released is never changed, new ones follow behind it.
//
// Times are ms since 1970. Rooms are numbered as they are made. A room's wake_at is when its running clock
// may run out, changed_at the time of its last event, and touched_at when somebody was last known to be in
// it.
//
// For an IN of more than two words, SQLite would make a table at every writing: hence the ORs.
constexpr std::array kSteps{
    R"sql(
CREATE TABLE rooms (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT,
  invite TEXT,
  game TEXT NOT NULL,
  last_seq INTEGER NOT NULL,
  last_event INTEGER,
  status TEXT NOT NULL CHECK (status = 'waiting' OR status = 'playing' OR status = 'finished'),
  to_act TEXT NOT NULL CHECK (to_act IN ('white', 'black')),
  outcome TEXT CHECK (outcome = 'white' OR outcome = 'black' OR outcome = 'draw' OR outcome = 'none'),
  reason TEXT,
  wake_at INTEGER,
  changed_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL
) STRICT;
CREATE INDEX rooms_to_wake ON rooms (wake_at, changed_at) WHERE wake_at IS NOT NULL;
CREATE INDEX rooms_waiting ON rooms (touched_at) WHERE status = 'waiting';

-- In the order of the commits, and each with the one before it of the same room: so all that is committed at a
-- time lies together, however many rooms it is of. By room and number, each event would cost a page of its own.
CREATE TABLE events (
  key INTEGER PRIMARY KEY,
  previous INTEGER,
  room_key INTEGER NOT NULL,
  body TEXT NOT NULL -- JSON, number and time included
) STRICT;

-- Who sits where; `playing` while the room's game is.
CREATE TABLE seats (
  room_key INTEGER NOT NULL REFERENCES rooms (key) ON DELETE CASCADE,
  side TEXT NOT NULL CHECK (side IN ('white', 'black')),
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  playing INTEGER NOT NULL,
  PRIMARY KEY (room_key, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_of_player ON seats (player, playing DESC, room_key DESC);

CREATE TABLE chat (
  number INTEGER PRIMARY KEY,
  room_key INTEGER NOT NULL REFERENCES rooms (key) ON DELETE CASCADE,
  channel TEXT NOT NULL CHECK (channel IN ('players', 'watchers')),
  player TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_of_room ON chat (room_key, channel);

CREATE TABLE players (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  token BLOB NOT NULL UNIQUE, -- a hash of it
  muted TEXT NOT NULL,        -- a JSON array of ids
  seen_at INTEGER NOT NULL
) STRICT;
CREATE INDEX players_seen ON players (seen_at);

CREATE TABLE outages (
  from_at INTEGER PRIMARY KEY,
  to_at INTEGER NOT NULL,
  bonus_ms INTEGER NOT NULL
) STRICT;

-- Takes something now and then, to learn whether the disk does.
CREATE TABLE probe (filler BLOB) STRICT;
)sql",
    R"sql(
-- One row: when a server last wrote, to about a second. A copy of the database keeps it.
CREATE TABLE heartbeat (at INTEGER) STRICT;
INSERT INTO heartbeat SELECT max(max(changed_at, touched_at)) FROM rooms;
)sql",
};

void migrate(SQLite::Database& database, const std::filesystem::path& file) {
  const auto known = static_cast<int>(kSteps.size());
  const int taken = database.execAndGet("PRAGMA user_version").getInt();
  if (taken > known) {
    throw std::runtime_error(file.string() + " was written by a newer hexcourt-server: its form is number " +
                             std::to_string(taken) + ", and this program knows those up to " +
                             std::to_string(known) + ". Please run the newer program.");
  }
  if (taken < 0) {
    throw std::runtime_error(file.string() + " was not written by hexcourt-server: its form is number " +
                             std::to_string(taken) + ". --data DIR chooses another directory.");
  }
  for (int step = taken; step < known; ++step) {
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    database.exec(kSteps.at(static_cast<std::size_t>(step)));
    database.exec("PRAGMA user_version = " + std::to_string(step + 1));
    transaction.commit();
  }
}

int milliseconds_in(std::chrono::milliseconds patience) { return static_cast<int>(patience.count()); }

}  // namespace

// No connection is used by two threads at a time: they need no mutexes.

namespace {

/// Nobody asks SQLite how much memory it has, and counting it takes a lock at every allocation.
void count_no_memory() {
  static const int done = sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  if (done != SQLITE_OK) spdlog::debug("SQLite was in use already and goes on counting its memory.");
}

}  // namespace

SQLite::Database open_to_write(const std::filesystem::path& file, std::chrono::milliseconds patience) {
  count_no_memory();
  SQLite::Database database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX,
                            milliseconds_in(patience));
  const std::string mode = database.execAndGet("PRAGMA journal_mode = WAL").getString();
  if (mode != "wal") {
    throw std::runtime_error(file.string() + " cannot be kept with a write-ahead log (but " + mode +
                             "): is it on a network file system?");
  }
  database.exec("PRAGMA synchronous = FULL");
  database.exec("PRAGMA foreign_keys = ON");
  // Busy rooms write the same pages again and again: gathered for longer, each goes to the database once, and
  // needs not be read again. In pages of 4 KiB, and in KiB.
  database.exec("PRAGMA wal_autocheckpoint = 4000");
  database.exec("PRAGMA cache_size = -32768");
  migrate(database, file);
  return database;
}

SQLite::Database open_to_read(const std::filesystem::path& file, std::chrono::milliseconds patience) {
  return {file, SQLite::OPEN_READONLY | SQLite::OPEN_NOMUTEX, milliseconds_in(patience)};
}

}  // namespace hexcourt::server
