#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/config/config.hpp"
#include "server/server.hpp"
#include "server/store/storage.hpp"

// Real sockets against a server in the same process. Everything blocks, and fails the test rather than wait
// for more than kPatience.

namespace hexcourt::e2e {

using nlohmann::json;

inline constexpr std::chrono::seconds kPatience{30};

/// Limits as by default, but for what would keep tests waiting.
server::Limits test_limits();

/// Waits until `condition` holds; false when it does not within kPatience.
bool eventually(const std::function<bool()>& condition);

/// An empty directory of its own, for as long as it lives.
class DataDir {
 public:
  DataDir();
  DataDir(const DataDir&) = delete;
  DataDir& operator=(const DataDir&) = delete;
  ~DataDir();
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// A server on a free port of 127.0.0.1, from construction to destruction, with two threads.
class TestServer {
 public:
  /// Everything is kept in memory.
  explicit TestServer(const server::Limits& limits = test_limits());
  /// Everything is kept in the directory, from where another server goes on when this one is destroyed.
  explicit TestServer(const DataDir& data, const server::Limits& limits = test_limits());
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;
  ~TestServer();

  std::uint16_t port() const { return port_; }
  /// How many rooms, sockets and players there are.
  const server::HttpContext& numbers() const { return server_.context(); }
  /// Begins a polite stop.
  void stop();
  /// Waits for the end of the stop.
  void join();

 private:
  explicit TestServer(const server::Config& config);

  server::Storage storage_;
  server::Server server_;
  std::uint16_t port_;
  std::thread thread_;
};

/// A WebSocket client. Every frame that it receives is held against the schema.
class TestClient {
 public:
  /// Connects and upgrades. Throws where the server refuses; see upgrade_status().
  TestClient(const TestServer& server, const std::string& path);
  TestClient(TestClient&& other) noexcept;
  TestClient& operator=(TestClient&& other) noexcept;
  ~TestClient();

  void send(const json& message) { send_text(message.dump()); }
  void send_text(std::string_view text);
  void send_binary(std::string_view bytes);

  /// The next message.
  json next();
  /// The next message of that type; those before it are passed over.
  json expect(std::string_view type);
  /// Sends a request with an id of its own; the `ok` or `error` that answers it, others before it passed
  /// over.
  json request(json message);
  /// Says hello, with what else is to be in it; the welcome.
  json hello(const json& with = json::object());
  /// Reads on until the server closes; its close code, or 0 where the connection just ended.
  int close_code();
  /// Whatever is to come within a round trip: the types of what came before the answer to a ping.
  std::vector<std::string> types_so_far();

  /// Takes leave as it should be done.
  void close();
  /// Ends the connection without a word.
  void drop();

 private:
  struct Socket;
  std::unique_ptr<Socket> socket_;
  int last_id_ = 0;
};

/// A plain TCP connection, for what no decent client does.
class RawSocket {
 public:
  explicit RawSocket(const TestServer& server, int receive_buffer = 0);
  RawSocket(RawSocket&& other) noexcept;
  ~RawSocket();

  void write(std::string_view bytes);
  /// A whole text frame, of less than 126 bytes.
  void write_text(std::string_view text);
  /// What comes until `end`, it included, or until the connection ends.
  std::string read_until(std::string_view end);
  /// Everything until the other side ends the connection.
  std::string read_to_the_end();
  /// Sends nothing more.
  void finish();
  /// With a reset in the place of an orderly end.
  void reset();

 private:
  struct Socket;
  std::unique_ptr<Socket> socket_;
};

/// An answer to a GET.
struct Reply {
  int status = 0;
  std::string body;
};
/// `token`, where it is not empty, is shown as the bearer's.
Reply get(const TestServer& server, const std::string& target, const std::string& token = "");

/// The text of a request that asks for a WebSocket.
std::string upgrade_request(const std::string& path);
/// The status by which the server answers a request for a WebSocket.
int upgrade_status(const TestServer& server, const std::string& path);

inline std::string room_path(const std::string& room) { return "/ws/rooms/" + room; }

/// A room: its id, its invite where it is private, and the token of its host.
struct NewRoom {
  std::string room;
  std::string invite;
  std::string token;
};
/// Makes a room, by a guest of its own in the lobby; `wish` as in create_room.
NewRoom make_room(const TestServer& server, json wish);

/// A room in which White and Black have sat down, and the game has begun.
class Game {
  NewRoom made_;

 public:
  /// `wish` as in create_room.
  Game(const TestServer& server, json wish);

  /// Whoever is to act plays this action, which must be accepted; both players get the state after it.
  json play(const std::string& action);
  /// The newest state, as the player who is to act got it.
  const json& state() const { return state_; }
  TestClient& of(std::string_view side) { return side == "white" ? white : black; }
  TestClient& to_act() { return of(state_.at("to_act").get<std::string>()); }
  /// The first legal action.
  std::string some_action() const { return state_.at("legal").at(0); }

  std::string room;
  std::string white_token;
  std::string black_token;
  TestClient white;
  TestClient black;

 private:
  json state_;
};

}  // namespace hexcourt::e2e
