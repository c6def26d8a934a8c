#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>

#include "server/http/context.hpp"
#include "server/lobby/head_count.hpp"
#include "server/lobby/lobby.hpp"
#include "server/rate_limit.hpp"
#include "server/room/rooms.hpp"
#include "server/services.hpp"
#include "server/socket/sessions.hpp"

namespace hexcourt::server {

/// Where connections lead. It outlives them.
struct Destinations {
  const Services& services;
  Rooms& rooms;
  std::shared_ptr<Lobby> lobby;
  Sessions& sessions;
  RateLimits& sockets_by_address;
  HeadCount& connections;
  HttpContext& http;
};

/// Serves one TCP connection: answers its HTTP requests, until it ends or one of them asks for a WebSocket,
/// of which the socket then becomes a session on the strand of its place. What is no request is told so (400,
/// 413, 431), and a connection more than its address may hold as well (503); then it is closed.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket,
                                              Destinations& destinations);

/// The address as limits count it: an IPv6 network of 64 bits counts as one.
std::string limited_address(const boost::asio::ip::address& address);

}  // namespace hexcourt::server
