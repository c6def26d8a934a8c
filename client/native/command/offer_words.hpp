#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/side.hpp"
#include "match/command.hpp"
#include "protocol/messages.hpp"

// What is proposed in a room, and how it is answered.

namespace hexcourt::command {

/// "draw", "takeback" or "rematch".
std::optional<match::Proposal> read_proposal(std::string_view text);

/// What `side` proposes, the newest of it; none where that is nothing.
std::optional<match::Proposal> proposal_of(const protocol::State& state, game::Side side);
bool proposes(const protocol::State& state, game::Side side, match::Proposal what);

/// What stands proposed, a line each; `me` is told how to answer.
std::string offers_text(const protocol::State& state, std::optional<game::Side> me);

/// What came to be proposed between two states of a room, as offers_text() says it.
std::string new_offers(const protocol::State& before, const protocol::State& after,
                       std::optional<game::Side> me);

/// What no longer stands, although nothing came of it, a line each.
std::string ended_offers(const protocol::State& before, const protocol::State& after,
                         std::optional<game::Side> me);

}  // namespace hexcourt::command
