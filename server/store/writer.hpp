#pragma once

#include <SQLiteCpp/Database.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <thread>

#include "server/clock.hpp"
#include "server/store/answer.hpp"
#include "server/store/data_directory.hpp"
#include "server/store/trouble.hpp"
#include "server/store/work_queue.hpp"
#include "server/store/writings.hpp"

namespace hexcourt::server {

struct SqliteSettings {
  /// So many writings, and so many readings, may wait.
  std::size_t most_waiting = 16'384;
  /// How long to wait for somebody else who has the database locked.
  std::chrono::milliseconds patience{5'000};
  /// How often the server is noted to be alive, and while writing fails, whether it works again is tried.
  std::chrono::milliseconds look_every{1'000};
  /// Commits begin at least so far apart, so that under load each serves many rooms. Whoever comes after a
  /// pause does not wait.
  std::chrono::microseconds gather{2'000};
};

/// Something to be written, what the writer does when it knows whether that is safe, and whom it tells then.
struct Writing {
  std::function<void(Writings&)> carry_out;
  std::function<void(bool)> done = nullptr;
  std::optional<Answer<bool>> answer = std::nullopt;
};

/// The one thread that writes. All that waits goes into one transaction, so that a commit, which waits for
/// the disk, serves many; where that fails, each writing is tried by itself.
class Writer {
 public:
  /// Opens the database, and notes when no server ran. Throws what open_to_write() throws.
  Writer(DataDirectory& directory, const Clock& clock, const SqliteSettings& settings);
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  /// Carries out what still waits.
  ~Writer();

  /// False where too many wait; nothing is written then, and everybody told so at once.
  bool add(Writing writing);
  /// So many writings were ever added.
  std::uint64_t added() const { return queue_.added(); }
  /// Returns when the first `count` of them are done, and everybody told.
  void wait_for(std::uint64_t count) { queue_.wait_for(count); }

  /// False while writing fails, more comes than can wait, or something has waited too long: for a lock that
  /// another process holds, or a disk that does not answer.
  bool healthy(std::chrono::steady_clock::time_point now = std::chrono::steady_clock::now()) const {
    const auto since = queue_.waits_since();
    return !trouble_.here() && !crowded_ && (!since || now - *since <= kPatience);
  }

 private:
  static constexpr std::chrono::seconds kPatience{2};
  using Batch = std::deque<Writing>;

  void run();
  void carry_out(Batch batch);
  bool commit_all(Batch& batch);
  bool commit_one(Writing& writing);
  template <typename Steps>
  void commit(const Steps& steps);
  void look_around();
  void probe();

  DataDirectory& directory_;
  const Clock& clock_;
  const std::chrono::milliseconds look_every_;
  const std::chrono::microseconds gather_;
  SQLite::Database database_;
  Writings writings_{database_};
  TimePoint heartbeat_;  // the database's
  Trouble trouble_{"Writing to the store"};
  std::atomic<bool> crowded_{false};
  WorkQueue<Writing> queue_;
  std::jthread thread_;
};

}  // namespace hexcourt::server
