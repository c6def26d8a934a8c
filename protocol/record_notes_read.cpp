#include <algorithm>
#include <array>

#include "protocol/record_notes.hpp"
#include "protocol/record_times.hpp"
#include "protocol/words.hpp"

namespace hexcourt::protocol {

namespace {

using match::Happening;

/// Takes a note's words one after another. After a word that is not what it must be, all are worthless.
class NoteWords {
 public:
  explicit NoteWords(const std::vector<std::string>& words) : words_(words) {}

  std::string text() {
    if (next_ == words_.size()) good_ = false;
    return good_ ? words_[next_++] : "";
  }
  game::Side side() { return required(meaning_in(kSides, text())); }
  match::Proposal proposal() { return required(meaning_in(kProposals, text())); }
  match::Player player() {
    std::string id = text();
    return {std::move(id), text()};
  }
  match::TimePoint time() { return required(read_utc(text())); }
  match::milliseconds seconds() { return required(read_seconds(text())); }
  std::int64_t number() { return required(read_number(text())); }

  /// Whether every word was what it must be, and none is left.
  bool done() const { return good_ && next_ == words_.size(); }

 private:
  template <typename Value>
  Value required(const std::optional<Value>& value) {
    good_ = good_ && value;
    return value.value_or(Value{});
  }

  const std::vector<std::string>& words_;
  std::size_t next_ = 0;
  bool good_ = true;
};

template <typename Kind>
Happening plain(NoteWords& words) {
  return Kind{words.side()};
}
template <typename Kind>
Happening about_proposal(NoteWords& words) {
  const game::Side side = words.side();
  return Kind{side, words.proposal()};
}

Happening created(NoteWords& words) {
  match::Created created;
  created.host_side = words.side();
  created.host = words.player();
  return created;
}
Happening seated(NoteWords& words) {
  const game::Side side = words.side();
  return match::Seated{side, words.player()};
}
Happening timed_out(NoteWords& words) {
  const game::Side side = words.side();
  return match::TimedOut{side, words.seconds()};
}
Happening taken_back(NoteWords& words) {
  const game::Side side = words.side();
  return match::TakenBack{side, words.number()};
}
Happening rematch_agreed(NoteWords& words) {
  const game::Side side = words.side();
  return match::RematchAgreed{side, words.text()};
}
Happening server_was_down(NoteWords& words) {
  const match::TimePoint since = words.time();
  return match::ServerWasDown{since, words.seconds()};
}

struct EventKind {
  std::string_view name;
  std::string_view form;
  Happening (*read)(NoteWords& words);
};
/// Every event but an action, which stands for itself.
constexpr std::array<EventKind, std::variant_size_v<Happening> - 1> kEvents{{
    {"created", R"(SIDE "ID" "NAME")", created},
    {"seated", R"(SIDE "ID" "NAME")", seated},
    {"vacated", "SIDE", plain<match::Vacated>},
    {"resigned", "SIDE", plain<match::Resigned>},
    {"aborted", "SIDE", plain<match::Aborted>},
    {"draw_claimed", "SIDE", plain<match::DrawClaimed>},
    {"timed_out", "SIDE 0.000", timed_out},
    {"win_claimed", "SIDE", plain<match::WinClaimed>},
    {"offered", "SIDE draw|takeback|rematch", about_proposal<match::Offered>},
    {"withdrawn", "SIDE draw|takeback|rematch", about_proposal<match::Withdrawn>},
    {"declined", "SIDE draw|takeback|rematch", about_proposal<match::Declined>},
    {"draw_agreed", "SIDE", plain<match::DrawAgreed>},
    {"taken_back", "SIDE PLY", taken_back},
    {"rematch_agreed", "SIDE \"ROOM\"", rematch_agreed},
    {"server_was_down", "2023-11-14T22:13:20.000Z 0.000", server_was_down},
}};

const EventKind* find_event(std::string_view name) {
  const auto* found =
      std::find_if(kEvents.begin(), kEvents.end(), [&](const EventKind& kind) { return kind.name == name; });
  return found == kEvents.end() ? nullptr : found;
}

std::string must_be(std::string_view name, std::string_view form) {
  return "This note is written [%" + std::string(name) + " " + std::string(form) + "].";
}

/// A note that says a duration.
struct Duration {
  std::string_view name;
  match::milliseconds match::ClockReceipt::*member;
};
constexpr std::array<Duration, 4> kDurations{{{"spent", &match::ClockReceipt::charged},
                                              {"lag", &match::ClockReceipt::credited},
                                              {"gained", &match::ClockReceipt::gained},
                                              {"left", &match::ClockReceipt::left}}};

}  // namespace

bool is_event(std::string_view name) { return find_event(name) != nullptr; }

tl::expected<Happening, std::string> read_event_note(const RecordNote& note) {
  const EventKind* kind = find_event(note.name);
  if (kind == nullptr) return tl::make_unexpected("There is no event " + note.name + ".");
  NoteWords words(note.words);
  Happening what = kind->read(words);
  if (!words.done()) {
    const bool sided = kind->form.starts_with("SIDE");
    return tl::make_unexpected(must_be(kind->name, kind->form) + (sided ? " SIDE is white or black." : ""));
  }
  return what;
}

tl::expected<match::TimePoint, std::string> read_time_note(const RecordNote& note) {
  NoteWords words(note.words);
  const match::TimePoint at = words.time();
  if (note.name == "at" && words.done()) return at;
  return tl::make_unexpected(must_be("at", "2023-11-14T22:13:20.000Z"));
}

tl::expected<ActionNotes, std::string> read_action_notes(const std::vector<RecordNote>& notes) {
  const bool timed = notes.size() == 1 + kDurations.size();
  if (notes.size() != 1 && !timed) {
    return tl::make_unexpected(
        std::string("An action is noted with [%at], or with [%at] [%spent] [%lag] "
                    "[%gained] [%left], in this order."));
  }
  const auto at = read_time_note(notes[0]);
  if (!at) return tl::make_unexpected(at.error());
  ActionNotes read{.at = *at, .receipt = std::nullopt};
  if (!timed) return read;
  match::ClockReceipt& receipt = read.receipt.emplace();
  for (std::size_t i = 0; i < kDurations.size(); ++i) {
    const RecordNote& note = notes[i + 1];
    NoteWords words(note.words);
    receipt.*kDurations[i].member = words.seconds();
    if (note.name != kDurations[i].name || !words.done())
      return tl::make_unexpected(must_be(kDurations[i].name, "0.000"));
  }
  return read;
}

}  // namespace hexcourt::protocol
