#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string_view>

#include "command/one_line.hpp"
#include "command/run.hpp"

namespace {

/// Colours are for terminals that know them and people who want them (no-color.org).
bool shows_colours() {
  const char* terminal = std::getenv("TERM");
  const char* unwanted = std::getenv("NO_COLOR");
  return ::isatty(STDOUT_FILENO) != 0 && terminal != nullptr && std::string_view(terminal) != "dumb" &&
         (unwanted == nullptr || *unwanted == '\0');
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return hexcourt::command::run(
        {argv + 1, argv + argc},
        {std::cin, STDIN_FILENO, std::cout, std::cerr,
         ::isatty(STDIN_FILENO) != 0 && ::isatty(STDOUT_FILENO) != 0, shows_colours()});
  } catch (const std::exception& error) {
    std::cerr << "hexcourt: " << hexcourt::command::one_line(error.what()) << '\n';
    return hexcourt::command::kFailed;
  }
}
