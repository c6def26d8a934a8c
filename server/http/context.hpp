#pragma once

#include <cstddef>
#include <functional>

#include "protocol/messages.hpp"
#include "server/config/config.hpp"

namespace hexcourt::server {

class Metrics;
class Store;

/// What the HTTP side may know of the running server. Every function may be called from any thread.
struct HttpContext {
  const Config& config;
  Metrics& metrics;
  Store& store;
  /// Rooms that are awake, private ones too.
  std::function<std::size_t()> rooms;
  /// Open WebSockets.
  std::function<std::size_t()> sockets;
  /// Players with a socket that said hello.
  std::function<std::size_t()> players;
  /// The public rooms, as the lobby lists them.
  std::function<protocol::Lobby()> lobby;
  /// Whether new sockets are welcome: false once a stop began.
  std::function<bool()> ready;
};

}  // namespace hexcourt::server
