#include "server/store/writer.hpp"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Transaction.h>
#include <spdlog/spdlog.h>
#include <sqlite3.h>

#include <utility>
#include <vector>

#include "server/store/outages.hpp"
#include "server/store/schema.hpp"

namespace hexcourt::server {

namespace {

using Steady = std::chrono::steady_clock;

/// Carries out the steps in one transaction. Throws what they throw, and nothing is written then.
template <typename Steps>
void in_transaction(SQLite::Database& database, const Steps& steps) {
  SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
  steps();
  transaction.commit();
}

}  // namespace

Writer::Writer(DataDirectory& directory, const Clock& clock, const SqliteSettings& settings)
    : directory_(directory),
      clock_(clock),
      look_every_(settings.look_every),
      gather_(settings.gather),
      database_(open_to_write(directory.database(), settings.patience)),
      queue_(settings.most_waiting) {
  const TimePoint now = clock_.now();
  note_outage(database_, directory_.last_run(), now);
  heartbeat_ = now;
  directory_.beat(now, heartbeat_);
  thread_ = std::jthread([this] { run(); });
}

Writer::~Writer() {
  queue_.close();
  thread_.join();
}

bool Writer::add(Writing writing) {
  if (queue_.add(writing)) return true;
  if (!crowded_.exchange(true)) spdlog::error("Too much waits to be written; the store refuses more.");
  if (writing.done) writing.done(false);
  if (writing.answer) writing.answer->post(false);
  return false;
}

void Writer::run() {
  Steady::time_point next_look = Steady::now() + look_every_;
  Steady::time_point next_commit{};
  for (;;) {
    Batch batch = queue_.take_all(next_look, next_commit);
    next_commit = Steady::now() + gather_;
    const bool is_last = batch.empty() && queue_.closed();
    if (!batch.empty()) carry_out(std::move(batch));
    if (is_last || Steady::now() >= next_look) {
      look_around();
      next_look = Steady::now() + look_every_;
    }
    if (is_last) return;
  }
}

void Writer::carry_out(Batch batch) {
  std::vector<bool> safe(batch.size(), true);
  if (batch.size() == 1 || !commit_all(batch)) {
    for (std::size_t i = 0; i < batch.size(); ++i) safe[i] = commit_one(batch[i]);
  }
  std::vector<Call> answers;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (batch[i].done) batch[i].done(safe[i]);
    if (batch[i].answer) answers.push_back(batch[i].answer->call(safe[i]));
  }
  batch.clear();  // what the writings hold goes before anybody hears that they are done
  post_together(std::move(answers));
  queue_.finish(safe.size());
}

/// With a heartbeat now and then: a database that is copied knows until when it was written to.
template <typename Steps>
void Writer::commit(const Steps& steps) {
  const TimePoint now = clock_.now();
  const bool beats = now >= heartbeat_ + look_every_;
  in_transaction(database_, [&] {
    steps();
    if (beats) writings_.beat(now);
  });
  if (beats) heartbeat_ = now;
}

bool Writer::commit_all(Batch& batch) {
  try {
    commit([&] {
      for (Writing& writing : batch) writing.carry_out(writings_);
    });
    return true;
  } catch (const std::exception&) {
    return false;  // what it was shows when each is tried
  }
}

bool Writer::commit_one(Writing& writing) {
  try {
    commit([&] { writing.carry_out(writings_); });
    return true;
  } catch (const SQLite::Exception& failure) {
    if (failure.getErrorCode() == SQLITE_CONSTRAINT) {
      spdlog::warn("The store refused a writing: {}.", failure.what());
    } else {
      trouble_.fails(failure.what());
    }
  } catch (const std::exception& refusal) {
    spdlog::warn("The store refused a writing: {}.", refusal.what());
  }
  return false;
}

void Writer::look_around() {
  directory_.beat(clock_.now(), heartbeat_);
  crowded_ = false;
  if (trouble_.here()) probe();
}

/// Only this ends a trouble: single writings may succeed now and then while most fail.
void Writer::probe() {
  try {
    in_transaction(database_, [&] { writings_.take_space(); });
    in_transaction(database_, [&] { writings_.give_space_back(); });
    trouble_.works();
  } catch (const SQLite::Exception& failure) {
    trouble_.fails(failure.what());
  }
}

}  // namespace hexcourt::server
