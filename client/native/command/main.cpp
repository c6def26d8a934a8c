#include <exception>
#include <iostream>

#include "command/one_line.hpp"
#include "command/run.hpp"

int main(int argc, char** argv) {
  try {
    return hexcourt::command::run({argv + 1, argv + argc}, std::cin, std::cout, std::cerr);
  } catch (const std::exception& error) {
    std::cerr << "hexcourt: " << hexcourt::command::one_line(error.what()) << '\n';
    return hexcourt::command::kFailed;
  }
}
