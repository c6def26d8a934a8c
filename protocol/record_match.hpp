#pragma once

#include <functional>

#include "game/error.hpp"
#include "match/match.hpp"
#include "protocol/record.hpp"

// The match that a record is of.

namespace hexcourt::protocol {

/// The match that only its first event has happened in. Errors: bad_settings, bad_position.
game::Expected<match::Match> opened(const match::Event& first);

/// The match after all events; `visit` is called with each but the first, and with the match before it.
/// Throws std::invalid_argument where the events are of no match.
match::Match replayed(const Record& record,
                      const std::function<void(const match::Match&, const match::Event&)>& visit);

/// Whether the next action begins a turn.
bool begins_turn(const match::Match& match);

}  // namespace hexcourt::protocol
