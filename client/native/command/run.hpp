#pragma once

#include <string>
#include <vector>

#include "command/terminal.hpp"

namespace hexcourt::command {

inline constexpr int kDone = 0;
inline constexpr int kFailed = 1;
inline constexpr int kRefused = 2;

/// The command `hexcourt` with `arguments` (the program's name left out). Returns its exit status: kRefused
/// with one line on `err` for whatever is refused, kFailed where something else went wrong.
int run(std::vector<std::string> arguments, const Terminal& terminal);

}  // namespace hexcourt::command
