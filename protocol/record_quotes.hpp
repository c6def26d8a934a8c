#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hexcourt::protocol {

/// The text in quotes, as a record's text has it: valid UTF-8, without line breaks, braces and anything that
/// might not show as itself.
std::string quoted_text(std::string_view text);
/// What stands between the quotes, read back; `escaped` is UTF-8. None for an escape that is none, or that is
/// of no character.
std::optional<std::string> unescaped(std::string_view escaped);

}  // namespace hexcourt::protocol
