#include <boost/asio/read.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <utility>

#include "harness.hpp"
#include "wait.hpp"

namespace hexcourt::e2e {

namespace asio = boost::asio;
using asio::ip::tcp;

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

std::string RawSocket::read_to_the_end() {
  finished(socket_->io, [&](auto handler) {
    asio::async_read(socket_->socket, asio::dynamic_buffer(socket_->received), handler);
  });
  return std::move(socket_->received);
}

void RawSocket::finish() { socket_->socket.shutdown(tcp::socket::shutdown_send); }

void RawSocket::reset() {
  socket_->socket.set_option(tcp::socket::linger(true, 0));
  socket_->socket.close();
}

Reply get(const TestServer& server, const std::string& target, const std::string& token) {
  const std::string shown = token.empty() ? "" : "Authorization: Bearer " + token + "\r\n";
  RawSocket socket(server);
  socket.write("GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + shown + "\r\n");
  const std::string answer = socket.read_to_the_end();
  const auto body = answer.find("\r\n\r\n");
  if (body == std::string::npos) return {};
  return {std::stoi(answer.substr(std::string_view("HTTP/1.1 ").size(), 3)), answer.substr(body + 4)};
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

}  // namespace hexcourt::e2e
