#pragma once

#include <map>
#include <string>

#include "match/event.hpp"
#include "protocol/record_lexer.hpp"

namespace hexcourt::protocol {

/// The tags of a record's text, by their names.
using RecordTags = std::map<std::string, RecordToken, std::less<>>;

/// The value of a tag; `fallback` where there is none.
std::string tag_value(const RecordTags& tags, std::string_view name, const std::string& fallback = "");

/// How the match was created, as the tags Game, Settings, Position and Clock say; the host is not set. Errors
/// have the place of the tag.
tl::expected<match::Created, RecordError> created_by_tags(const RecordTags& tags);

}  // namespace hexcourt::protocol
