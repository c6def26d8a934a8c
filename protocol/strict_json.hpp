#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "tl/expected.hpp"

namespace hexcourt::protocol {

/// Keeps the members of each object in the order of the text.
using OrderedJson = nlohmann::ordered_json;

/// The JSON value that `text` is, in which no object names a member twice or has more than 1,000 of them.
/// `what` names the text in the sentence that is the error ("The event").
tl::expected<OrderedJson, std::string> parse_strictly(std::string_view text, std::string_view what);

/// The first place where `json` is not what `meant`, the JSON of what was understood of it, says: "'host.age'
/// does not belong there." None where both are the same, however they are written and ordered.
std::optional<std::string> misunderstanding(const OrderedJson& json, const OrderedJson& meant);

}  // namespace hexcourt::protocol
