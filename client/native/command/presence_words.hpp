#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "game/side.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::command {

/// Who of the two players came back, left or lost the line since `before`, a line each; who is away, without
/// `before`. When `me` may claim the win over the other is told as seen at `server_time` (ms since 1970).
std::string presence_changes(const std::optional<protocol::Presence>& before, const protocol::Presence& now,
                             std::optional<game::Side> me, std::int64_t server_time);

}  // namespace hexcourt::command
