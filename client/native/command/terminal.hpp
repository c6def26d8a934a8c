#pragma once

#include <iosfwd>

namespace hexcourt::command {

/// Where a command reads and writes. `in` and `in_descriptor` are the same input; a command uses one of them.
struct Terminal {
  std::istream& in;
  int in_descriptor = 0;
  std::ostream& out;
  std::ostream& err;
  /// Somebody sits there: ask before reading a line.
  bool prompts = false;
  bool colours = false;
};

}  // namespace hexcourt::command
