#pragma once

#include <SQLiteCpp/Database.h>

#include <optional>

#include "server/store/data_directory.hpp"

namespace hexcourt::server {

/// Keeps the outage that ends `now`, where a server ran before, and drops those that can concern no game
/// whose clock runs. `alive` says when it begins, where that was written next to this very database; else, as
/// where a backup was put in its place, it begins at the database's own heartbeat, and the log says so.
/// What is ahead of `now` begins none. The next heartbeat is `now`.
void note_outage(SQLite::Database& database, const std::optional<LastRun>& alive, TimePoint now);

}  // namespace hexcourt::server
