#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/event.hpp"
#include "match/match.hpp"
#include "protocol/place.hpp"
#include "tl/expected.hpp"

// A game to keep: as text in the manner of PGN, for people, and as JSON. Both hold the very same events, and
// writing, reading and writing again gives the same bytes, in either form and from one to the other.
//
// The text has tags, then every event in a line of its own: an action by its text, with the number of its
// turn where it begins one, and anything else as a comment. Within a comment, [%name ...] says something:
//
//   [Format "hexcourt record 1"]
//   [Game "agon"]
//   [Settings "opening=standard ... claim_after=3 draw_after=5"]     all of them
//   [Position "..."]                          where the game does not start as usual
//   [Clock "fischer 5m+3s"]                   see match::text_of; none in a game without a clock
//   [Room "..."] [Name "..."]                 where it was played, and what that room was called
//   [Date "2023.11.14"]                       the day on which the room was made (UTC)
//   [White "Ann"] [WhiteId "p1"]              who sits there; likewise Black
//   [Result "1-0"] [Reason "throne"]          or 0-1, 1/2-1/2; * while it is played or where it was broken
//   off [Chain "..."]                             record_chain.hpp
//
//   {[%at 2023-11-14T22:13:20.000Z] [%created white "p1" "Ann"]}
//   1. Qf1-f2 {[%at 2023-11-14T22:13:29.204Z] [%spent 2.100] [%lag 0.045] [%gained 3.000] [%left 300.900]}
//   {[%at 2023-11-14T22:13:31.500Z] [%offered black draw]}
//   1-0
//
// A comment of an action has the time it was received and, with a clock, its receipt in seconds: what was
// charged, credited as lag, gained by the end of the turn, and left. The other events are those of
// event_json.hpp, each with what belongs to it in the order given there (the receiver of a [%created] is the
// host, whose side stands first).
//
// In quotes, \" and \\ stand for " and \, and \u007d for } and whatever might not show as itself.
//
// What people write by hand may be less: tags and bare actions will do. Tags may stand in any order, those
// that are not listed above and comments without [% are left out of account, settings that are left out have
// their defaults, and Game may name a ruleset. Without a [%created], the host plays White and both players
// sit down when the room is made: on Date, or else in 1970. An event without a time happened when the one
// before it did, and an action without a receipt costs what the clock says at its time: nothing, where no
// times are given. Where such a record goes on behind its last action by its Reason (resigned, agreement,
// repetition, abandoned or aborted), that is read as an event too.

namespace hexcourt::protocol {

inline constexpr std::string_view kRecordFormat = "hexcourt record 1";

/// `events` are those of one match, as far as it has been played: they begin with a Created, and
/// Match::replay takes them.
struct Record {
  std::string room;
  std::optional<std::string> name;
  std::vector<match::Event> events;
  friend bool operator==(const Record&, const Record&) = default;
};

/// Throw std::invalid_argument where the events are of no match.
std::string record_text(const Record& record);
/// {"format", "room", "name"?, "result": {"outcome", "reason"} | null, "chain", "events"}, with the events of
/// event_json.hpp, each in a line of its own.
std::string record_json(const Record& record);

/// Why a record cannot be read. `message` is a sentence; `turn` is the match's turn that was being read.
struct RecordError {
  std::string message;
  std::optional<Place> place = std::nullopt;  // in a text
  std::optional<std::uint64_t> event = std::nullopt;
  std::optional<std::int64_t> turn = std::nullopt;
  friend bool operator==(const RecordError&, const RecordError&) = default;
};
/// The message behind what is known of the place: "Line 14, column 4, turn 3: ...".
std::string sentence(const RecordError& error);

/// A record in which every event follows from those before it by the rules, what is said of its clocks, tags
/// and result agrees with its events, and its chain is right, if it has one.
struct CheckedRecord {
  Record record;
  match::Match match;
  bool chained = false;
};

/// Reads and checks a record in either form: JSON where it begins as a JSON object does.
tl::expected<CheckedRecord, RecordError> read_record(std::string_view text);

}  // namespace hexcourt::protocol
