#pragma once

#include <string>
#include <string_view>

namespace hexcourt::command {

/// `text` as one line that does nothing to a terminal: control characters (those beyond ASCII too) are
/// written as \xNN. For whatever came from somebody else: names, chat, texts quoted in a refusal.
std::string one_line(std::string_view text);

}  // namespace hexcourt::command
