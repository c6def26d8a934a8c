#include "command/one_line.hpp"

namespace hexcourt::command {

namespace {

/// The bytes of the control character that `text` begins with: 0 where it is none.
std::size_t control_bytes(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  if (first < 0x20 || first == 0x7f) return 1;
  // U+0080 to U+009F in UTF-8; some terminals obey them like an escape.
  if (first != 0xc2 || text.size() < 2) return 0;
  const auto second = static_cast<unsigned char>(text[1]);
  return second >= 0x80 && second <= 0x9f ? 2 : 0;
}

void append_hex(std::string& line, char byte) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const auto code = static_cast<unsigned char>(byte);
  line += "\\x";
  line += kDigits[code / 16U];
  line += kDigits[code % 16U];
}

}  // namespace

std::string one_line(std::string_view text) {
  std::string line;
  while (!text.empty()) {
    const std::size_t control = control_bytes(text);
    for (const char byte : text.substr(0, control)) append_hex(line, byte);
    if (control == 0) line += text[0];
    text.remove_prefix(control == 0 ? 1 : control);
  }
  return line;
}

}  // namespace hexcourt::command
