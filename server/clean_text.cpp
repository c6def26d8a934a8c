#include "server/clean_text.hpp"

#include <cstdint>

namespace hexcourt::server {

namespace {

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }

/// The first character of `text`, as its bytes.
std::string_view first_character(std::string_view text) {
  std::size_t length = 1;
  while (length < text.size() && !begins_character(text[length])) ++length;
  return text.substr(0, length);
}

std::uint32_t code_point(std::string_view character) {
  const auto lead = static_cast<unsigned char>(character.front());
  if (character.size() == 1) return lead;
  std::uint32_t code = lead & (0x7FU >> character.size());
  for (const char byte : character.substr(1))
    code = (code << 6U) | (static_cast<unsigned char>(byte) & 0x3FU);
  return code;
}

bool within(std::uint32_t code, std::uint32_t first, std::uint32_t last) {
  return first <= code && code <= last;
}

bool is_line_break_or_tab(std::uint32_t code) {
  return within(code, 0x09, 0x0D) || within(code, 0x2028, 0x2029);
}
bool is_control(std::uint32_t code) {
  return code < 0x20 || within(code, 0x7F, 0x9F) || within(code, 0x2028, 0x2029);
}
bool is_bidi(std::uint32_t code) {
  return code == 0x061C || within(code, 0x200E, 0x200F) || within(code, 0x202A, 0x202E) ||
         within(code, 0x2066, 0x2069);
}
bool is_joiner(std::uint32_t code) { return within(code, 0x200C, 0x200D); }
/// Takes no room on the screen and joins nothing: word joiners, soft hyphens, fillers, tags.
bool is_invisible(std::uint32_t code) {
  return code == 0x00AD || code == 0x034F || within(code, 0x115F, 0x1160) || code == 0x180E ||
         code == 0x200B || within(code, 0x2060, 0x2065) || within(code, 0x206A, 0x206F) || code == 0x3164 ||
         code == 0xFEFF || code == 0xFFA0 || within(code, 0xE0000, 0xE007F);
}
bool is_space(std::uint32_t code) {
  return code == 0x20 || code == 0xA0 || code == 0x1680 || within(code, 0x2000, 0x200A) || code == 0x202F ||
         code == 0x205F || code == 0x3000;
}

/// The characters that `keep` keeps, without the spaces around them, at most `most`.
template <typename Keep>
std::string cleaned(std::string_view text, std::size_t most, Keep keep) {
  std::string clean;
  std::size_t end = 0;    // of the last character that is no space
  std::size_t count = 0;  // of characters so far
  while (!text.empty() && count < most) {
    const std::string_view character = first_character(text);
    text.remove_prefix(character.size());
    const std::uint32_t code = code_point(character);
    if (!keep(code) && !is_line_break_or_tab(code)) continue;
    const bool space = is_space(code) || is_line_break_or_tab(code);
    if (space && clean.empty()) continue;
    clean += is_line_break_or_tab(code) ? std::string_view(" ") : character;
    ++count;
    if (!space) end = clean.size();
  }
  clean.resize(end);
  return clean;
}

}  // namespace

std::string clean_name(std::string_view text, std::size_t most) {
  return cleaned(text, most, [](std::uint32_t code) {
    return !is_control(code) && !is_bidi(code) && !is_joiner(code) && !is_invisible(code);
  });
}

std::string clean_chat(std::string_view text) {
  return cleaned(text, text.size(), [](std::uint32_t code) {
    return !is_control(code) && !is_bidi(code) && !is_invisible(code);
  });
}

std::size_t characters(std::string_view text) {
  std::size_t count = 0;
  for (const char byte : text) count += begins_character(byte) ? 1 : 0;
  return count;
}

}  // namespace hexcourt::server
