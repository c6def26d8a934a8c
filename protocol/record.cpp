#include "protocol/record.hpp"

#include "protocol/record_forms.hpp"
#include "protocol/utf8.hpp"

namespace hexcourt::protocol {

namespace {

/// A comment of a text would not go on with a member, nor end at once.
bool begins_as_object(std::string_view text) {
  constexpr std::string_view kSpaces = " \t\r\n";
  text.remove_prefix(std::min(text.size(), text.find_first_not_of(kSpaces)));
  if (!text.starts_with('{')) return false;
  text.remove_prefix(1);
  text.remove_prefix(std::min(text.size(), text.find_first_not_of(kSpaces)));
  return text.starts_with('"') || text.starts_with('}');
}

}  // namespace

std::string sentence(const RecordError& error) {
  std::string where;
  const auto add = [&](const std::string& part) { where += (where.empty() ? "" : ", ") + part; };
  if (error.place) {
    add("line " + std::to_string(error.place->line));
    add("column " + std::to_string(error.place->column));
  } else if (error.event) {
    add("event " + std::to_string(*error.event));
  }
  if (error.turn) add("turn " + std::to_string(*error.turn));
  if (where.empty()) return error.message;
  where[0] = static_cast<char>(where[0] - 'a' + 'A');
  return where + ": " + error.message;
}

tl::expected<CheckedRecord, RecordError> read_record(std::string_view text) {
  if (!is_utf8(text)) {
    return tl::make_unexpected(
        RecordError{.message = "The record is not text in UTF-8.", .place = {}, .event = {}, .turn = {}});
  }
  return begins_as_object(text) ? read_record_json(text) : read_record_text(text);
}

}  // namespace hexcourt::protocol
