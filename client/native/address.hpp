#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "tl/expected.hpp"

namespace hexcourt::client {

/// Where a server listens.
struct Address {
  std::string host;  // a name or an IP address, IPv6 without its brackets
  std::uint16_t port = 80;

  /// "host:port", as the Host header and people write it; IPv6 in brackets.
  std::string authority() const;
  friend bool operator==(const Address&, const Address&) = default;
};

/// Reads a server's URL: http:// or ws://, a host, a port (80 without one), and at most a "/" behind it.
/// The error is a sentence. TLS (https, wss) is refused: this version leaves it to a proxy.
tl::expected<Address, std::string> read_address(std::string_view url);

/// The path of the lobby's WebSocket.
inline constexpr std::string_view kLobbyPath = "/ws/lobby";

/// The path of a room's WebSocket. The error, for what can be no room's id, is a sentence.
tl::expected<std::string, std::string> room_path(std::string_view room);

}  // namespace hexcourt::client
