#include "server/store/storage.hpp"

#include <SQLiteCpp/Exception.h>
#include <spdlog/spdlog.h>

#include <stdexcept>

#include "server/store/memory_store.hpp"
#include "server/store/sqlite_store.hpp"

namespace hexcourt::server {

Storage::Storage(const Config& config) : stop_bonus_(config.limits.stop_bonus) {
  if (!config.data) {
    spdlog::warn("Everything is kept in memory, and lost when the server stops: --data DIR keeps it.");
    clock_ = std::make_shared<SystemClock>();
    store_ = std::make_shared<MemoryStore>(*clock_);
    return;
  }
  directory_.emplace(*config.data);
  const auto& last_run = directory_->last_run();
  clock_ = std::make_shared<SystemClock>(last_run ? last_run->alive : TimePoint());
  try {
    store_ = std::make_shared<SqliteStore>(*directory_, *clock_);
  } catch (const SQLite::Exception& failure) {
    throw std::runtime_error("The database " + directory_->database().string() + " cannot be used: " +
                             failure.what() + ". --data DIR chooses another directory.");
  }
  spdlog::info("Everything is kept in {}.", directory_->path().string());
}

void Storage::plan_stop() {
  if (directory_) directory_->plan_stop(clock_->now(), stop_bonus_);
}

}  // namespace hexcourt::server
