#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hexcourt::server {

/// A name that is safe to show next to others: without control, bidi and zero-width characters, its spaces
/// trimmed, cut after `most` characters. May be empty. `text` is UTF-8.
std::string clean_name(std::string_view text, std::size_t most);

/// A chat line without control and bidi characters (line breaks and tabs become spaces), trimmed. The joiners
/// that some scripts and emoji are written with stay. May be empty. `text` is UTF-8.
std::string clean_chat(std::string_view text);

/// Characters (code points) of a UTF-8 text.
std::size_t characters(std::string_view text);

}  // namespace hexcourt::server
