#include "settings_text.hpp"

#include <algorithm>
#include <string>

namespace hexcourt::page {

namespace {

game::Value value_in(std::string_view text) {
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"') {
    return std::string(text.substr(1, text.size() - 2));
  }
  return game::value_of(std::string(text));
}

}  // namespace

game::NamedValues settings_in(std::string_view lines) {
  game::NamedValues settings;
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(lines.size(), line.size() + 1));
    const std::size_t sign = std::min(line.find('='), line.size());
    settings.push_back(
        {std::string(line.substr(0, sign)), value_in(line.substr(std::min(sign + 1, line.size())))});
  }
  return settings;
}

}  // namespace hexcourt::page
