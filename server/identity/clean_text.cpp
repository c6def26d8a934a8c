#include "server/identity/clean_text.hpp"

#include <algorithm>
#include <array>
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
/// What scripts and emoji are joined and varied with: the joiners, and the two presentations of an emoji.
bool is_joiner(std::uint32_t code) { return within(code, 0x200C, 0x200D) || within(code, 0xFE0E, 0xFE0F); }
/// A place in Unicode that is no character and never will be one.
bool is_no_character(std::uint32_t code) {
  return within(code, 0xFDD0, 0xFDEF) || (code & 0xFFFEU) == 0xFFFE;
}

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};
/// What shows nothing and is neither a space, a bidi control nor a joiner: Unicode's
/// Default_Ignorable_Code_Point, the interlinear marks, and the braille cell without dots.
constexpr std::array<Range, 18> kInvisible{{{0x00AD, 0x00AD},
                                            {0x034F, 0x034F},
                                            {0x115F, 0x1160},
                                            {0x17B4, 0x17B5},
                                            {0x180B, 0x180F},
                                            {0x200B, 0x200B},
                                            {0x2060, 0x2065},
                                            {0x206A, 0x206F},
                                            {0x2800, 0x2800},
                                            {0x3164, 0x3164},
                                            {0xFE00, 0xFE0D},
                                            {0xFEFF, 0xFEFF},
                                            {0xFFA0, 0xFFA0},
                                            {0xFFF0, 0xFFFB},
                                            {0x1BCA0, 0x1BCA3},
                                            {0x1D159, 0x1D159},
                                            {0x1D173, 0x1D17A},
                                            {0xE0000, 0xE0FFF}}};

bool is_invisible(std::uint32_t code) {
  return std::ranges::any_of(kInvisible,
                             [code](const Range& range) { return within(code, range.first, range.last); });
}
/// What no text keeps.
bool is_unwanted(std::uint32_t code) {
  return is_control(code) || is_bidi(code) || is_invisible(code) || is_no_character(code);
}
bool is_space(std::uint32_t code) {
  return code == 0x20 || code == 0xA0 || code == 0x1680 || within(code, 0x2000, 0x200A) || code == 0x202F ||
         code == 0x205F || code == 0x3000;
}

/// The characters that `keep` keeps, at most `most`, without the spaces around them and joiners before them.
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
    if (clean.empty() && (space || is_joiner(code))) continue;
    clean += is_line_break_or_tab(code) ? std::string_view(" ") : character;
    ++count;
    if (!space) end = clean.size();
  }
  clean.resize(end);
  return clean;
}

}  // namespace

std::string clean_name(std::string_view text, std::size_t most) {
  return cleaned(text, most, [](std::uint32_t code) { return !is_unwanted(code) && !is_joiner(code); });
}

std::string clean_chat(std::string_view text) {
  return cleaned(text, text.size(), [](std::uint32_t code) { return !is_unwanted(code); });
}

std::size_t characters(std::string_view text) {
  std::size_t count = 0;
  for (const char byte : text) count += begins_character(byte) ? 1 : 0;
  return count;
}

}  // namespace hexcourt::server
