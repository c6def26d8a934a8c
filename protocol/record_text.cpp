#include "protocol/record.hpp"
#include "protocol/record_match.hpp"
#include "protocol/record_notes.hpp"
#include "protocol/record_quotes.hpp"
#include "protocol/record_tags.hpp"

namespace hexcourt::protocol {

namespace {

std::string action_line(const match::Match& before, const match::Event& event, const match::Acted& acted) {
  const std::string front = begins_turn(before) ? std::to_string(before.turn()) + ". " : "  ";
  return front + acted.action + " {" + action_notes(event.at, acted.receipt) + "}\n";
}

std::string event_line(const match::Match& before, const match::Event& event) {
  if (const auto* acted = std::get_if<match::Acted>(&event.what)) return action_line(before, event, *acted);
  return "{" + time_note(event.at) + " " + event_note(event.what) + "}\n";
}

}  // namespace

std::string record_text(const Record& record) {
  std::string lines;
  const match::Match match = replayed(record, [&](const match::Match& before, const match::Event& event) {
    lines += event_line(before, event);
  });
  std::string text;
  for (const RecordTag& tag : record_tags(record, match))
    text += "[" + std::string(tag.name) + " " + quoted_text(tag.value) + "]\n";
  const match::Event& first = record.events.front();
  text += "\n{" + time_note(first.at) + " " + event_note(first.what) + "}\n" + lines;
  return text.append(result_word(match.result())) + "\n";
}

}  // namespace hexcourt::protocol
