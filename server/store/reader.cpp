#include "server/store/reader.hpp"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Transaction.h>
#include <spdlog/spdlog.h>

#include "server/store/schema.hpp"

namespace hexcourt::server {

Reader::Reader(const std::filesystem::path& database, Writer& writer, const SqliteSettings& settings)
    : writer_(writer),
      database_(open_to_read(database, settings.patience)),
      queue_(settings.most_waiting),
      thread_([this] { run(); }) {}

Reader::~Reader() {
  queue_.close();
  thread_.join();
}

void Reader::run() {
  for (;;) {
    std::deque<Reading> batch = queue_.take_all(WorkQueue<Reading>::Time::max());
    if (batch.empty()) return;
    for (Reading& reading : batch) {
      writer_.wait_for(reading.behind);
      carry_out(reading);
      reading = {};  // what it holds goes before anybody hears that it is done
      queue_.finish(1);
    }
  }
}

void Reader::carry_out(Reading& reading) {
  try {
    const SQLite::Transaction transaction(database_);
    reading.carry_out(readings_);
    trouble_.works();
    return;
  } catch (const SQLite::Exception& failure) {
    trouble_.fails(failure.what());
  } catch (const std::exception& failure) {
    spdlog::error("The store holds something that makes no sense: {}", failure.what());
  }
  reading.fail();
}

}  // namespace hexcourt::server
