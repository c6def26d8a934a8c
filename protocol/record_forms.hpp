#pragma once

#include <string_view>

#include "protocol/record.hpp"

namespace hexcourt::protocol {

/// read_record() for a record in text, and for one in JSON. The text is UTF-8.
tl::expected<CheckedRecord, RecordError> read_record_text(std::string_view text);
tl::expected<CheckedRecord, RecordError> read_record_json(std::string_view text);

}  // namespace hexcourt::protocol
