#include <spdlog/spdlog.h>

#include <algorithm>
#include <utility>

#include "protocol/view.hpp"
#include "server/lobby/lobby.hpp"

namespace hexcourt::server {

void Lobby::seek(const PeerPtr& peer, const match::Player& player, const protocol::Seek& wish,
                 const std::optional<protocol::Scalar>& re) {
  const TimePoint now = services_.clock.now();
  if (!seeks_by_address_.take(peer->address(), now)) {
    refuse(peer, {re, "too_fast", "Too many seeks came from your address. Wait a moment.", {}});
    return;
  }
  const auto looked_for = seek_of(wish, player, now, services_.limits);
  if (!looked_for) {
    refuse(peer, protocol::error_of(looked_for.error(), re));
    return;
  }
  acknowledge(peer, re);
  const std::optional<Pairing> pairing = seeks_.add(*looked_for);
  show_seeks();
  if (pairing) begin(*pairing);
}

void Lobby::cancel_seek(const match::Player& player) {
  if (seeks_.cancel(player.id)) show_seeks();
}

void Lobby::show_seeks() { services_.notices.put_seeks(seeks_.list()); }

/// Both get a room in which they sit and the game runs.
void Lobby::begin(const Pairing& pairing) {
  const match::Player& white = pairing.white.player;
  const match::Player& black = pairing.black.player;
  protocol::CreateRoom wish;
  wish.game = pairing.white.game;
  wish.settings = pairing.white.settings;
  wish.clock = pairing.white.clock;
  const auto done = [self = shared_from_this(), white = white.id,
                     black = black.id](const std::optional<Rooms::Made>& made) {
    for (const std::string& player : {white, black}) {
      if (made) {
        self->tell_matched(player, made->room);
      } else {
        self->tell_unmatched(player);
      }
    }
  };
  const auto accepted = rooms_.pair(wish, white, black, strand_, done);
  if (accepted) return;
  spdlog::error("Two seeks fitted, and make no room: {}", accepted.error().message);
  done(std::nullopt);
}

void Lobby::tell_matched(const std::string& player, const std::string& room) {
  const auto here = sockets_.find(player);
  if (here == sockets_.end()) {
    untold_[player] = {room, services_.clock.now() + services_.limits.seek_kept};
    arm();
    return;
  }
  const protocol::Frame frame = protocol::frame_of(protocol::Matched{room});
  for (const PeerPtr& peer : here->second) peer->send(frame);
}

void Lobby::tell_unmatched(const std::string& player) {
  const auto here = sockets_.find(player);
  if (here == sockets_.end()) return;
  for (const PeerPtr& peer : here->second) {
    refuse(peer, {{}, "internal", "Your game could not be written down. Seek again.", {}});
  }
}

void Lobby::tell_untold(const PeerPtr& peer, const std::string& player) {
  const auto untold = untold_.extract(player);
  if (untold && services_.clock.now() < untold.mapped().until) {
    peer->send(protocol::frame_of(protocol::Matched{untold.mapped().room}));
  }
}

void Lobby::forget_overdue() {
  const TimePoint now = services_.clock.now();
  seeks_.forget_overdue(now);
  std::erase_if(untold_, [now](const auto& entry) { return entry.second.until <= now; });
  arm();
}

void Lobby::arm() {
  std::optional<TimePoint> next = seeks_.next_deadline();
  for (const auto& [player, untold] : untold_) {
    if (!next || untold.until < *next) next = untold.until;
  }
  if (!next) return;
  overdue_.expires_after(std::max(*next - services_.clock.now(), std::chrono::milliseconds::zero()));
  overdue_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
    if (error) return;
    if (const auto lobby = weak.lock()) lobby->forget_overdue();
  });
}

}  // namespace hexcourt::server
