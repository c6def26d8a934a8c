#include "command/failure.hpp"

#include <ostream>

#include "command/one_line.hpp"

namespace hexcourt::command {

int report(const Terminal& terminal, const Failure& failure) {
  terminal.err << "hexcourt: " << one_line(failure.why) << '\n' << std::flush;
  return failure.status;
}

}  // namespace hexcourt::command
