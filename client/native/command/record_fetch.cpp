#include "command/record_fetch.hpp"

#include <utility>

namespace hexcourt::command {

namespace {

/// Text as a value in a URL's query.
std::string in_query(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  constexpr std::string_view kPlain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";
  std::string query;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    query += kPlain.find(c) != std::string_view::npos
                 ? std::string(1, c)
                 : std::string{'%', kDigits[byte >> 4U], kDigits[byte & 0x0FU]};
  }
  return query;
}

}  // namespace

tl::expected<Source, std::string> record_source(std::string_view url, std::string_view room,
                                                const std::optional<std::string>& invite, bool json) {
  auto server = client::read_address(url);
  if (!server) return tl::make_unexpected(server.error());
  if (const auto path = client::room_path(room); !path) return tl::make_unexpected(path.error());
  std::string target = "/api/v1/rooms/" + std::string(room) + "/record?format=" + (json ? "json" : "text");
  if (invite) target += "&invite=" + in_query(*invite);
  return Source{*std::move(server), std::move(target), std::nullopt};
}

}  // namespace hexcourt::command
