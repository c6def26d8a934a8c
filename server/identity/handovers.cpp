#include "server/identity/handovers.hpp"

namespace hexcourt::server {

namespace {

/// Base 32 as in RFC 4648.
constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

std::string new_code() {
  std::string code;
  while (code.size() < HandOvers::kCharacters) code += kDigits[random_below(kDigits.size())];
  return code;
}

/// The code as it was given, however it was typed.
std::string plain(std::string_view typed) {
  std::string code;
  for (const char c : typed) {
    if (c == ' ' || c == '-') continue;
    code += c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  }
  return code;
}

}  // namespace

std::string HandOvers::give(const std::string& player, TimePoint now) {
  std::string code = new_code();
  const std::lock_guard lock(mutex_);
  forget_old(now);
  std::erase_if(codes_, [&](const auto& entry) { return entry.second.player == player; });
  codes_[hash_of(code)] = {player, now + kValid};
  return code;
}

std::optional<std::string> HandOvers::take(std::string_view code, TimePoint now) {
  const SecretHash hash = hash_of(plain(code));
  const std::lock_guard lock(mutex_);
  forget_old(now);
  const auto found = codes_.extract(hash);
  return found ? std::optional(found.mapped().player) : std::nullopt;
}

std::size_t HandOvers::size() const {
  const std::lock_guard lock(mutex_);
  return codes_.size();
}

void HandOvers::forget_old(TimePoint now) {
  std::erase_if(codes_, [now](const auto& entry) { return entry.second.until <= now; });
}

}  // namespace hexcourt::server
