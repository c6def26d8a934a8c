// How many actions a second the whole server takes from sockets and shows to both players, with everything in
// memory and with everything on disk: the ratio.
//   hexcourt_throughput [ROOMS [PLIES [THREADS]]]
// The clients live in this program too, on a thread of their own, and answer each state with the next action
// of one script.

#include <spdlog/spdlog.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "course.hpp"
#include "server/server.hpp"
#include "server/store/storage.hpp"

namespace hexcourt::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using nlohmann::json;

using bench::Course;
using bench::Load;

[[noreturn]] void give_up(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::_Exit(1);
}

/// A socket that first waits for each answer, and then plays.
class Client {
 public:
  Client(asio::io_context& io, std::uint16_t port, const std::string& path) : stream_(io) {
    const asio::ip::tcp::endpoint server{asio::ip::address_v4::loopback(), port};
    stream_.next_layer().connect(server);
    stream_.next_layer().set_option(asio::ip::tcp::no_delay(true));
    stream_.handshake("localhost", path);
    ask({{"type", "hello"}, {"protocol", 1}});
  }

  json ask(json message) {
    message["id"] = 0;
    stream_.write(asio::buffer(message.dump()));
    for (;;) {
      json heard = json::parse(read());
      if (heard.at("type") == "error") give_up(heard.dump());
      if (heard.contains("re")) return heard;
    }
  }

  void play(const Course& course, game::Side side, std::size_t& playing) {
    course_ = &course;
    playing_ = &playing;
    side_ = side;
    if (course.sides.front() == side) act(0);
    listen();
  }

 private:
  std::string read() {
    buffer_.clear();
    stream_.read(buffer_);
    return beast::buffers_to_string(buffer_.data());
  }
  void listen() {
    stream_.async_read(buffer_, [this](const boost::system::error_code& failed, std::size_t /*bytes*/) {
      if (failed) return;
      const std::string_view frame{static_cast<const char*>(buffer_.data().data()), buffer_.size()};
      if (frame.starts_with(R"({"type":"error")")) give_up(std::string(frame));
      if (frame.starts_with(R"({"type":"state")")) show(frame);
      buffer_.clear();
      listen();
    });
  }
  void show(std::string_view state) {
    static constexpr std::string_view kMember = R"("ply":)";
    const std::size_t at = state.find(kMember);
    std::size_t ply = 0;
    if (at == std::string_view::npos) give_up("A state without a ply.");
    std::from_chars(state.data() + at + kMember.size(), state.data() + state.size(), ply);
    if (ply == course_->actions.size()) {
      --*playing_;
    } else if (ply > 0 && course_->sides[ply] == side_) {
      act(ply);
    }
  }
  void act(std::size_t ply) {
    frame_ = json{{"type", "act"}, {"id", 1}, {"action", course_->actions[ply]}, {"ply", ply}}.dump();
    stream_.async_write(asio::buffer(frame_),
                        [](const boost::system::error_code& failed, std::size_t /*bytes*/) {
                          if (failed) give_up("A client could not write: " + failed.message());
                        });
  }

  websocket::stream<asio::ip::tcp::socket, false> stream_;
  beast::flat_buffer buffer_;
  std::string frame_;
  const Course* course_ = nullptr;
  std::size_t* playing_ = nullptr;
  game::Side side_ = game::Side::white;
};

Config config_of(const Load& load, const std::filesystem::path* data) {
  Config config;
  config.port = 0;
  config.threads = load.threads;
  config.limits.rooms_a_minute = 1'000'000;
  config.limits.sockets_a_minute = 1'000'000;
  config.limits.connections_an_address = 1'000'000;
  if (data != nullptr) config.data = *data;
  return config;
}

using Clients = std::vector<std::unique_ptr<Client>>;

/// Two players in each room, white before black.
Clients seated(asio::io_context& io, std::uint16_t port, const Load& load, const std::string& game) {
  Clients clients;
  Client host(io, port, "/ws/lobby");
  for (std::size_t i = 0; i < load.rooms; ++i) {
    const json made =
        host.ask({{"type", "create_room"},
                  {"game", game},
                  {"settings", {{"claim_after", 0}, {"draw_after", 0}}},
                  {"clock", {{"kind", "fischer"}, {"initial_ms", 3'600'000}, {"increment_ms", 1'000}}}});
    for (const char* side : {"white", "black"}) {
      clients.push_back(
          std::make_unique<Client>(io, port, "/ws/rooms/" + made.at("room").get<std::string>()));
      clients.back()->ask({{"type", "sit"}, {"side", side}});
    }
  }
  return clients;
}

/// Actions a second, from the first to the last.
double actions_a_second(const Load& load, const Course& course, const std::filesystem::path* data) {
  const Config config = config_of(load, data);
  Storage storage{config};
  Server server{config, storage.clock(), storage.store()};
  const std::uint16_t port = server.start();
  std::jthread serving{[&server] { server.run(); }};
  asio::io_context io;
  const Clients clients = seated(io, port, load, course.game);
  std::size_t playing = clients.size();
  const auto began = std::chrono::steady_clock::now();
  for (std::size_t i = 0; i < clients.size(); ++i) {
    clients[i]->play(course, i % 2 == 0 ? game::Side::white : game::Side::black, playing);
  }
  while (playing > 0) io.run_one();  // NOLINT(bugprone-infinite-loop): each client counts itself off
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
  server.stop();
  io.run();
  return static_cast<double>(load.rooms * load.plies) / took.count();
}

}  // namespace
}  // namespace hexcourt::server

int main(int argc, char** argv) {
  using namespace hexcourt;
  const bench::Load load = bench::load_from(argc, argv, 100);
  spdlog::set_level(spdlog::level::err);
  bench::print_ratios(
      load, [&](const bench::Course& course) { return server::actions_a_second(load, course, nullptr); },
      [&](const bench::Course& course, const std::filesystem::path& data) {
        return server::actions_a_second(load, course, &data);
      });
}
