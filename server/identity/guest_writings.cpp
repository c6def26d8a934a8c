#include <boost/asio/dispatch.hpp>
#include <utility>

#include "server/identity/guests.hpp"

namespace hexcourt::server {

namespace {

constexpr std::size_t kTokenBytes = 32;

protocol::ErrorMessage error(std::string code, std::string sentence) {
  return {{}, std::move(code), std::move(sentence), {}};
}

protocol::ErrorMessage too_fast() {
  return error("too_fast", "Too many codes were asked for or tried from your address. Wait a moment.");
}

}  // namespace

tl::expected<std::string, protocol::ErrorMessage> Guests::hand_over(const std::string& id,
                                                                    const std::string& address) {
  const TimePoint now = clock_.now();
  if (!codes_by_address_.take(address, now)) return tl::unexpected(too_fast());
  return hand_overs_.give(id, now);
}

/// The new token counts, and the old one does not any more, when that is kept: then only the visitor gets it.
void Guests::take_over(const Visitor& visitor, const std::string& code) {
  const TimePoint now = clock_.now();
  if (!codes_by_address_.take(visitor.socket->address(), now)) {
    visitor.done(tl::unexpected(too_fast()));
    return;
  }
  const std::optional<std::string> id = hand_overs_.take(code, now);
  std::string token = random_text(kTokenBytes);
  const SecretHash hash = hash_of(token);
  if (!id || !replace_token(*id, hash)) {
    visitor.done(tl::unexpected(error("not_allowed",
                                      "This code does not count, or not any more: it does so once, and for "
                                      "two minutes. Ask for a new one on the other device.")));
    return;
  }
  keep(*id, visitor.executor, [this, visitor, id = *id, hash, token = std::move(token)](bool kept) {
    const std::vector<PeerPtr> older = sockets_of(id);
    settle_token(id, kept);
    if (!kept) {
      visitor.done(tl::unexpected(
          error("internal", "This could not be written down. Ask for a new code on the other device.")));
      return;
    }
    // Before the visitor enters a room, which would close them for a reason that says less.
    for (const PeerPtr& socket : older) {
      socket->close(protocol::ByeCode::replaced, "You went on at another device.");
    }
    welcome(visitor, hash, token);
  });
}

/// False where the player is not in memory, or is just being taken over.
bool Guests::replace_token(const std::string& id, const SecretHash& token) {
  const std::lock_guard lock(mutex_);
  const auto found = guests_.find(id);
  if (found == guests_.end() || found->second.former_token) return false;
  Guest& guest = found->second;
  guest.former_token = std::exchange(guest.kept.token, token);
  ids_.erase(*guest.former_token);
  ids_.emplace(token, id);
  return true;
}

/// The token has replaced the former one for good, or else that one counts again.
void Guests::settle_token(const std::string& id, bool replaced) {
  const std::lock_guard lock(mutex_);
  Guest& guest = guests_.at(id);
  const SecretHash former = *std::exchange(guest.former_token, std::nullopt);
  if (replaced) return;
  ids_.erase(guest.kept.token);
  guest.kept.token = former;
  ids_.emplace(former, id);
}

std::vector<PeerPtr> Guests::sockets_of(const std::string& id) const {
  const std::lock_guard lock(mutex_);
  std::vector<PeerPtr> sockets;
  for (const auto& [key, weak] : guests_.at(id).sockets) {
    if (PeerPtr socket = weak.lock()) sockets.push_back(std::move(socket));
  }
  return sockets;
}

void Guests::mute(const std::string& id, const std::string& whom, bool on, const Executor& executor,
                  Done done) {
  std::unique_lock lock(mutex_);
  const auto found = guests_.find(id);
  if (found == guests_.end()) {
    lock.unlock();
    return done(error("internal", "You are not online."));
  }
  std::set<std::string>& muted = found->second.kept.muted;
  if (on && muted.size() >= kMostMuted && !muted.contains(whom)) {
    lock.unlock();
    return done(error("not_allowed", "You have muted " + std::to_string(kMostMuted) +
                                         " players, which is as many as can be. Hear one of them again."));
  }
  const bool changed = on ? muted.insert(whom).second : muted.erase(whom) > 0;
  lock.unlock();
  if (!changed) return done(std::nullopt);
  keep(id, executor, [done = std::move(done)](bool kept) {
    done(kept ? std::nullopt
              : std::optional(error("internal", "This could not be written down. Try again.")));
  });
}

/// Writes down how the guest is now. One writing a guest at a time, so that none overtakes a newer one;
/// whatever changes meanwhile is in the next.
void Guests::keep(const std::string& id, const Executor& executor, Store::Committed done) {
  {
    const std::lock_guard lock(mutex_);
    Guest& guest = guests_.at(id);
    guest.to_tell.emplace_back([executor, done = std::move(done)](bool kept) {
      boost::asio::dispatch(executor, [done, kept] { done(kept); });
    });
    if (std::exchange(guest.writing, true)) return;
  }
  write(id, executor);
}

void Guests::write(const std::string& id, const Executor& executor) {
  std::unique_lock lock(mutex_);
  Guest& guest = guests_.at(id);
  if (guest.to_tell.empty()) {
    guest.writing = false;
    return;
  }
  auto to_tell = std::exchange(guest.to_tell, {});
  const StoredPlayer player = guest.kept;
  lock.unlock();
  store_.put_player(player, executor, [this, id, executor, to_tell = std::move(to_tell)](bool kept) {
    for (const Store::Committed& tell : to_tell) tell(kept);
    write(id, executor);
  });
}

}  // namespace hexcourt::server
