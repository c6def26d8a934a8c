#include "server/store/outages.hpp"

#include <SQLiteCpp/Transaction.h>

#include "server/store/prepared.hpp"

namespace hexcourt::server {

void note_outage(SQLite::Database& database, const std::optional<LastRun>& last_run, TimePoint now) {
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
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
  transaction.commit();
}

}  // namespace hexcourt::server
