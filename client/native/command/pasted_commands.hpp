#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "client/address.hpp"

// Commands to paste into a terminal, as people are told them; safe for a terminal themselves.

namespace hexcourt::command {

/// Joins a room; `invite` is a private room's.
std::string play_command(const client::Address& server, std::string_view room,
                         const std::optional<std::string>& invite);

/// Shows a room's game.
std::string watch_command(const client::Address& server, std::string_view room,
                          const std::optional<std::string>& invite);

/// Goes on in a room as the player who got `code`.
std::string go_on_command(const client::Address& server, std::string_view code, std::string_view room,
                          const std::optional<std::string>& invite);

/// Lists one's own games.
std::string games_command(const client::Address& server);

}  // namespace hexcourt::command
