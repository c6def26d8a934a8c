// How fast many rooms play with a store on disk, and with the store in memory: the ratio.
//   hexcourt_durability [ROOMS [PLIES [THREADS]]]
// No sockets: each room has two players who answer every `ok` with the next action of one script.

#include <spdlog/spdlog.h>

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

#include "course.hpp"
#include "server/identity/guests.hpp"
#include "server/lobby/noticeboard.hpp"
#include "server/metrics.hpp"
#include "server/room/rooms.hpp"
#include "server/services.hpp"
#include "server/store/data_directory.hpp"
#include "server/store/memory_store.hpp"
#include "server/store/sqlite_store.hpp"

namespace hexcourt::server {
namespace {

using bench::Load;

/// What all rooms play, and how many are still at it.
struct Race {
  const bench::Course& course;
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
  Duel(std::shared_ptr<Room> room, Race& race, std::size_t number)
      : room_(std::move(room)), race_(race), number_(number) {}

  void begin() {
    for (const game::Side side : {game::Side::white, game::Side::black}) {
      room_->enter(players_[game::slot(side)], {player_of(side, number_), false, {}, {}});
    }
    act();
  }
  void acknowledged() {
    ++race_.acknowledged;
    if (++ply_ < race_.course.actions.size()) {
      boost::asio::post(room_->strand_for_socket(), [this] { act(); });
    } else {
      --race_.playing;
    }
  }
  static match::Player player_of(game::Side side, std::size_t number) {
    return {std::string(game::word(side)) + std::to_string(number), "Somebody"};
  }

 private:
  void act() {
    room_->handle(
        players_[game::slot(race_.course.sides[ply_])],
        {std::int64_t{1}, protocol::Act{race_.course.actions[ply_], static_cast<std::int64_t>(ply_)}});
  }

  std::shared_ptr<Room> room_;
  Race& race_;
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
double actions_a_second(Store& store, const Clock& clock, const Load& load, const bench::Course& course) {
  const Limits limits;
  Guests guests{store, clock, limits};
  Noticeboard notices{guests};
  Metrics metrics;
  const Services services{limits, clock, store, guests, notices, metrics};
  Race race{course};
  boost::asio::io_context io;
  Rooms rooms{io.get_executor(), services};
  std::vector<std::string> ids(load.rooms);
  std::atomic<std::size_t> made = 0;
  protocol::CreateRoom wish;
  wish.game = course.game;
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
      duels[i] = std::make_unique<Duel>(room.value(), race, i);
      ++opened;
    });
  }
  run_until(io, load.threads, [&] { return opened == load.rooms; });
  race.playing = load.rooms;
  const auto began = std::chrono::steady_clock::now();
  for (const auto& duel : duels) duel->begin();
  run_until(io, load.threads, [&] { return race.playing == 0; });
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  store.drain();
  return static_cast<double>(race.acknowledged) / took.count();
}

}  // namespace
}  // namespace hexcourt::server

int main(int argc, char** argv) {
  using namespace hexcourt;
  const bench::Load load = bench::load_from(argc, argv, 200);
  const server::SystemClock clock;
  spdlog::set_level(spdlog::level::warn);
  bench::print_ratios(
      load,
      [&](const bench::Course& course) {
        server::MemoryStore store{clock};
        return server::actions_a_second(store, clock, load, course);
      },
      [&](const bench::Course& course, const std::filesystem::path& directory) {
        server::DataDirectory data{directory};
        server::SqliteStore store{data, clock};
        return server::actions_a_second(store, clock, load, course);
      });
}
