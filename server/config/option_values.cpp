#include "server/config/option_values.hpp"

#include <array>
#include <boost/asio/ip/address.hpp>
#include <charconv>
#include <limits>
#include <utility>

namespace hexcourt::server {
namespace {

using std::chrono::milliseconds;

// The longest first: duration_text takes the first that divides.
constexpr std::array<std::pair<std::string_view, milliseconds>, 4> kUnits{{
    {"h", std::chrono::hours{1}},
    {"m", std::chrono::minutes{1}},
    {"s", std::chrono::seconds{1}},
    {"ms", milliseconds{1}},
}};

}  // namespace

std::optional<std::int64_t> parse_whole_number(std::string_view text) {
  std::int64_t number = 0;
  const char* const end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

std::optional<milliseconds> parse_duration(std::string_view text) {
  const auto digits = text.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string_view::npos) return std::nullopt;
  const auto count = parse_whole_number(text.substr(0, digits));
  if (!count) return std::nullopt;
  for (const auto& [unit, length] : kUnits) {
    if (text.substr(digits) != unit) continue;
    if (*count > std::numeric_limits<std::int64_t>::max() / length.count()) return std::nullopt;
    return *count * length;
  }
  return std::nullopt;
}

std::string duration_text(milliseconds duration) {
  for (const auto& [unit, length] : kUnits) {
    if (duration % length == milliseconds{0} && duration >= length)
      return std::to_string(duration / length).append(unit);
  }
  return "0ms";
}

std::optional<Endpoint> parse_endpoint(std::string_view text) {
  const auto colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  std::string_view host = text.substr(0, colon);
  const bool bracketed = host.size() > 2 && host.front() == '[' && host.back() == ']';
  if (bracketed) host = host.substr(1, host.size() - 2);

  boost::system::error_code bad;
  const auto address = boost::asio::ip::make_address(std::string{host}, bad);
  if (bad || address.is_v6() != bracketed) return std::nullopt;
  const auto port = parse_whole_number(text.substr(colon + 1));
  if (!port || *port < 0 || *port > std::numeric_limits<std::uint16_t>::max()) return std::nullopt;
  return Endpoint{address.to_string(), static_cast<std::uint16_t>(*port)};
}

std::string endpoint_text(std::string_view address, std::uint16_t port) {
  const bool v6 = address.find(':') != std::string_view::npos;
  std::string text = v6 ? "[" + std::string{address} + "]" : std::string{address};
  return text + ":" + std::to_string(port);
}

}  // namespace hexcourt::server
