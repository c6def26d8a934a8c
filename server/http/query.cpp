#include "server/http/query.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>

namespace hexcourt::server {

std::optional<std::string_view> query_member(std::string_view target, std::string_view name) {
  target = target.substr(0, target.find('#'));
  const auto question = target.find('?');
  if (question == std::string_view::npos) return std::nullopt;
  std::string_view rest = target.substr(question + 1);
  while (!rest.empty()) {
    const auto end = std::min(rest.find('&'), rest.size());
    const std::string_view member = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    const auto equals = std::min(member.find('='), member.size());
    if (member.substr(0, equals) == name) return member.substr(std::min(equals + 1, member.size()));
  }
  return std::nullopt;
}

std::optional<std::string_view> bearer_token(const HttpRequest& request) {
  constexpr std::string_view kScheme = "Bearer ";
  const auto field = request[http::field::authorization];
  const std::string_view value(field.data(), field.size());
  if (!boost::beast::iequals({value.data(), std::min(value.size(), kScheme.size())},
                             {kScheme.data(), kScheme.size()})) {
    return std::nullopt;
  }
  return value.substr(kScheme.size());
}

}  // namespace hexcourt::server
