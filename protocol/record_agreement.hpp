#pragma once

#include <optional>

#include "protocol/record.hpp"
#include "protocol/record_game.hpp"

namespace hexcourt::protocol {

/// The first of a text's tags, or else the result at its end, that does not say what follows from the events
/// that were read; its chain counts as a tag.
std::optional<RecordError> disagreement(const RecordTags& tags, const std::optional<RecordToken>& result,
                                        const CheckedRecord& read);

}  // namespace hexcourt::protocol
