#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.hpp"
#include "protocol/record.hpp"

namespace hexcourt::protocol {

struct RecordTag {
  std::string_view name;
  std::string value;
};

/// Every tag of a record whose events led to `match`, in the order in which they are written.
std::vector<RecordTag> record_tags(const Record& record, const match::Match& match);

/// "1-0", "0-1", "1/2-1/2", or "*" for a game that goes on or counts for nobody.
std::string_view result_word(const std::optional<game::Result>& result);

}  // namespace hexcourt::protocol
