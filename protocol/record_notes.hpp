#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/event.hpp"

// The notes in a record's comments: "[%name word word ...]", each word bare or in quotes.

namespace hexcourt::protocol {

struct RecordNote {
  std::string name;
  std::vector<std::string> words;
};

/// The note of an event that is no action, in its brackets; without the event's time.
std::string event_note(const match::Happening& what);

/// Whether such an event is called that.
bool is_event(std::string_view name);

/// What such a note says. Of a Created it is only the host and the host's side. The error is a sentence that
/// shows how the note is written.
tl::expected<match::Happening, std::string> read_event_note(const RecordNote& note);

/// The notes of an action: when it was received, and its receipt.
std::string action_notes(match::TimePoint at, const std::optional<match::ClockReceipt>& receipt);

struct ActionNotes {
  std::optional<match::TimePoint> at;
  std::optional<match::ClockReceipt> receipt;
};
/// The error is a sentence.
tl::expected<ActionNotes, std::string> read_action_notes(const std::vector<RecordNote>& notes);

/// "[%at ...]".
std::string time_note(match::TimePoint at);
/// The time of a note that must be `at`. The error is a sentence.
tl::expected<match::TimePoint, std::string> read_time_note(const RecordNote& note);

}  // namespace hexcourt::protocol
