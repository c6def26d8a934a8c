#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/system/system_error.hpp>
#include <chrono>
#include <stdexcept>

#include "harness.hpp"

namespace hexcourt::e2e {

inline boost::asio::ip::tcp::endpoint endpoint_of(const TestServer& server) {
  return {boost::asio::ip::address_v4::loopback(), server.port()};
}

/// Starts an operation by `start(handler)` and waits for its end: the error that it ended with.
template <typename Start>
boost::system::error_code finished(boost::asio::io_context& io, Start start) {
  bool done = false;
  boost::system::error_code result;
  start([&](const boost::system::error_code& error, auto&&...) {
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

inline void succeed(const boost::system::error_code& error) {
  if (error) throw boost::system::system_error(error);
}

}  // namespace hexcourt::e2e
