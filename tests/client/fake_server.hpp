#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <functional>
#include <string>
#include <vector>

#include "client/address.hpp"

namespace hexcourt::client {

/// One socket as the server of a test sees it.
class FakeSocket {
 public:
  explicit FakeSocket(boost::asio::ip::tcp::socket socket) : stream_(std::move(socket)) {}

  boost::asio::awaitable<void> accept();
  /// The next frame; "" once the client is gone.
  boost::asio::awaitable<std::string> read();
  boost::asio::awaitable<void> send(std::string frame);
  boost::asio::awaitable<void> close(unsigned code);
  /// As when the line is cut.
  void cut();

 private:
  boost::beast::websocket::stream<boost::asio::ip::tcp::socket, false> stream_;
};

/// A server that plays one script a connection, in their order, and then accepts no more.
class FakeServer {
 public:
  using Script = std::function<boost::asio::awaitable<void>(FakeSocket&)>;

  /// On that port of 127.0.0.1, or on a free one.
  FakeServer(boost::asio::io_context& context, std::vector<Script> scripts, std::uint16_t port = 0);

  Address address() const;

 private:
  boost::asio::awaitable<void> serve(std::vector<Script> scripts);

  boost::asio::ip::tcp::acceptor acceptor_;
};

/// A `welcome` for a player of that id, with or without a token.
std::string welcome(const std::string& id, const std::string& token = "");

}  // namespace hexcourt::client
