#include "harness.hpp"

#include <gtest/gtest.h>

#include <boost/asio/buffers_iterator.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <stdexcept>
#include <thread>
#include <utility>

#include "schema_check.hpp"

namespace hexcourt::e2e {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

namespace {

server::Config test_config(const server::Limits& limits) {
  server::Config config;
  config.port = 0;
  config.threads = 2;
  config.limits = limits;
  return config;
}

tcp::endpoint endpoint_of(const TestServer& server) {
  return {asio::ip::address_v4::loopback(), server.port()};
}

/// Starts an operation by `start(handler)` and waits for its end: the error that it ended with.
template <typename Start>
error_code finished(asio::io_context& io, Start start) {
  bool done = false;
  error_code result;
  start([&](const error_code& error, auto&&...) {
    done = true;
    result = error;
  });
  io.restart();
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (!done && io.run_one_until(deadline) > 0) {
  }
  if (!done) throw std::runtime_error("The server did not answer in time.");
  return result;
}

void succeed(const error_code& error) {
  if (error) throw boost::system::system_error(error);
}

}  // namespace

server::Limits test_limits() {
  server::Limits limits;
  limits.lobby_every = std::chrono::milliseconds(20);
  return limits;
}

bool eventually(const std::function<bool()>& condition) {
  const auto deadline = std::chrono::steady_clock::now() + kPatience;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return true;
}

TestServer::TestServer(const server::Limits& limits)
    : server_(test_config(limits)), port_(server_.start()), thread_([this] { server_.run(); }) {}

TestServer::~TestServer() {
  stop();
  join();
}

void TestServer::join() {
  if (thread_.joinable()) thread_.join();
}

// ---- TestClient

struct TestClient::Socket {
  asio::io_context io;
  websocket::stream<beast::tcp_stream> stream{io};
  beast::flat_buffer buffer;
};

TestClient::TestClient(const TestServer& server, const std::string& path)
    : socket_(std::make_unique<Socket>()) {
  auto& stream = socket_->stream;
  succeed(finished(socket_->io, [&](auto handler) {
    beast::get_lowest_layer(stream).async_connect(endpoint_of(server), handler);
  }));
  succeed(finished(socket_->io, [&](auto handler) { stream.async_handshake("localhost", path, handler); }));
}

TestClient::TestClient(TestClient&&) noexcept = default;
TestClient& TestClient::operator=(TestClient&&) noexcept = default;
TestClient::~TestClient() = default;

void TestClient::send_text(std::string_view text) {
  socket_->stream.text(true);
  succeed(
      finished(socket_->io, [&](auto handler) { socket_->stream.async_write(asio::buffer(text), handler); }));
}

void TestClient::send_binary(std::string_view bytes) {
  socket_->stream.binary(true);
  succeed(finished(socket_->io,
                   [&](auto handler) { socket_->stream.async_write(asio::buffer(bytes), handler); }));
}

json TestClient::next() {
  succeed(finished(socket_->io, [&](auto handler) { socket_->stream.async_read(socket_->buffer, handler); }));
  const std::string frame = beast::buffers_to_string(socket_->buffer.data());
  socket_->buffer.clear();
  if (const auto violation = protocol::schema_violation(frame)) ADD_FAILURE() << *violation;
  return json::parse(frame);
}

json TestClient::expect(std::string_view type) {
  for (;;) {
    json message = next();
    if (message.at("type") == type) return message;
  }
}

json TestClient::request(json message) {
  const int id = ++last_id_;
  message["id"] = id;
  send(message);
  for (;;) {
    json answer = next();
    if (answer.contains("re") && answer.at("re") == id) return answer;
  }
}

json TestClient::hello(const json& with) {
  json message{{"type", "hello"}, {"protocol", 1}};
  message.update(with);
  send(message);
  return expect("welcome");
}

int TestClient::close_code() {
  for (;;) {
    const error_code error =
        finished(socket_->io, [&](auto handler) { socket_->stream.async_read(socket_->buffer, handler); });
    socket_->buffer.clear();
    if (error == websocket::error::closed) return socket_->stream.reason().code;
    if (error) return 0;
  }
}

std::vector<std::string> TestClient::types_so_far() {
  send({{"type", "ping"}, {"t", "so far"}});
  std::vector<std::string> types;
  for (;;) {
    const json message = next();
    if (message.at("type") == "pong" && message.value("t", json()) == "so far") return types;
    types.push_back(message.at("type"));
  }
}

void TestClient::close() {
  finished(socket_->io,
           [&](auto handler) { socket_->stream.async_close(websocket::close_code::normal, handler); });
}

void TestClient::drop() { beast::get_lowest_layer(socket_->stream).close(); }

// ---- RawSocket

struct RawSocket::Socket {
  asio::io_context io;
  tcp::socket socket{io};
  std::string received;
};

RawSocket::RawSocket(const TestServer& server, int receive_buffer) : socket_(std::make_unique<Socket>()) {
  socket_->socket.open(tcp::v4());
  if (receive_buffer > 0) socket_->socket.set_option(tcp::socket::receive_buffer_size(receive_buffer));
  socket_->socket.connect(endpoint_of(server));
}

RawSocket::RawSocket(RawSocket&&) noexcept = default;
RawSocket::~RawSocket() = default;

void RawSocket::write(std::string_view bytes) { asio::write(socket_->socket, asio::buffer(bytes)); }

void RawSocket::write_text(std::string_view text) {
  const std::string masked_by_nothing(4, '\0');
  write("\x81" + std::string(1, static_cast<char>(0x80U | text.size())) + masked_by_nothing +
        std::string(text));
}

std::string RawSocket::read_until(std::string_view end) {
  finished(socket_->io, [&](auto handler) {
    asio::async_read_until(socket_->socket, asio::dynamic_buffer(socket_->received), end, handler);
  });
  const std::size_t found = socket_->received.find(end);
  const std::size_t size = found == std::string::npos ? socket_->received.size() : found + end.size();
  std::string text = socket_->received.substr(0, size);
  socket_->received.erase(0, size);
  return text;
}

void RawSocket::reset() {
  socket_->socket.set_option(tcp::socket::linger(true, 0));
  socket_->socket.close();
}

std::string upgrade_request(const std::string& path) {
  return "GET " + path +
         " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
}

int upgrade_status(const TestServer& server, const std::string& path) {
  RawSocket socket(server);
  socket.write(upgrade_request(path));
  return std::stoi(socket.read_until("\r\n").substr(std::string_view("HTTP/1.1 ").size(), 3));
}

// ---- rooms and games

NewRoom make_room(const TestServer& server, json wish) {
  TestClient lobby(server, "/ws/lobby");
  const json welcome = lobby.hello();
  wish["type"] = "create_room";
  const json ok = lobby.request(std::move(wish));
  if (ok.at("type") != "ok") throw std::runtime_error("No room: " + ok.dump());
  lobby.close();
  return {ok.at("room"), ok.value("invite", std::string()), welcome.at("token")};
}

Game::Game(const TestServer& server, json wish)
    : made_(make_room(server, std::move(wish))),
      room(made_.room),
      white(server, room_path(room)),
      black(server, room_path(room)) {
  const json invite = made_.invite.empty() ? json::object() : json{{"invite", made_.invite}};
  white_token = white.hello(invite).at("token");
  black_token = black.hello(invite).at("token");
  white.request({{"type", "sit"}, {"side", "white"}});
  black.request({{"type", "sit"}, {"side", "black"}});
  for (TestClient* client : {&white, &black}) {
    json seen;
    do {
      seen = client->expect("state");
    } while (seen.at("status") == "waiting");
    if (seen.contains("legal")) state_ = std::move(seen);  // the one of the player who is to act
  }
}

json Game::play(const std::string& action) {
  const std::int64_t ply = state_.at("ply");
  TestClient& actor = to_act();
  const json answer = actor.request({{"type", "act"}, {"action", action}, {"ply", ply}});
  if (answer.at("type") != "ok") throw std::runtime_error(action + " was refused: " + answer.dump());
  const json seen_by_white = white.expect("state");
  const json seen_by_black = black.expect("state");
  EXPECT_EQ(seen_by_white.at("seq"), seen_by_black.at("seq"));
  EXPECT_EQ(seen_by_white.at("position"), seen_by_black.at("position"));
  state_ = seen_by_white.contains("legal") ? seen_by_white : seen_by_black;
  return state_;
}

}  // namespace hexcourt::e2e
