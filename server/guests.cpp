#include "server/guests.hpp"

#include "server/clean_text.hpp"

namespace hexcourt::server {

namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kIdBytes = 12;

std::string default_name() { return "Guest-" + std::to_string(1000 + random_below(9000)); }

}  // namespace

Identity Guests::arrive(const std::optional<std::string>& token, const std::optional<std::string>& name) {
  const std::string wished = name ? clean_name(*name, limits_.name_characters) : std::string();
  const std::lock_guard lock(mutex_);
  auto guest = token ? find_by_token(*token) : guests_.end();
  std::optional<std::string> new_token;
  if (guest == guests_.end()) {
    new_token = random_text(kTokenBytes);
    guest = make(*new_token);
  }
  if (!wished.empty()) guest->second.name = wished;
  if (guest->second.sockets++ == 0) ++online_;
  return {{guest->first, guest->second.name}, std::move(new_token)};
}

void Guests::depart(const std::string& id) {
  const std::lock_guard lock(mutex_);
  release(id, &Guest::sockets);
}

void Guests::take_seat(const std::string& id) {
  const std::lock_guard lock(mutex_);
  const auto guest = guests_.find(id);
  if (guest != guests_.end()) ++guest->second.seats;
}

void Guests::leave_seat(const std::string& id) {
  const std::lock_guard lock(mutex_);
  release(id, &Guest::seats);
}

void Guests::forget_idle() {
  const std::lock_guard lock(mutex_);
  const TimePoint now = clock_.now();
  std::erase_if(guests_, [&](const auto& entry) {
    const Guest& guest = entry.second;
    if (guest.sockets > 0 || guest.seats > 0 || now - guest.idle_since < limits_.guest_idle) return false;
    ids_.erase(guest.token);
    return true;
  });
}

std::size_t Guests::online() const {
  const std::lock_guard lock(mutex_);
  return online_;
}

std::size_t Guests::size() const {
  const std::lock_guard lock(mutex_);
  return guests_.size();
}

Guests::ById::iterator Guests::find_by_token(const std::string& token) {
  const auto id = ids_.find(hash_of(token));
  return id == ids_.end() ? guests_.end() : guests_.find(id->second);
}

Guests::ById::iterator Guests::make(const std::string& token) {
  Guest guest;
  guest.name = default_name();
  guest.token = hash_of(token);
  const auto made = guests_.emplace(random_text(kIdBytes), std::move(guest)).first;
  ids_.emplace(made->second.token, made->first);
  return made;
}

void Guests::release(const std::string& id, std::int64_t Guest::*holds) {
  const auto found = guests_.find(id);
  if (found == guests_.end()) return;
  Guest& guest = found->second;
  --(guest.*holds);
  if (holds == &Guest::sockets && guest.sockets == 0) --online_;
  guest.idle_since = clock_.now();
}

}  // namespace hexcourt::server
