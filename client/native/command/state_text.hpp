#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/side.hpp"
#include "protocol/messages.hpp"

// What a room's state says, in lines of text for people; every line with its end, and safe for a terminal.

namespace hexcourt::command {

/// "White: Ada    Black: nobody yet"; `me` is marked, and who is away.
std::string players_text(const protocol::State& state, std::optional<game::Side> me);

/// The game's facts, those of both sides on one line: "units: White 24, Black 21".
std::string facts_text(const game::NamedValues& facts);

/// Whose turn it is, or what is waited for, or how the game ended.
std::string turn_text(const protocol::State& state, std::optional<game::Side> me);

/// What was done last: "Black moves a Worker from d5 to d4 (Wd5-d4)." Empty before the first action.
std::string last_text(const protocol::State& state, std::optional<game::Side> me);

/// The actions that begin with `filter`, or, where none does, that contain it; grouped by the piece that
/// acts, a group a line.
std::string legal_text(const std::vector<std::string>& legal, std::string_view filter);

/// "capture=ring, opening=standard"
std::string settings_text(const game::NamedValues& settings);

/// The side on which the player of that id sits.
std::optional<game::Side> side_of(const protocol::State& state, std::string_view player_id);

}  // namespace hexcourt::command
