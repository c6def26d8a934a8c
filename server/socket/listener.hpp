#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <memory>
#include <string>

#include "server/socket/connection.hpp"
#include "server/socket/strand.hpp"

namespace hexcourt::server {

/// Accepts TCP connections and serves each on a strand of its own.
class Listener : public std::enable_shared_from_this<Listener> {
 public:
  Listener(const boost::asio::io_context::executor_type& io, Destinations& destinations)
      : io_(io), strand_(io), acceptor_(strand_), destinations_(destinations) {}

  /// Listens, and returns the port. Throws boost::system::system_error where that cannot be.
  std::uint16_t start(const std::string& address, std::uint16_t port);
  void stop();

 private:
  boost::asio::awaitable<void> accept();

  boost::asio::io_context::executor_type io_;
  Strand strand_;
  boost::asio::ip::tcp::acceptor acceptor_;
  Destinations& destinations_;
};

}  // namespace hexcourt::server
