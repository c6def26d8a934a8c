#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <unistd.h>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "server/store/memory_store.hpp"
#include "server/store/sqlite_store.hpp"

// How many actions a store keeps in a second when rooms wait for each, and what the disk takes for one
// commit. The directory is made in the current one, so that it says which disk is measured.

namespace hexcourt::server {
namespace {

class Directory {
 public:
  Directory() { std::filesystem::create_directories(path); }
  Directory(const Directory&) = delete;
  Directory& operator=(const Directory&) = delete;
  ~Directory() { std::filesystem::remove_all(path); }

  const std::filesystem::path path = "store-bench-" + std::to_string(::getpid());
};

match::Player player(const std::string& id) { return {id, "Guest-" + id}; }

match::Standing playing(const Clock& clock) {
  return {match::Status::playing, game::Side::white, std::nullopt, clock.now() + std::chrono::minutes(5)};
}

RoomAddition new_game(const std::string& room, const Clock& clock) {
  const TimePoint now = clock.now();
  match::Created created;
  created.game = "agon";
  created.host = player(room + "w");
  created.clock = match::Fischer{std::chrono::minutes(5), std::chrono::seconds(3)};
  return {room,
          RoomCard{room, std::nullopt, std::nullopt},
          {{1, now, created},
           {2, now, match::Seated{game::Side::white, player(room + "w")}},
           {3, now, match::Seated{game::Side::black, player(room + "b")}}},
          playing(clock)};
}

/// Rooms that play on as soon as their last action is kept.
class BusyRooms {
 public:
  BusyRooms(Store& store, const Clock& clock, std::size_t rooms)
      : store_(store), clock_(clock), seqs_(rooms, 3) {
    std::vector<RoomAddition> games;
    for (std::size_t room = 0; room < rooms; ++room) games.push_back(new_game(name(room), clock));
    store_.append(std::move(games), io_.get_executor(), [this](bool success) { failed_ += success ? 0 : 1; });
    store_.drain();
    for (std::size_t room = 0; room < rooms; ++room) act(room);
  }

  /// Waits until so many more actions are kept.
  void keep(std::size_t actions) {
    const std::size_t enough = kept_ + actions;
    auto work = boost::asio::make_work_guard(io_);
    while (kept_ < enough) io_.run_one();
  }
  /// Runs what is on its way to its end.
  void finish() {
    ending_ = true;
    store_.drain();
    io_.restart();
    io_.run();
  }
  std::size_t failed() const { return failed_; }

 private:
  static std::string name(std::size_t room) { return "benchroom" + std::to_string(room); }

  void act(std::size_t room) {
    const match::ClockReceipt receipt{std::chrono::milliseconds(2'150), std::chrono::milliseconds(40),
                                      std::chrono::milliseconds(3'000), std::chrono::milliseconds(260'000)};
    RoomAddition addition{name(room),
                          std::nullopt,
                          {{++seqs_[room], clock_.now(), match::Acted{game::Side::white, "d4-e5", receipt}}},
                          playing(clock_)};
    // Posted by hand, since a store may answer inside the call.
    boost::asio::post(io_, [this, room, addition = std::move(addition)]() mutable {
      if (ending_) return;  // a store must not be asked behind its drain()
      store_.append({std::move(addition)}, io_.get_executor(), [this, room](bool success) {
        ++kept_;
        failed_ += success ? 0 : 1;
        act(room);
      });
    });
  }

  Store& store_;
  const Clock& clock_;
  boost::asio::io_context io_;
  std::vector<std::uint64_t> seqs_;
  std::size_t kept_ = 0;
  std::size_t failed_ = 0;
  bool ending_ = false;
};

void run(benchmark::State& state, Store& store, const Clock& clock) {
  const auto rooms = static_cast<std::size_t>(state.range(0));
  BusyRooms busy(store, clock, rooms);
  for (auto _ : state) busy.keep(rooms);
  busy.finish();
  if (busy.failed() > 0) state.SkipWithError("a writing failed");
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void actions_in_memory(benchmark::State& state) {
  const SystemClock clock;
  MemoryStore store(clock);
  run(state, store, clock);
}

void actions_in_sqlite(benchmark::State& state) {
  const Directory directory;
  const SystemClock clock;
  DataDirectory data(directory.path);
  SqliteStore store(data, clock);
  run(state, store, clock);
}

void one_fdatasync(benchmark::State& state) {
  const Directory directory;
  const int file = ::open((directory.path / "file").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  const std::vector<char> page(4096, 'x');
  for (auto _ : state) {
    if (::write(file, page.data(), page.size()) < 0 || ::fdatasync(file) != 0)
      state.SkipWithError("cannot write");
  }
  ::close(file);
}

BENCHMARK(one_fdatasync)->UseRealTime();
BENCHMARK(actions_in_sqlite)->Arg(1)->Arg(50)->Arg(500)->UseRealTime();
BENCHMARK(actions_in_memory)->Arg(500)->UseRealTime();

}  // namespace
}  // namespace hexcourt::server

BENCHMARK_MAIN();
