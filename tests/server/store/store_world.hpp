#pragma once

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <csignal>
#include <filesystem>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/clock.hpp"
#include "server/store/store.hpp"

namespace hexcourt::server {

using std::chrono::milliseconds;

inline TimePoint at(std::int64_t ms) { return TimePoint(milliseconds(ms)); }

/// A clock that stands where it is put, for any thread.
class SetClock final : public Clock {
 public:
  TimePoint now() const override { return at(now_); }
  void set(std::int64_t ms) { now_ = ms; }

 private:
  std::atomic<std::int64_t> now_{1'000};
};

/// A directory of this test alone, which is gone after it.
class TemporaryDirectory {
 public:
  TemporaryDirectory() { std::filesystem::create_directories(path); }
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  ~TemporaryDirectory() { std::filesystem::remove_all(path); }

  const std::filesystem::path path =
      std::filesystem::temp_directory_path() /
      ("hexcourt-store-" + std::to_string(::getpid()) + "-" + std::to_string(next_++));

 private:
  static inline std::atomic<int> next_{0};
};

/// As long as it lives, no file of this process grows: a write fails.
class FullDisk {
 public:
  FullDisk() {
    std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit nothing = before_;
    nothing.rlim_cur = 1;
    ::setrlimit(RLIMIT_FSIZE, &nothing);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;
  ~FullDisk() { ::setrlimit(RLIMIT_FSIZE, &before_); }

 private:
  rlimit before_{};
};

inline const match::Player kAda{"ada", "Ada"};
inline const match::Player kBob{"bob", "Bob"};
inline const match::Player kCleo{"cleo", "Cleo"};

inline match::Event created(std::int64_t ms, const match::Player& host = kAda) {
  match::Created what;
  what.game = "agon";
  what.settings = {{"draws", true}, {"board", std::int64_t{5}}, {"start", std::string("placed")}};
  what.position = "start";
  what.host = host;
  what.clock = match::Fischer{milliseconds(60'000), milliseconds(1'000)};
  return {1, at(ms), std::move(what)};
}
inline match::Event seated(std::uint64_t seq, std::int64_t ms, game::Side side, const match::Player& player) {
  return {seq, at(ms), match::Seated{side, player}};
}
inline match::Event vacated(std::uint64_t seq, std::int64_t ms, game::Side side) {
  return {seq, at(ms), match::Vacated{side}};
}
inline match::Event acted(std::uint64_t seq, std::int64_t ms, std::string action = "a1-a2") {
  const match::ClockReceipt receipt{milliseconds(1), milliseconds(2), milliseconds(3), milliseconds(4)};
  return {seq, at(ms), match::Acted{game::Side::white, std::move(action), receipt}};
}
inline match::Event resigned(std::uint64_t seq, std::int64_t ms) {
  return {seq, at(ms), match::Resigned{game::Side::white}};
}

inline match::Standing waiting() { return {}; }
inline match::Standing playing(std::optional<TimePoint> safe_until = std::nullopt,
                               game::Side to_act = game::Side::white) {
  return {match::Status::playing, to_act, std::nullopt, safe_until};
}
inline match::Standing finished() {
  return {match::Status::finished, game::Side::white, game::Result{game::Outcome::black, "resigned"},
          std::nullopt};
}

inline RoomAddition addition(std::string room, std::vector<match::Event> events,
                             match::Standing after = playing()) {
  return {std::move(room), std::nullopt, std::move(events), after};
}
inline RoomAddition new_room(const std::string& room, std::vector<match::Event> events,
                             match::Standing after = waiting()) {
  return {room, RoomCard{room, "Room " + room, std::nullopt}, std::move(events), after};
}
/// Ada plays White and Bob Black.
inline RoomAddition new_game(const std::string& room, std::int64_t ms,
                             std::optional<TimePoint> safe_until = std::nullopt) {
  return new_room(
      room, {created(ms), seated(2, ms, game::Side::white, kAda), seated(3, ms, game::Side::black, kBob)},
      playing(safe_until));
}

inline SecretHash token(unsigned char byte) {
  SecretHash hash{};
  hash.fill(byte);
  return hash;
}

/// Asks a store, and waits for its answer.
class Asking {
 public:
  explicit Asking(Store& store) : store_(store) {}

  bool append(std::vector<RoomAddition> additions) {
    return answer<bool>([&](auto done) { store_.append(std::move(additions), executor(), done); });
  }
  bool put(const StoredPlayer& player) {
    return answer<bool>([&](auto done) { store_.put_player(player, executor(), done); });
  }
  /// None where reading failed, and where there is no such room.
  std::optional<StoredRoom> load(const std::string& room) { return try_load(room).value_or(std::nullopt); }
  std::optional<std::optional<StoredRoom>> try_load(const std::string& room) {
    return answer<std::optional<std::optional<StoredRoom>>>(
        [&](auto done) { store_.load(room, executor(), done); });
  }
  /// Likewise, for a look.
  std::optional<StoredRoom> read(const std::string& room) {
    return answer<std::optional<std::optional<StoredRoom>>>(
               [&](auto done) { store_.read(room, executor(), done); })
        .value_or(std::nullopt);
  }
  std::vector<Waking> wakings(std::size_t most = 100) {
    return answer<std::optional<std::vector<Waking>>>(
               [&](auto done) { store_.next_wakings(most, executor(), done); })
        .value();
  }
  std::vector<StoredGame> games(const match::Player& player, std::size_t most = 100) {
    return answer<std::optional<std::vector<StoredGame>>>(
               [&](auto done) { store_.games_of(player.id, most, executor(), done); })
        .value();
  }
  std::optional<StoredPlayer> find(const SecretHash& hash) {
    return answer<std::optional<std::optional<StoredPlayer>>>(
               [&](auto done) { store_.find_player(hash, executor(), done); })
        .value();
  }

  Store::Executor executor() { return io_.get_executor(); }
  /// Runs callbacks until `happened` says so.
  template <typename Happened>
  void run_until(const Happened& happened) {
    while (!happened()) io_.run_one();
  }

 private:
  template <typename Value, typename Ask>
  Value answer(const Ask& ask) {
    std::optional<Value> got;
    ask([&got](Value value) { got = std::move(value); });
    run_until([&] { return got.has_value(); });
    return std::move(*got);
  }

  Store& store_;
  boost::asio::io_context io_;
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_{io_.get_executor()};
};

}  // namespace hexcourt::server
