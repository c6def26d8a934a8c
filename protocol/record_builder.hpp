#pragma once

#include <optional>
#include <string_view>

#include "match/match.hpp"
#include "protocol/record.hpp"
#include "protocol/record_notes.hpp"

namespace hexcourt::protocol {

/// Makes the match of a record event by event, each of which must follow from those before it. Errors say
/// which turn and event it was.
class RecordBuilder {
 public:
  template <typename Value>
  using Expected = tl::expected<Value, RecordError>;

  /// The first event; its repetition must be within the limits of a match.
  Expected<void> open(const match::Event& first);
  /// Whether it was opened.
  bool is_open() const { return match_.has_value(); }

  Expected<void> apply(const match::Event& event);
  /// An event that happened at `at`, or else when the last one did.
  Expected<void> apply(match::Happening what, std::optional<match::TimePoint> at);
  /// Whoever is to act played this, parts of its text perhaps left out.
  Expected<void> act(std::string_view action, const ActionNotes& notes);
  /// A player did this when the last event happened.
  Expected<void> command(game::Side by, const match::Command& command);

  const match::Match& match() const { return *match_; }

  /// An error of the event that would be the next one.
  RecordError error(std::string message) const;

 private:
  tl::unexpected<RecordError> refuse(std::string message) const {
    return tl::make_unexpected(error(std::move(message)));
  }

  std::optional<match::Match> match_;
};

}  // namespace hexcourt::protocol
