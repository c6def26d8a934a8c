#include "server/identity/secrets.hpp"

#include <sodium.h>

#include <stdexcept>
#include <vector>

namespace hexcourt::server {

namespace {

void need_sodium() {
  static const bool kReady = sodium_init() >= 0;
  if (!kReady) throw std::runtime_error("libsodium could not be started: no source of chance.");
}

}  // namespace

std::string random_text(std::size_t bytes) {
  need_sodium();
  std::vector<unsigned char> chance(bytes);
  randombytes_buf(chance.data(), chance.size());
  constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
  std::string text(sodium_base64_encoded_len(bytes, kVariant), '\0');
  sodium_bin2base64(text.data(), text.size(), chance.data(), chance.size(), kVariant);
  text.pop_back();  // the terminating zero
  return text;
}

std::uint32_t random_below(std::uint32_t bound) {
  need_sodium();
  return randombytes_uniform(bound);
}

SecretHash hash_of(std::string_view secret) {
  need_sodium();
  SecretHash hash{};
  const std::vector<unsigned char> bytes(secret.begin(), secret.end());
  crypto_generichash(hash.data(), hash.size(), bytes.data(), bytes.size(), nullptr, 0);
  return hash;
}

bool same_secret(std::string_view left, std::string_view right) {
  return left.size() == right.size() && sodium_memcmp(left.data(), right.data(), left.size()) == 0;
}

}  // namespace hexcourt::server
