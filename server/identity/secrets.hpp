#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace hexcourt::server {

/// `bytes` bytes of chance as URL-safe text (base64url without padding).
std::string random_text(std::size_t bytes);

/// A number below `bound`, each as likely as the other.
std::uint32_t random_below(std::uint32_t bound);

/// What is kept of a token in its place: from it nobody gets the token back.
using SecretHash = std::array<unsigned char, 32>;
SecretHash hash_of(std::string_view secret);

/// Whether both are equal; how long it takes says nothing on where they differ.
bool same_secret(std::string_view left, std::string_view right);

}  // namespace hexcourt::server
