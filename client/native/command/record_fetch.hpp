#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "client/address.hpp"
#include "tl/expected.hpp"

namespace hexcourt::command {

/// Something to get by HTTP.
struct Source {
  client::Address server;
  std::string target;
};

/// Where a server has the record of a room, for somebody with that invite. The error is a sentence.
tl::expected<Source, std::string> record_source(std::string_view url, std::string_view room,
                                                const std::optional<std::string>& invite, bool json);

/// What the server answers, if it has it: at most 64 MiB, within half a minute. The error is a sentence.
tl::expected<std::string, std::string> fetch(const Source& source);

}  // namespace hexcourt::command
