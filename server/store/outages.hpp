#pragma once

#include <SQLiteCpp/Database.h>

#include <optional>

#include "server/store/data_directory.hpp"

namespace hexcourt::server {

/// Keeps the outage that ends `now`, where a server ran before, and drops those that can concern no game
/// whose clock runs.
void note_outage(SQLite::Database& database, const std::optional<LastRun>& last_run, TimePoint now);

}  // namespace hexcourt::server
