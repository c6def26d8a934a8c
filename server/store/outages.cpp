#include "server/store/outages.hpp"

#include <SQLiteCpp/Transaction.h>
#include <spdlog/spdlog.h>

#include "server/store/prepared.hpp"

namespace hexcourt::server {

namespace {

/// A server that is killed may have written to one of the two last, so far behind the other.
constexpr std::chrono::seconds kApart{5};

/// None where it is no time that can have been.
std::optional<TimePoint> heartbeat_of(const SQLite::Database& database, TimePoint now) {
  std::optional<TimePoint> heartbeat;
  Prepared(database, "SELECT at FROM heartbeat WHERE at BETWEEN 0 AND ?")
      .each(
          [&](SQLite::Statement& row) {
            heartbeat = TimePoint(std::chrono::milliseconds(row.getColumn(0).getInt64()));
          },
          now + kMostAhead);
  return heartbeat;
}

std::optional<LastRun> believed(const std::optional<LastRun>& alive, TimePoint now) {
  if (!alive || alive->alive <= now + kMostAhead) return alive;
  spdlog::warn(
      "The file alive says that a server ran at {} ms since 1970, but it is only {}: it is not believed. "
      "Is the clock of the machine right?",
      milliseconds_of(alive->alive), milliseconds_of(now));
  return std::nullopt;
}

/// How the server ended that wrote to the database last.
std::optional<LastRun> last_run_of(const std::optional<LastRun>& alive, std::optional<TimePoint> heartbeat) {
  if (!heartbeat) return alive;
  if (alive && (alive->heartbeat == heartbeat || std::chrono::abs(alive->alive - *heartbeat) <= kApart)) {
    return alive;
  }
  spdlog::warn(
      "{}: no clock is charged for the time since the database was last written to, which was at {} ms "
      "since 1970.",
      alive ? "The file alive is of another state of the database, as after a backup was put back"
            : "The file alive is missing, or says nothing that can be",
      milliseconds_of(*heartbeat));
  return LastRun{*heartbeat};
}

}  // namespace

void note_outage(SQLite::Database& database, const std::optional<LastRun>& alive, TimePoint now) {
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  const auto last_run = last_run_of(believed(alive, now), heartbeat_of(database, now));
  if (last_run && last_run->alive < now) {
    // A start that got no further than this was no end of the outage.
    Prepared(database,
             "INSERT INTO outages (from_at, to_at, bonus_ms) VALUES (?1, ?2, ?3)"
             " ON CONFLICT (from_at) DO UPDATE SET to_at = ?2")
        .run(last_run->alive, now, last_run->stop_bonus.value_or(std::chrono::milliseconds{}).count());
  }
  Prepared(database,
           "DELETE FROM outages WHERE to_at <="
           " coalesce((SELECT min(changed_at) FROM rooms WHERE wake_at IS NOT NULL), ?)")
      .run(now);
  Prepared(database, "UPDATE heartbeat SET at = ?").run(now);
  transaction.commit();
}

}  // namespace hexcourt::server
