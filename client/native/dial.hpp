#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/error.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <chrono>

#include "client/address.hpp"

namespace hexcourt::client {

/// Looks the server up and connects `stream` to it. The time that the stream has for what comes next,
/// `within`, begins to run when the name is known, and goes on when it is connected. `stream` must live until
/// then.
boost::asio::awaitable<boost::beast::error_code> dial(boost::beast::tcp_stream& stream, Address server,
                                                      std::chrono::seconds within);

}  // namespace hexcourt::client
