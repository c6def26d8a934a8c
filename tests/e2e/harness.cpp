#include "harness.hpp"

#include <gtest/gtest.h>

#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdlib>
#include <stdexcept>
#include <thread>
#include <utility>

#include "schema_check.hpp"
#include "wait.hpp"

namespace hexcourt::e2e {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

namespace {

server::Config test_config(const server::Limits& limits,
                           std::optional<std::filesystem::path> data = std::nullopt) {
  server::Config config;
  config.data = std::move(data);
  config.port = 0;
  config.threads = 2;
  config.limits = limits;
  return config;
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

DataDir::DataDir() {
  std::string name = (std::filesystem::temp_directory_path() / "hexcourt-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("There is no place for a directory.");
  path_ = name;
}

DataDir::~DataDir() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

TestServer::TestServer(const server::Limits& limits) : TestServer(test_config(limits)) {}

TestServer::TestServer(const DataDir& data, const server::Limits& limits)
    : TestServer(test_config(limits, data.path())) {}

TestServer::TestServer(const server::Config& config)
    : storage_(config),
      server_(config, storage_.clock(), storage_.store()),
      port_(server_.start()),
      thread_([this] { server_.run(); }) {}

void TestServer::stop() {
  storage_.plan_stop();
  server_.stop();
}

TestServer::~TestServer() {
  stop();
  join();
}

void TestServer::join() {
  if (thread_.joinable()) thread_.join();
}

struct TestClient::Socket {
  asio::io_context io;
  websocket::stream<beast::tcp_stream, false> stream{io};
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
    // Behind a close frame the connection may end in any way.
    if (error) return socket_->stream.reason().code;
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

}  // namespace hexcourt::e2e
