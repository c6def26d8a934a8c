#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/place.hpp"
#include "protocol/record.hpp"
#include "protocol/record_notes.hpp"
#include "tl/expected.hpp"

namespace hexcourt::protocol {

/// A piece of a record's text.
struct RecordToken {
  enum class Kind : std::uint8_t { tag, number, action, comment, result };

  Kind kind = Kind::action;
  Place place;
  /// A tag's name, a turn's number, an action's text or the word of a result.
  std::string text;
  /// A tag's value.
  std::string value;
  /// Of a comment; none where it is only a remark.
  std::vector<RecordNote> notes;
};

/// All tokens of a text. The error has the place where it cannot be read on.
tl::expected<std::vector<RecordToken>, RecordError> record_tokens(std::string_view text);

}  // namespace hexcourt::protocol
