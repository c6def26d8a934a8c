#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/error.hpp"
#include "match/match.hpp"
#include "protocol/decode.hpp"
#include "protocol/messages.hpp"

// How matches and mistakes look to clients.

namespace hexcourt::protocol {

/// Whether the player on each side has a socket in the room; of no meaning for a vacant seat.
struct Present {
  bool white = false;
  bool black = false;
};

/// The whole state of a match. `server_time` is in ms since 1970; `with_legal` lists the legal actions (none
/// after the end).
State state_of(const match::Match& match, std::string room, Present present, std::int64_t server_time,
               bool with_legal);

/// What `State.legal` lists for this match: to be made once and put into a copy of the state, where several
/// views are wanted.
std::vector<std::string> legal_of(const match::Match& match);

/// The match as the lobby lists it.
RoomSummary summary_of(const match::Match& match, std::string room, std::optional<std::string> name,
                       Present present, std::int64_t watchers);

/// The refusal of request `re`. `details` holds `place` where the mistake is in a text (the byte offset in
/// it), and `ply` where the caller says which one the match expects (for stale).
ErrorMessage error_of(const game::Error& error, std::optional<Scalar> re,
                      std::optional<std::int64_t> expected_ply = std::nullopt);

/// The answer to a frame that is no message.
ErrorMessage error_of(const DecodeError& error);

}  // namespace hexcourt::protocol
