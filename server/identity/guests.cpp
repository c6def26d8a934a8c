#include "server/identity/guests.hpp"

#include <algorithm>
#include <utility>

#include "server/identity/clean_text.hpp"

namespace hexcourt::server {

namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kIdBytes = 12;

std::string default_name() { return "Guest-" + std::to_string(1000 + random_below(9000)); }

tl::unexpected<protocol::ErrorMessage> refuse(std::string code, std::string sentence) {
  return tl::unexpected(protocol::ErrorMessage{{}, std::move(code), std::move(sentence), {}});
}

}  // namespace

Guests::Guests(Store& store, const Clock& clock, const Limits& limits)
    : store_(store),
      clock_(clock),
      limits_(limits),
      codes_by_address_({limits.hand_overs_a_minute, std::chrono::minutes(1)}) {}

void Guests::arrive(const PeerPtr& socket, const protocol::Hello& hello, const Executor& executor,
                    Arrived done) {
  const Visitor visitor{socket, hello.name ? clean_name(*hello.name, limits_.name_characters) : std::string(),
                        executor, std::move(done)};
  if (hello.code) return take_over(visitor, *hello.code);
  if (!hello.token) return make(visitor);
  const SecretHash token = hash_of(*hello.token);
  if (welcome(visitor, token)) return;
  store_.find_player(
      token, executor, [this, visitor, token](std::optional<std::optional<StoredPlayer>> found) {
        if (!found) {
          visitor.done(refuse("internal", "It could not be looked up who you are. Try again."));
          return;
        }
        if (*found) know(std::move(**found));
        if (!welcome(visitor, token)) make(visitor);
      });
}

/// A new guest, whose token is shown when it is kept.
void Guests::make(const Visitor& visitor) {
  std::string token = random_text(kTokenBytes);
  const StoredPlayer player{random_text(kIdBytes),
                            visitor.wished_name.empty() ? default_name() : visitor.wished_name,
                            hash_of(token),
                            {}};
  store_.put_player(player, visitor.executor, [this, visitor, player, token = std::move(token)](bool kept) {
    if (!kept) {
      visitor.done(refuse("internal", "Nobody new can be written down just now. Try again in a moment."));
      return;
    }
    know(player);
    welcome(visitor, player.token, token);
  });
}

/// Memory wins where it knows the player: what was read may be older.
void Guests::know(StoredPlayer player) {
  const std::lock_guard lock(mutex_);
  const auto [guest, is_new] = guests_.try_emplace(player.id);
  if (!is_new) return;
  ids_.emplace(player.token, player.id);
  guest->second.idle_since = guest->second.noted_at = clock_.now();
  guest->second.kept = std::move(player);
}

/// False where memory knows nobody by that token.
bool Guests::welcome(const Visitor& visitor, const SecretHash& token, std::optional<std::string> new_token) {
  std::unique_lock lock(mutex_);
  const auto id = ids_.find(token);
  if (id == ids_.end()) return false;
  Guest& guest = guests_.at(id->second);
  const bool renamed = !visitor.wished_name.empty() && guest.kept.name != visitor.wished_name;
  if (renamed) guest.kept.name = visitor.wished_name;
  if (guest.sockets.empty()) ++online_;
  guest.sockets.emplace(visitor.socket.get(), visitor.socket);
  const StoredPlayer& kept = guest.kept;
  Identity identity{{kept.id, kept.name}, kept.muted, std::move(new_token)};
  lock.unlock();
  if (renamed) keep(identity.player.id, visitor.executor, [](bool) {});
  visitor.done(std::move(identity));
  return true;
}

void Guests::depart(const Peer& socket, const std::string& id) {
  {
    const std::lock_guard lock(mutex_);
    const auto found = guests_.find(id);
    if (found == guests_.end()) return;
    Guest& guest = found->second;
    if (guest.sockets.erase(&socket) == 0 || !guest.sockets.empty()) return;
    --online_;
    guest.idle_since = guest.noted_at = clock_.now();
  }
  store_.touch_player(id);
}

void Guests::forget_idle() {
  std::vector<std::string> here;
  const auto kept = std::min<std::chrono::milliseconds>(kKept, limits_.guest_idle);
  {
    const std::lock_guard lock(mutex_);
    const TimePoint now = clock_.now();
    for (auto& [id, guest] : guests_) {
      if (guest.sockets.empty() || now - guest.noted_at < limits_.guest_idle / 4) continue;
      guest.noted_at = now;
      here.push_back(id);
    }
    std::erase_if(guests_, [&](const auto& entry) {
      const Guest& guest = entry.second;
      if (!guest.sockets.empty() || guest.writing || now - guest.idle_since < kept) return false;
      ids_.erase(guest.kept.token);
      return true;
    });
  }
  for (const std::string& id : here) store_.touch_player(id);
}

std::size_t Guests::online() const {
  const std::lock_guard lock(mutex_);
  return online_;
}

std::size_t Guests::size() const {
  const std::lock_guard lock(mutex_);
  return guests_.size();
}

}  // namespace hexcourt::server
