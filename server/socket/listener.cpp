#include "server/socket/listener.hpp"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <utility>

#include "server/socket/coroutines.hpp"

namespace hexcourt::server {

namespace asio = boost::asio;
using tcp = asio::ip::tcp;

namespace {

/// Out of descriptors, say: what would be accepted waits in the kernel's queue meanwhile.
constexpr std::chrono::milliseconds kPauseAfterFailure{100};

}  // namespace

std::uint16_t Listener::start(const std::string& address, std::uint16_t port) {
  const tcp::endpoint endpoint(asio::ip::make_address(address), port);
  acceptor_.open(endpoint.protocol());
  acceptor_.set_option(tcp::acceptor::reuse_address(true));
  acceptor_.bind(endpoint);
  acceptor_.listen();
  const std::uint16_t bound = acceptor_.local_endpoint().port();
  asio::co_spawn(strand_, accept(), [self = shared_from_this()](const std::exception_ptr& failure) {
    log_failure("The listener", failure);
  });
  return bound;
}

void Listener::stop() {
  asio::post(strand_, [self = shared_from_this()] {
    boost::system::error_code ignored;
    self->acceptor_.close(ignored);
  });
}

asio::awaitable<void> Listener::accept() {
  asio::steady_timer pause(strand_);
  while (acceptor_.is_open()) {
    const Strand strand(io_);
    auto [error, socket] = co_await acceptor_.async_accept(asio::any_io_executor(strand), kAsTuple);
    if (!error) {
      boost::system::error_code ignored;
      socket.set_option(tcp::no_delay(true), ignored);
      asio::co_spawn(strand, serve_connection(std::move(socket), destinations_),
                     [](const std::exception_ptr& failure) { log_failure("A connection", failure); });
    } else if (acceptor_.is_open()) {
      spdlog::warn("A connection could not be accepted: {}", error.message());
      pause.expires_after(kPauseAfterFailure);
      co_await pause.async_wait(kAsTuple);
    }
  }
}

}  // namespace hexcourt::server
