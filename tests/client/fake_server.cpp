#include "fake_server.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <utility>

#include "client/spawn.hpp"
#include "protocol/encode.hpp"

namespace hexcourt::client {

namespace asio = boost::asio;
using asio::ip::tcp;

namespace {

constexpr auto kResult = asio::as_tuple(asio::use_awaitable);

}  // namespace

asio::awaitable<void> FakeSocket::accept() { co_await stream_.async_accept(asio::use_awaitable); }

asio::awaitable<std::string> FakeSocket::read() {
  boost::beast::flat_buffer buffer;
  auto [error, size] = co_await stream_.async_read(buffer, kResult);
  co_return error ? "" : boost::beast::buffers_to_string(buffer.data());
}

asio::awaitable<void> FakeSocket::send(std::string frame) {
  co_await stream_.async_write(asio::buffer(frame), kResult);
}

asio::awaitable<void> FakeSocket::close(unsigned code) {
  const boost::beast::websocket::close_reason reason(static_cast<std::uint16_t>(code));
  co_await stream_.async_close(reason, kResult);
}

void FakeSocket::cut() { stream_.next_layer().close(); }

FakeServer::FakeServer(asio::io_context& context, std::vector<Script> scripts, std::uint16_t port)
    : acceptor_(context, tcp::endpoint(asio::ip::address_v4::loopback(), port)) {
  spawn(context.get_executor(), serve(std::move(scripts)));
}

Address FakeServer::address() const { return {"127.0.0.1", acceptor_.local_endpoint().port()}; }

asio::awaitable<void> FakeServer::serve(std::vector<Script> scripts) {
  for (const Script& script : scripts) {
    FakeSocket socket(co_await acceptor_.async_accept(asio::use_awaitable));
    co_await socket.accept();
    co_await script(socket);
  }
  acceptor_.close();
}

std::string welcome(const std::string& id, const std::string& token) {
  protocol::Welcome message;
  message.player = {id, "Ada", true};
  message.server = "fake";
  message.games = false;
  if (!token.empty()) message.token = token;
  return protocol::encode(message);
}

}  // namespace hexcourt::client
