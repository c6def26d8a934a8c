#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/awaitable.hpp>
#include <deque>
#include <memory>
#include <string>

#include "client/address.hpp"
#include "tl/expected.hpp"

namespace hexcourt::client {

/// Why a link ended: a sentence, and the WebSocket close code (0 where there was no close), or the HTTP
/// status where the server declined to open one (0 where it did not).
struct LinkEnd {
  std::string why;
  unsigned close_code = 0;
  unsigned http_status = 0;
};

/// One WebSocket that is open, or was. Text frames go in and out whole. Everything happens on the executor it
/// was made with, which must run one handler at a time.
class Link : public std::enable_shared_from_this<Link> {
  struct Socket;

 public:
  /// Connects to `path` (see kLobbyPath) of the server.
  static boost::asio::awaitable<tl::expected<std::shared_ptr<Link>, LinkEnd>> open(
      boost::asio::any_io_executor executor, Address server, std::string path);

  explicit Link(std::unique_ptr<Socket> socket);
  Link(const Link&) = delete;
  Link& operator=(const Link&) = delete;
  ~Link();

  /// The next frame. One read at a time.
  boost::asio::awaitable<tl::expected<std::string, LinkEnd>> read();
  /// Sends the frame behind those already waiting; lost where the link ends before.
  void write(std::string frame);
  /// Says goodbye once the waiting frames are out; read() ends then.
  void close();

 private:
  static boost::asio::awaitable<void> send_waiting(std::shared_ptr<Link> self);
  void start_sending();

  std::unique_ptr<Socket> socket_;
  std::deque<std::string> outbox_;
  bool sending_ = false;
  bool closing_ = false;
};

}  // namespace hexcourt::client
