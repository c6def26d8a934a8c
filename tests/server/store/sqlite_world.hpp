#pragma once

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "server/store/sqlite_store.hpp"
#include "store/store_world.hpp"

namespace hexcourt::server {

/// A store that can be closed and opened again.
class SqliteStoreOf : public testing::Test {
 protected:
  SqliteStoreOf() { open(); }

  void open(const SqliteSettings& settings = {}) {
    close();
    directory.emplace(temporary.path);
    store = std::make_unique<SqliteStore>(*directory, clock, settings);
    ask.emplace(*store);
  }
  void close() {
    store.reset();
    directory.reset();
  }
  /// Somebody else's connection.
  SQLite::Database database() const {
    return {temporary.path / "hexcourt.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
  }
  /// Its answer goes to `answers`.
  void append_later(RoomAddition addition) {
    const std::size_t place = answers.size();
    answers.emplace_back();
    store->append({std::move(addition)}, ask->executor(),
                  [this, place](bool success) { answers[place] = success; });
  }
  void await_answers() {
    ask->run_until(
        [&] { return std::ranges::all_of(answers, [](const auto& answer) { return answer.has_value(); }); });
  }

  TemporaryDirectory temporary;
  SetClock clock;
  std::optional<DataDirectory> directory;
  std::optional<Asking> ask;  // outlives the store, whose threads hand over answers to it
  std::unique_ptr<SqliteStore> store;
  std::vector<std::optional<bool>> answers;
};

/// Keeps a database locked against writing.
class Lock {
 public:
  explicit Lock(SQLite::Database database) : database_(std::move(database)) {
    database_.exec("BEGIN IMMEDIATE");
  }

 private:
  SQLite::Database database_;
};

inline const SqliteSettings kLooksOften{16'384, milliseconds(5'000), milliseconds(1)};

}  // namespace hexcourt::server
