#pragma once

#include <chrono>
#include <filesystem>
#include <mutex>
#include <optional>

#include "server/clock.hpp"

namespace hexcourt::server {

/// How the server that used a directory before ended.
struct LastRun {
  /// When it was last known to serve.
  TimePoint alive;
  /// What its stop gives to each running clock, where it was stopped as planned; none where it died.
  std::optional<std::chrono::milliseconds> stop_bonus = std::nullopt;
  /// The heartbeat that the database had then: tells whether this one is that database, no older and no
  /// newer.
  std::optional<TimePoint> heartbeat = std::nullopt;
  friend bool operator==(const LastRun&, const LastRun&) = default;
};

/// The directory in which one server keeps its things:
///   hexcourt.db  the database
///   lock         held as long as the server runs; the kernel lets go of it with the process
///   alive        when the server was last alive, and whether its stop was planned
/// Any thread may call.
class DataDirectory {
 public:
  /// Makes the directory where it is missing, and takes it. Throws std::runtime_error, with a sentence for
  /// the person who chose it, where it cannot be had.
  explicit DataDirectory(std::filesystem::path path);

  const std::filesystem::path& path() const { return path_; }
  std::filesystem::path database() const { return path_ / "hexcourt.db"; }

  /// As the file alive says; none where it is missing or broken.
  const std::optional<LastRun>& last_run() const { return last_run_; }

  /// The server is alive, and the database has that heartbeat. It is not forced to the disk: what kills the
  /// process leaves it in the kernel.
  void beat(TimePoint now, std::optional<TimePoint> heartbeat = std::nullopt);
  /// The server goes, as planned: nobody can play from `now` on, and of later beats only the heartbeat
  /// counts.
  void plan_stop(TimePoint now, std::chrono::milliseconds bonus);

 private:
  /// An open file.
  class File {
   public:
    explicit File(const std::filesystem::path& path);
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    ~File();
    int descriptor() const { return descriptor_; }

   private:
    int descriptor_;
  };

  void write(const LastRun& run);

  std::filesystem::path path_;
  File lock_;
  File alive_;
  std::optional<LastRun> last_run_;
  std::mutex mutex_;
  LastRun this_run_;
};

}  // namespace hexcourt::server
