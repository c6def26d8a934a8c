#include "client/link.hpp"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <utility>

#include "client/dial.hpp"
#include "client/spawn.hpp"

namespace hexcourt::client {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;

namespace {

constexpr auto kResult = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::seconds kOpenWithin{10};
/// A server that sends nothing so long, and answers no ping, is taken for gone.
constexpr std::chrono::seconds kSilence{60};

websocket::stream_base::timeout timeouts() { return {kOpenWithin, kSilence, true}; }

tl::unexpected<LinkEnd> end(const std::string& what, const beast::error_code& error) {
  return tl::make_unexpected(LinkEnd{what + ": " + error.message() + "."});
}

}  // namespace

struct Link::Socket {
  explicit Socket(const asio::any_io_executor& executor) : stream(executor) {}
  websocket::stream<beast::tcp_stream, false> stream;
};

asio::awaitable<tl::expected<std::shared_ptr<Link>, LinkEnd>> Link::open(asio::any_io_executor executor,
                                                                         Address server, std::string path) {
  const std::string failure = "No connection to " + server.authority();
  auto socket = std::make_unique<Socket>(executor);
  beast::tcp_stream& tcp_stream = beast::get_lowest_layer(socket->stream);
  const beast::error_code unreachable = co_await dial(tcp_stream, server, kOpenWithin);
  if (unreachable) co_return end(failure, unreachable);
  tcp_stream.expires_never();
  beast::error_code ignored;  // a socket that keeps Nagle's delay works too
  tcp_stream.socket().set_option(tcp::no_delay(true), ignored);

  socket->stream.set_option(timeouts());
  websocket::response_type answer;
  auto [declined] = co_await socket->stream.async_handshake(answer, server.authority(), path, kResult);
  if (declined == websocket::error::upgrade_declined) {
    co_return tl::make_unexpected(LinkEnd{
        failure + ": it answered " + std::to_string(answer.result_int()) + ".", 0, answer.result_int()});
  }
  if (declined) co_return end(failure, declined);
  co_return std::make_shared<Link>(std::move(socket));
}

Link::Link(std::unique_ptr<Socket> socket) : socket_(std::move(socket)) {}

Link::~Link() = default;

asio::awaitable<tl::expected<std::string, LinkEnd>> Link::read() {
  const auto self = shared_from_this();
  beast::flat_buffer buffer;
  auto [error, size] = co_await socket_->stream.async_read(buffer, kResult);
  if (!error) co_return beast::buffers_to_string(buffer.data());
  if (error == websocket::error::closed) {
    const websocket::close_reason& reason = socket_->stream.reason();
    co_return tl::make_unexpected(LinkEnd{"The server closed the connection.", reason.code});
  }
  co_return end("The connection broke", error);
}

void Link::write(std::string frame) {
  if (closing_) return;
  outbox_.push_back(std::move(frame));
  start_sending();
}

void Link::close() {
  if (closing_) return;
  closing_ = true;
  start_sending();
}

void Link::start_sending() {
  if (sending_) return;
  sending_ = true;
  spawn(socket_->stream.get_executor(), send_waiting(shared_from_this()));
}

asio::awaitable<void> Link::send_waiting(std::shared_ptr<Link> self) {
  auto& stream = self->socket_->stream;
  while (!self->outbox_.empty()) {
    auto [error, size] = co_await stream.async_write(asio::buffer(self->outbox_.front()), kResult);
    if (error) co_return;  // read() says why
    self->outbox_.pop_front();
  }
  self->sending_ = false;
  if (!self->closing_) co_return;
  self->sending_ = true;
  co_await stream.async_close(websocket::close_code::normal, kResult);
}

}  // namespace hexcourt::client
