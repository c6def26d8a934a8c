// How fast many rooms play with a store on disk, and with the store in memory: the ratio.
//   hexcourt_durability [ROOMS [PLIES [THREADS]]]
// No sockets: each room has two players who answer every `ok` with the next action of one script.

#include <spdlog/spdlog.h>
#include <unistd.h>

#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "script.hpp"
#include "server/guests.hpp"
#include "server/metrics.hpp"
#include "server/noticeboard.hpp"
#include "server/rooms.hpp"
#include "server/services.hpp"
#include "server/store/data_directory.hpp"
#include "server/store/memory_store.hpp"
#include "server/store/sqlite_store.hpp"

namespace hexcourt::server {
namespace {

struct Load {
  std::size_t rooms = 500;
  std::size_t plies = 200;
  unsigned threads = std::max(1U, std::thread::hardware_concurrency());
};

/// What all rooms play, and how many are still at it.
struct Course {
  std::vector<std::string> actions;
  std::vector<game::Side> sides;
  std::atomic<std::size_t> playing = 0;
  std::atomic<std::size_t> acknowledged = 0;
};

class Duel;

/// One of the two players of a room.
class Player final : public Peer {
 public:
  explicit Player(Duel& duel) : duel_(duel) {}
  void send(protocol::Frame frame) override;
  void close(protocol::ByeCode /*code*/, std::string message) override {
    std::fprintf(stderr, "closed: %s\n", message.c_str());
    std::_Exit(1);
  }
  const std::string& address() const override { return address_; }
  std::chrono::milliseconds lag() const override { return {}; }

 private:
  Duel& duel_;
  std::string address_ = "192.0.2.1";
};

/// Plays the course in one room.
class Duel {
 public:
  Duel(std::shared_ptr<Room> room, Course& course, std::size_t number)
      : room_(std::move(room)), course_(course), number_(number) {}

  void begin() {
    for (const game::Side side : {game::Side::white, game::Side::black}) {
      room_->enter(players_[game::slot(side)], {player_of(side, number_), false, {}, {}});
    }
    act();
  }
  void acknowledged() {
    ++course_.acknowledged;
    if (++ply_ < course_.actions.size()) {
      boost::asio::post(room_->strand_for_socket(), [this] { act(); });
    } else {
      --course_.playing;
    }
  }
  static match::Player player_of(game::Side side, std::size_t number) {
    return {std::string(game::word(side)) + std::to_string(number), "Somebody"};
  }

 private:
  void act() {
    room_->handle(players_[game::slot(course_.sides[ply_])],
                  {std::int64_t{1}, protocol::Act{course_.actions[ply_], static_cast<std::int64_t>(ply_)}});
  }

  std::shared_ptr<Room> room_;
  Course& course_;
  std::size_t number_;
  std::size_t ply_ = 0;
  std::array<PeerPtr, 2> players_{std::make_shared<Player>(*this), std::make_shared<Player>(*this)};
};

void Player::send(protocol::Frame frame) {
  if (frame->starts_with(R"({"type":"ok")")) duel_.acknowledged();
  if (frame->starts_with(R"({"type":"error")")) {
    std::fprintf(stderr, "refused: %s\n", frame->c_str());
    std::_Exit(1);
  }
}

std::unique_ptr<Course> course_of(const std::string& game, std::size_t plies) {
  auto course = std::make_unique<Course>();
  course->actions = bench::played_script(game, plies);
  game::AnyGame position = *catalogue::open(game, {}, std::nullopt);
  for (const std::string& action : course->actions) {
    course->sides.push_back(position.to_act());
    position = position.apply(action)->game;
  }
  return course;
}

/// Runs the io_context until `done` holds.
template <typename Done>
void run_until(boost::asio::io_context& io, unsigned threads, Done done) {
  const auto work = boost::asio::make_work_guard(io);
  std::vector<std::jthread> workers;
  for (unsigned i = 0; i < threads; ++i) workers.emplace_back([&io] { io.run(); });
  while (!done()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  io.stop();
  workers.clear();
  io.restart();
}

/// Actions acknowledged a second.
double actions_a_second(Store& store, const Clock& clock, const Load& load, const std::string& game) {
  const Limits limits;
  Guests guests{store, clock, limits};
  Noticeboard notices{guests};
  Metrics metrics;
  const Services services{limits, clock, store, guests, notices, metrics};
  const auto course = course_of(game, load.plies);
  boost::asio::io_context io;
  Rooms rooms{io.get_executor(), services};
  std::mutex mutex;
  std::vector<std::string> ids(load.rooms);
  std::atomic<std::size_t> made = 0;
  protocol::CreateRoom wish;
  wish.game = game;
  wish.settings = {{"claim_after", std::int64_t{0}}, {"draw_after", std::int64_t{0}}};
  wish.clock = match::Fischer{std::chrono::hours(1), std::chrono::seconds(1), {}};
  for (std::size_t i = 0; i < load.rooms; ++i) {
    const auto asked =
        rooms.pair(wish, Duel::player_of(game::Side::white, i), Duel::player_of(game::Side::black, i),
                   io.get_executor(), [&, i](const std::optional<Rooms::Made>& room) {
                     ids[i] = room.value().room;
                     ++made;
                   });
    if (!asked) throw std::runtime_error(asked.error().message);
  }
  run_until(io, load.threads, [&] { return made == load.rooms; });
  std::vector<std::unique_ptr<Duel>> duels(load.rooms);
  std::atomic<std::size_t> opened = 0;
  for (std::size_t i = 0; i < load.rooms; ++i) {
    rooms.open(ids[i], io.get_executor(), [&, i](const Rooms::Opened& room) {
      duels[i] = std::make_unique<Duel>(room.value(), *course, i);
      ++opened;
    });
  }
  run_until(io, load.threads, [&] { return opened == load.rooms; });
  course->playing = load.rooms;
  const auto began = std::chrono::steady_clock::now();
  for (const auto& duel : duels) duel->begin();
  run_until(io, load.threads, [&] { return course->playing == 0; });
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  store.drain();
  return static_cast<double>(course->acknowledged) / took.count();
}

/// A directory for one measurement.
class Directory {
 public:
  Directory() { std::filesystem::create_directories(path_); }
  Directory(const Directory&) = delete;
  Directory& operator=(const Directory&) = delete;
  ~Directory() { std::filesystem::remove_all(path_); }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_ =
      std::filesystem::temp_directory_path() / ("hexcourt-durability-" + std::to_string(::getpid()));
};

void measure(const Load& load, const std::string& game) {
  const SystemClock clock;
  for (int round = 0; round < 3; ++round) {
    MemoryStore in_memory{clock};
    const double memory = actions_a_second(in_memory, clock, load, game);
    const Directory directory;
    DataDirectory data{directory.path()};
    SqliteStore on_disk{data, clock};
    const double disk = actions_a_second(on_disk, clock, load, game);
    std::printf("%-10s  %zu rooms, %u threads: in memory %.0f actions a second, on disk %.0f, ratio %.2f\n",
                game.c_str(), load.rooms, load.threads, memory, disk, disk / memory);
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace hexcourt::server

int main(int argc, char** argv) {
  hexcourt::server::Load load;
  if (argc > 1) load.rooms = std::stoul(argv[1]);
  if (argc > 2) load.plies = std::stoul(argv[2]);
  if (argc > 3) load.threads = static_cast<unsigned>(std::stoul(argv[3]));
  spdlog::set_level(spdlog::level::warn);
  for (const std::string game : {"hivequeen", "agon"}) hexcourt::server::measure(load, game);
}
