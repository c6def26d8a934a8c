#include "command/cells_in.hpp"

namespace hexcourt::command {

namespace {

bool is_file(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

std::vector<std::string> cells_in(std::string_view text) {
  std::vector<std::string> cells;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if (!is_file(text[i]) || !is_digit(text[i + 1])) continue;
    std::size_t end = i + 1;
    while (end < text.size() && is_digit(text[end])) ++end;
    cells.emplace_back(text.substr(i, end - i));
    i = end - 1;
  }
  return cells;
}

}  // namespace hexcourt::command
