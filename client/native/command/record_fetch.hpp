#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "command/http_fetch.hpp"

namespace hexcourt::command {

/// Where a server has the record of a room, for somebody with that invite. The error is a sentence.
tl::expected<Source, std::string> record_source(std::string_view url, std::string_view room,
                                                const std::optional<std::string>& invite, bool json);

}  // namespace hexcourt::command
