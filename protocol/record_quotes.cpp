#include "protocol/record_quotes.hpp"

#include <array>

#include "protocol/utf8.hpp"

namespace hexcourt::protocol {

namespace {

/// The code point that `character`, valid UTF-8, encodes.
char32_t code_point(std::string_view character) {
  constexpr std::array<unsigned, 5> kLeadBits{0, 0x7F, 0x1F, 0x0F, 0x07};
  char32_t point = static_cast<unsigned char>(character[0]) & kLeadBits[character.size()];
  for (const char c : character.substr(1)) point = (point << 6U) | (static_cast<unsigned char>(c) & 0x3FU);
  return point;
}

/// Controls, braces, line and paragraph separators, and what turns the direction of writing.
bool needs_escape(char32_t point) {
  return point < 0x20 || (0x7F <= point && point < 0xA0) || point == '{' || point == '}' ||
         (0x200B <= point && point <= 0x200F) || (0x2028 <= point && point <= 0x202E) ||
         (0x2060 <= point && point <= 0x206F) || point == 0xFEFF;
}

std::string hexadecimal(char32_t point) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const unsigned shift : {12U, 8U, 4U, 0U}) text += kDigits[(point >> shift) & 0x0FU];
  return text;
}

std::optional<char32_t> read_hexadecimal(std::string_view text) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  char32_t point = 0;
  if (text.size() != 4) return std::nullopt;
  for (const char c : text) {
    const std::size_t digit = kDigits.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    point = (point << 4U) | static_cast<char32_t>(digit);
  }
  return point;
}

/// UTF-8 of a code point below U+10000; ill-formed for a surrogate.
std::string utf8_of(char32_t point) {
  const auto byte = [](char32_t bits) { return static_cast<char>(static_cast<unsigned char>(bits)); };
  if (point < 0x80) return {byte(point)};
  if (point < 0x800) return {byte(0xC0U | (point >> 6U)), byte(0x80U | (point & 0x3FU))};
  return {byte(0xE0U | (point >> 12U)), byte(0x80U | ((point >> 6U) & 0x3FU)), byte(0x80U | (point & 0x3FU))};
}

}  // namespace

std::string quoted_text(std::string_view text) {
  const std::string repaired = repaired_utf8(text);
  std::string result = "\"";
  for (std::string_view rest = repaired; !rest.empty();) {
    std::size_t length = 1;
    while (length < rest.size() && (static_cast<unsigned char>(rest[length]) & 0xC0U) == 0x80U) ++length;
    const std::string_view character = rest.substr(0, length);
    if (character == "\"" || character == "\\") {
      result.append("\\").append(character);
    } else if (const char32_t point = code_point(character); needs_escape(point)) {
      result.append("\\u").append(hexadecimal(point));
    } else {
      result.append(character);
    }
    rest.remove_prefix(length);
  }
  return result + "\"";
}

std::optional<std::string> unescaped(std::string_view escaped) {
  std::string text;
  while (!escaped.empty()) {
    const char c = escaped[0];
    const char next = escaped.size() > 1 ? escaped[1] : '\0';
    std::size_t length = 2;
    if (c != '\\') {
      text += c;
      length = 1;
    } else if (next == '"' || next == '\\') {
      text += next;
    } else if (const auto point = next == 'u' ? read_hexadecimal(escaped.substr(2, 4)) : std::nullopt) {
      text += utf8_of(*point);
      length = 6;
    } else {
      return std::nullopt;
    }
    escaped.remove_prefix(length);
  }
  if (!is_utf8(text)) return std::nullopt;
  return text;
}

}  // namespace hexcourt::protocol
