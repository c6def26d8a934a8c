#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hexcourt::protocol {

/// Whether the bytes are UTF-8: no overlong forms, surrogates or code points beyond U+10FFFF.
bool is_utf8(std::string_view bytes);

/// The bytes with each one that does not belong to UTF-8 replaced by U+FFFD.
std::string repaired_utf8(std::string_view bytes);

/// At most the first `most` bytes of a UTF-8 text, not ending amid a character.
std::string_view first_bytes(std::string_view text, std::size_t most);

}  // namespace hexcourt::protocol
