#pragma once

#include <optional>
#include <string_view>

#include "server/http/answer.hpp"

namespace hexcourt::server {

/// The member of that name in a target's query ("/path?name=value&..."), as it stands there: escapes are left
/// alone, of which no word of this API has any.
std::optional<std::string_view> query_member(std::string_view target, std::string_view name);

/// The token of `Authorization: Bearer TOKEN`.
std::optional<std::string_view> bearer_token(const HttpRequest& request);

}  // namespace hexcourt::server
