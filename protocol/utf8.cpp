#include "protocol/utf8.hpp"

#include <algorithm>
#include <array>

namespace hexcourt::protocol {

namespace {

constexpr unsigned char byte(char c) { return static_cast<unsigned char>(c); }
constexpr bool continues(char c) { return (byte(c) & 0xC0U) == 0x80U; }

/// The second bytes that may follow a first byte, and the length of the character (Unicode, table 3-7).
struct Lead {
  unsigned char first;
  unsigned char last;
  std::size_t length;
  unsigned char second_least;
  unsigned char second_most;
};
constexpr std::array kLeads{Lead{0xC2, 0xDF, 2, 0x80, 0xBF}, Lead{0xE0, 0xE0, 3, 0xA0, 0xBF},
                            Lead{0xE1, 0xEC, 3, 0x80, 0xBF}, Lead{0xED, 0xED, 3, 0x80, 0x9F},
                            Lead{0xEE, 0xEF, 3, 0x80, 0xBF}, Lead{0xF0, 0xF0, 4, 0x90, 0xBF},
                            Lead{0xF1, 0xF3, 4, 0x80, 0xBF}, Lead{0xF4, 0xF4, 4, 0x80, 0x8F}};

/// The length of the character that `bytes`, not empty, begin with; 0 where that is none.
std::size_t character_length(std::string_view bytes) {
  const unsigned char first = byte(bytes[0]);
  if (first < 0x80) return 1;
  const auto* lead = std::find_if(kLeads.begin(), kLeads.end(), [first](const Lead& candidate) {
    return candidate.first <= first && first <= candidate.last;
  });
  if (lead == kLeads.end() || bytes.size() < lead->length) return 0;
  const unsigned char second = byte(bytes[1]);
  if (second < lead->second_least || second > lead->second_most) return 0;
  const std::string_view rest = bytes.substr(2, lead->length - 2);
  return std::all_of(rest.begin(), rest.end(), continues) ? lead->length : 0;
}

}  // namespace

bool is_utf8(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t length = character_length(bytes);
    if (length == 0) return false;
    bytes.remove_prefix(length);
  }
  return true;
}

std::string repaired_utf8(std::string_view bytes) {
  std::string text;
  while (!bytes.empty()) {
    const std::size_t length = character_length(bytes);
    text += length == 0 ? std::string_view("\xEF\xBF\xBD") : bytes.substr(0, length);
    bytes.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return text;
}

std::string_view first_bytes(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  while (most > 0 && continues(text[most])) --most;
  return text.substr(0, most);
}

}  // namespace hexcourt::protocol
