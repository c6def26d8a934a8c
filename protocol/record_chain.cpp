#include "protocol/record_chain.hpp"

#include <sodium.h>

#include <array>
#include <stdexcept>
#include <string_view>

#include "protocol/event_json.hpp"
#include "protocol/utf8.hpp"

namespace hexcourt::protocol {

namespace {

using Link = std::array<unsigned char, crypto_hash_sha256_BYTES>;

Link hash_of(std::string_view bytes) {
  static const bool kReady = sodium_init() >= 0;
  if (!kReady) throw std::runtime_error("libsodium cannot be used");
  Link link{};
  crypto_hash_sha256(link.data(), reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
  return link;
}

std::string bytes_of(const Link& link) { return {link.begin(), link.end()}; }

std::string hexadecimal(const Link& link) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : link) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 0x0FU];
  }
  return text;
}

}  // namespace

std::string record_chain(const Record& record) {
  Link link = hash_of(std::string(kRecordFormat) + "\n" + repaired_utf8(record.room) + "\n");
  for (const match::Event& event : record.events) link = hash_of(bytes_of(link) + event_json(event));
  return hexadecimal(link);
}

}  // namespace hexcourt::protocol
