#pragma once

#include <string>
#include <string_view>

#include "match/event.hpp"
#include "tl/expected.hpp"

// The events of a match as JSON, for stores and records. A form that was written once is read for ever: it
// may gain members that are left out where they say nothing, and loses none.
//
// Every event is an object that begins with
//   seq     its number in the match, from 1
//   at      when it happened, in ms since 1970 (UTC)
//   event   what happened, a word of the list below
// and goes on with, in this order,
//   created          game, settings {name: value}, position, claim_after, draw_after, host {id, name},
//                    host_side, clock (left out in a game without)
//   seated           side, player {id, name}
//   vacated          side
//   acted            side, action (its full text), and in a game with a clock the receipt: charged_ms,
//                    credited_ms, gained_ms, left_ms (see match::ClockReceipt)
//   resigned         side
//   aborted          side
//   draw_claimed     side
//   timed_out        side (whose time ran out), credited_ms
//   win_claimed      side (who won)
//   offered          side, what: "draw", "takeback" or "rematch"
//   withdrawn        side (who had offered it), what
//   declined         side (who declined), what
//   draw_agreed      side (who accepted)
//   taken_back       side (who granted it), ply (that the game went back to)
//   rematch_agreed   side (who accepted), room
//   server_was_down  since (in ms since 1970), bonus_ms
// Sides are "white" and "black". A clock is written as clock_json.hpp says.

namespace hexcourt::protocol {

/// The event as one JSON object without spaces and line breaks, in valid UTF-8: the same bytes for the same
/// event, by every version.
std::string event_json(const match::Event& event);

/// Reads what event_json() wrote; members may stand in another order. Nothing else is taken: no member that
/// is unknown, null, missing or there twice, no clock that match::check refuses. Whether the event can happen
/// in a match is for Match::apply to say. The error is a sentence.
tl::expected<match::Event, std::string> read_event_json(std::string_view text);

}  // namespace hexcourt::protocol
