#include <algorithm>
#include <utility>

#include "protocol/forms.hpp"
#include "protocol/record_agreement.hpp"
#include "protocol/record_builder.hpp"
#include "protocol/record_forms.hpp"
#include "protocol/record_game.hpp"
#include "protocol/record_lexer.hpp"
#include "protocol/record_match.hpp"
#include "protocol/record_times.hpp"

namespace hexcourt::protocol {

namespace {

using Kind = RecordToken::Kind;
using Done = RecordBuilder::Expected<void>;
using game::Side;

/// Plays the tokens of a text.
class TextReader {
 public:
  explicit TextReader(std::vector<RecordToken> tokens) : tokens_(std::move(tokens)) {}

  tl::expected<CheckedRecord, RecordError> read() {
    for (next_ = 0; next_ < tokens_.size(); ++next_) {
      const RecordToken& token = tokens_[next_];
      if (auto done = take(token); !done) {
        RecordError error = std::move(done.error());
        if (!error.place) error.place = token.place;
        return tl::make_unexpected(std::move(error));
      }
    }
    return ensure_open()
        .and_then([&] { return end_by_reason(); })
        .and_then([&]() -> tl::expected<CheckedRecord, RecordError> { return checked(); });
  }

 private:
  tl::unexpected<RecordError> refuse(std::string message) const {
    return tl::make_unexpected(builder_.error(std::move(message)));
  }

  Done take(const RecordToken& token) {
    const bool is_remark = token.kind == Kind::comment && token.notes.empty();
    if (is_remark) return {};
    if (result_) return refuse("Nothing follows the result: a text is the record of one game.");
    switch (token.kind) {
      case Kind::tag:
        return take_tag(token);
      case Kind::number:
        return take_number(token);
      case Kind::action:
        return take_action(token);
      case Kind::comment:
        return take_event(token);
      case Kind::result:
        break;
    }
    result_ = token;
    return {};
  }

  Done take_tag(const RecordToken& token) {
    if (builder_.is_open()) return refuse("The tags stand before the first action and event.");
    if (!tags_.emplace(token.text, token).second)
      return refuse("There are two tags " + in_quotes(token.text) + ".");
    return {};
  }

  Done take_number(const RecordToken& token) {
    if (auto open = ensure_open(); !open) return open;
    const std::string turn = std::to_string(builder_.match().turn());
    if (!begins_turn(builder_.match())) return refuse("Turn " + turn + " goes on here; no other one begins.");
    if (token.text != turn) return refuse("This is turn " + turn + ", not " + token.text + ".");
    return {};
  }

  Done take_action(const RecordToken& token) {
    if (auto open = ensure_open(); !open) return open;
    std::size_t behind = next_ + 1;
    while (behind < tokens_.size() && tokens_[behind].kind == Kind::comment && tokens_[behind].notes.empty())
      ++behind;
    ActionNotes notes;
    if (behind < tokens_.size() && is_of_action(tokens_[behind])) {
      const auto read = read_action_notes(tokens_[behind].notes);
      if (!read) return refuse_at(tokens_[behind].place, read.error());
      notes = *read;
      next_ = behind;
    }
    return builder_.act(token.text, notes);
  }

  static bool is_of_action(const RecordToken& token) {
    return token.kind == Kind::comment && !token.notes.empty() &&
           std::none_of(token.notes.begin(), token.notes.end(),
                        [](const RecordNote& note) { return is_event(note.name); });
  }

  tl::unexpected<RecordError> refuse_at(Place place, std::string message) const {
    RecordError error = builder_.error(std::move(message));
    error.place = place;
    return tl::make_unexpected(std::move(error));
  }

  Done take_event(const RecordToken& token) {
    if (is_of_action(token)) return refuse("These notes stand behind no action.");
    const RecordNote& last = token.notes.back();
    if (token.notes.size() > 2 || !is_event(last.name))
      return refuse("An event is noted with its time and itself: {[%at ...] [%" + in_event(token) +
                    " ...]}.");
    std::optional<match::TimePoint> at;
    if (token.notes.size() == 2) {
      const auto time = read_time_note(token.notes[0]);
      if (!time) return refuse(time.error());
      at = *time;
    }
    auto what = read_event_note(last);
    if (!what) return refuse(what.error());
    const auto* host = std::get_if<match::Created>(&*what);
    if (host != nullptr && !builder_.is_open()) return open(*host, at);
    if (auto open = ensure_open(); !open) return open;
    return builder_.apply(*std::move(what), at);
  }

  static std::string in_event(const RecordToken& token) {
    const auto event = std::find_if(token.notes.begin(), token.notes.end(),
                                    [](const RecordNote& note) { return is_event(note.name); });
    return event->name;
  }

  /// The match begins as the tags say, with this host.
  Done open(const match::Created& host, std::optional<match::TimePoint> at) {
    auto created = created_by_tags(tags_);
    if (!created) return tl::make_unexpected(created.error());
    created->host = host.host;
    created->host_side = host.host_side;
    if (!at) {
      const auto date = read_date(tag_value(tags_, "Date", "1970.01.01"));
      if (!date) return refuse_at(tags_.find("Date")->second.place, "A day is written 2023.11.14.");
      at = *date;
    }
    return builder_.open({1, *at, *std::move(created)});
  }

  /// Where the record does not say how the match began, the tags do.
  Done ensure_open() {
    if (builder_.is_open()) return {};
    by_hand_ = true;
    const match::Player white{tag_value(tags_, "WhiteId", "white"), tag_value(tags_, "White", "White")};
    const match::Player black{tag_value(tags_, "BlackId", "black"), tag_value(tags_, "Black", "Black")};
    match::Created host;
    host.host = white;
    return open(host, std::nullopt)
        .and_then([&] {
          return builder_.apply(match::Seated{Side::white, white}, std::nullopt);
        })
        .and_then([&] {
          return builder_.apply(match::Seated{Side::black, black}, std::nullopt);
        });
  }

  /// Where a record by hand says an end that its actions do not lead to, it is brought about.
  Done end_by_reason() {
    const auto reason = tags_.find("Reason");
    if (!by_hand_ || builder_.match().result() || reason == tags_.end()) return {};
    auto done = end_by(reason->second.value, tag_value(tags_, "Result") == "1-0" ? Side::white : Side::black);
    if (!done) return refuse_at(reason->second.place, done.error().message);
    return done;
  }
  Done end_by(std::string_view reason, Side winner) {
    const Side to_act = builder_.match().game().to_act();
    if (reason == "resigned") return builder_.command(game::opponent(winner), match::Resign{});
    if (reason == "abandoned") return builder_.command(winner, match::ClaimWin{});
    if (reason == "repetition") return builder_.command(to_act, match::ClaimDraw{});
    if (reason == "aborted") return builder_.command(to_act, match::Abort{});
    if (reason != "agreement") return {};
    const match::Offer offer{match::Proposal::draw, ""};
    return builder_.command(to_act, offer).and_then([&] {
      return builder_.command(game::opponent(to_act), match::Accept{match::Proposal::draw, ""});
    });
  }

  tl::expected<CheckedRecord, RecordError> checked() const {
    CheckedRecord read{
        .record = {.room = tag_value(tags_, "Room"), .name = {}, .events = builder_.match().events()},
        .match = builder_.match(),
        .chained = tags_.contains("Chain")};
    if (const auto name = tags_.find("Name"); name != tags_.end()) read.record.name = name->second.value;
    if (auto wrong = disagreement(tags_, result_, read)) return tl::make_unexpected(*std::move(wrong));
    return read;
  }

  std::vector<RecordToken> tokens_;
  std::size_t next_ = 0;
  RecordTags tags_;
  std::optional<RecordToken> result_;
  /// The text does not say how its match began.
  bool by_hand_ = false;
  RecordBuilder builder_;
};

}  // namespace

tl::expected<CheckedRecord, RecordError> read_record_text(std::string_view text) {
  auto tokens = record_tokens(text);
  if (!tokens) return tl::make_unexpected(tokens.error());
  return TextReader(*std::move(tokens)).read();
}

}  // namespace hexcourt::protocol
