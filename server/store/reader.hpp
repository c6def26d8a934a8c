#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <thread>

#include "server/store/readings.hpp"
#include "server/store/trouble.hpp"
#include "server/store/work_queue.hpp"
#include "server/store/writer.hpp"

namespace hexcourt::server {

/// Something to be read when so many writings are done, and what to do where it fails.
struct Reading {
  std::uint64_t behind = 0;
  std::function<void(Readings&)> carry_out;
  std::function<void()> fail;
};

/// The thread that reads, on a connection of its own: reading does not wait for the disk to commit, and
/// writing does not wait for long readings.
class Reader {
 public:
  Reader(const std::filesystem::path& database, Writer& writer, const SqliteSettings& settings);
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  /// Carries out what still waits.
  ~Reader();

  /// False where too many wait; nothing becomes of the reading then.
  bool add(Reading reading) { return queue_.add(reading); }
  /// Returns when all that was added is done, and everybody told.
  void drain() { queue_.wait_for(queue_.added()); }

  /// False while reading fails.
  bool healthy() const { return !trouble_.here(); }

 private:
  void run();
  void carry_out(Reading& reading);

  Writer& writer_;
  SQLite::Database database_;
  Readings readings_{database_};
  Trouble trouble_{"Reading from the store"};
  WorkQueue<Reading> queue_;
  std::jthread thread_;
};

}  // namespace hexcourt::server
