#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hexcourt::server {

/// A whole number in decimal digits with an optional minus; nothing else around it.
std::optional<std::int64_t> parse_whole_number(std::string_view text);

/// A duration with its unit: "500ms", "10s", "5m", "24h".
std::optional<std::chrono::milliseconds> parse_duration(std::string_view text);

/// The shortest text that `parse_duration` reads as `duration`.
std::string duration_text(std::chrono::milliseconds duration);

/// An address in numbers and a port.
struct Endpoint {
  std::string address;
  std::uint16_t port = 0;
};

/// "127.0.0.1:8080", or "[::1]:8080" for IPv6.
std::optional<Endpoint> parse_endpoint(std::string_view text);

/// The text that `parse_endpoint` reads as this.
std::string endpoint_text(std::string_view address, std::uint16_t port);

}  // namespace hexcourt::server
