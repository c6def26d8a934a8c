#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hexcourt::command {

/// The cell names in a text, in its order: "Hd1xd5" names d1 and d5. A cell name is a small letter and the
/// digits right behind it, in action texts and in lists of cells alike.
std::vector<std::string> cells_in(std::string_view text);

}  // namespace hexcourt::command
