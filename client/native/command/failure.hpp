#pragma once

#include <string>

#include "command/run.hpp"
#include "command/terminal.hpp"

namespace hexcourt::command {

/// Why a command ends before it is done: a sentence, and the exit status.
struct Failure {
  std::string why;
  int status = kFailed;
};

/// Says so in one line on `err`, and returns the status.
int report(const Terminal& terminal, const Failure& failure);

}  // namespace hexcourt::command
