#include "client/address.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace hexcourt::client {

namespace {

tl::unexpected<std::string> no_address(std::string_view url, std::string_view why) {
  return tl::make_unexpected("'" + std::string(url) + "' is no server's address: " + std::string(why) +
                             " It is written like http://127.0.0.1:8080/.");
}

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool consists_of(std::string_view text, std::string_view signs) {
  return std::all_of(text.begin(), text.end(), [&](char c) {
    return is_letter_or_digit(c) || signs.find(c) != std::string_view::npos;
  });
}

/// What stands behind the scheme; empty where the scheme is none of ours.
std::string_view behind_scheme(std::string_view url) {
  constexpr std::array<std::string_view, 2> kSchemes{"http://", "ws://"};
  for (const std::string_view scheme : kSchemes) {
    if (url.starts_with(scheme)) return url.substr(scheme.size());
  }
  return {};
}

/// The port that `text` (":8080", or nothing) names, or 0.
std::uint16_t read_port(std::string_view text) {
  if (text.empty()) return 80;
  std::uint16_t port = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data() + 1, end, port);
  return text.front() == ':' && read.ec == std::errc{} && read.ptr == end ? port : std::uint16_t{0};
}

}  // namespace

std::string Address::authority() const {
  const bool v6 = host.find(':') != std::string::npos;
  return (v6 ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

tl::expected<Address, std::string> read_address(std::string_view url) {
  if (url.starts_with("https://") || url.starts_with("wss://")) {
    return no_address(url, "this version speaks no TLS; let a proxy do it and give its plain side.");
  }
  std::string_view rest = behind_scheme(url);
  if (rest.empty()) return no_address(url, "it begins with http:// or ws:// and a host.");
  if (rest.ends_with('/')) rest.remove_suffix(1);

  const bool v6 = rest.starts_with('[');
  const std::size_t host_end = v6 ? rest.find(']') : std::min(rest.find(':'), rest.size());
  if (host_end == std::string_view::npos) return no_address(url, "the ']' is missing.");
  const std::string_view host = v6 ? rest.substr(1, host_end - 1) : rest.substr(0, host_end);
  if (host.empty() || !consists_of(host, v6 ? ":." : "-._")) {
    return no_address(url, "'" + std::string(host) + "' is no host, and nothing but '/' follows it.");
  }
  const std::uint16_t port = read_port(rest.substr(v6 ? host_end + 1 : host_end));
  if (port == 0)
    return no_address(url, "a port is a number from 1 to 65535, and nothing but '/' follows it.");
  return Address{std::string(host), port};
}

tl::expected<std::string, std::string> room_path(std::string_view room) {
  if (room.empty() || room.size() > 128 || !consists_of(room, "-_.~")) {
    return tl::make_unexpected("'" + std::string(room) + "' is no room's id.");
  }
  return "/ws/rooms/" + std::string(room);
}

}  // namespace hexcourt::client
