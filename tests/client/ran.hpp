#pragma once

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "command/run.hpp"

namespace hexcourt::command {

/// What a command printed, and how it ended.
struct Ran {
  int status = 0;
  std::string out;
  std::string err;
};

/// Runs `hexcourt` with `arguments` and `input` on its standard input.
inline Ran ran(std::vector<std::string> arguments, const std::string& input = "") {
  std::istringstream in(input);
  std::ostringstream out;
  std::ostringstream err;
  const int status = run(std::move(arguments), {in, -1, out, err});
  return {status, out.str(), err.str()};
}

}  // namespace hexcourt::command
