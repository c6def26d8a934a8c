#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/clock.hpp"
#include "server/identity/secrets.hpp"

namespace hexcourt::server {

/// A statement that is compiled once and used often. Each use binds every parameter, in order, and lets go of
/// what it read when it ends. Throws SQLite::Exception.
class Prepared {
 public:
  Prepared(const SQLite::Database& database, const char* sql) : statement_(database, sql) {}

  /// Returns how many rows were changed.
  template <typename... Values>
  int run(const Values&... values) {
    const Use use(statement_);
    bind_all(values...);
    return statement_.exec();
  }

  /// Calls `read(row)` for every row that comes of it.
  template <typename Read, typename... Values>
  void each(const Read& read, const Values&... values) {
    const Use use(statement_);
    bind_all(values...);
    while (statement_.executeStep()) read(statement_);
  }

  /// What stands in that column, where anything does.
  static std::optional<std::int64_t> number_in(SQLite::Statement& row, int column) {
    if (row.isColumnNull(column)) return std::nullopt;
    return row.getColumn(column).getInt64();
  }

 private:
  struct Use {
    explicit Use(SQLite::Statement& used) : statement(used) {}
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    ~Use() { statement.tryReset(); }
    SQLite::Statement& statement;
  };

  template <typename... Values>
  void bind_all(const Values&... values) {
    int place = 0;
    (bind(++place, values), ...);
  }
  void bind(int place, std::int64_t value) { statement_.bind(place, value); }
  void bind(int place, TimePoint value) { statement_.bind(place, milliseconds_of(value)); }
  // Texts and bytes live at least as long as the use.
  void bind(int place, const std::string& value) { statement_.bindNoCopy(place, value); }
  void bind(int place, std::string_view value) { statement_.bind(place, std::string(value)); }
  void bind(int place, const SecretHash& value) {
    statement_.bindNoCopy(place, value.data(), static_cast<int>(value.size()));
  }
  template <typename Value>
  void bind(int place, const std::optional<Value>& value) {
    if (value) {
      bind(place, *value);
    } else {
      statement_.bind(place);
    }
  }

  SQLite::Statement statement_;
};

}  // namespace hexcourt::server
