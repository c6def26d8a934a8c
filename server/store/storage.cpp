#include "server/store/storage.hpp"

#include <spdlog/spdlog.h>

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
  store_ = std::make_shared<SqliteStore>(*directory_, *clock_);
  spdlog::info("Everything is kept in {}.", directory_->path().string());
}

void Storage::plan_stop() {
  if (directory_) directory_->plan_stop(clock_->now(), stop_bonus_);
}

}  // namespace hexcourt::server
