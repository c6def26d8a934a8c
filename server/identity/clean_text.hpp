#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace hexcourt::server {

/// A name that is safe to show next to others: without control, bidi and unseen characters (joiners,
/// variation selectors, fillers, tags, noncharacters), its spaces trimmed, cut after `most` characters. May
/// be empty. `text` is UTF-8.
std::string clean_name(std::string_view text, std::size_t most);

/// A chat line without the same (line breaks and tabs become spaces), trimmed. Only what scripts and emoji
/// are written with stays: the joiners U+200C and U+200D and the emoji presentations U+FE0E and U+FE0F,
/// behind something that they can join. May be empty. `text` is UTF-8.
std::string clean_chat(std::string_view text);

/// Characters (code points) of a UTF-8 text.
std::size_t characters(std::string_view text);

}  // namespace hexcourt::server
