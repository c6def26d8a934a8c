#include "server/lobby/lobby.hpp"

#include <spdlog/spdlog.h>

#include <utility>
#include <variant>

#include "protocol/view.hpp"
#include "server/identity/secrets.hpp"

namespace hexcourt::server {

Lobby::Lobby(const boost::asio::io_context::executor_type& io, Rooms& rooms, const Services& services)
    : io_(io),
      strand_(io),
      rooms_(rooms),
      services_(services),
      gathering_(strand_),
      rooms_by_address_({services.limits.rooms_a_minute, std::chrono::minutes(1)}),
      seeks_by_address_({services.limits.seeks_a_minute, std::chrono::minutes(1)}),
      seeks_(services.limits.seek_kept, [] { return random_below(2) == 0; }),
      overdue_(strand_) {}

void Lobby::open() {
  services_.notices.on_change([weak = weak_from_this()] {
    const auto lobby = weak.lock();
    if (lobby) run_on(lobby->strand_, [lobby] { lobby->gather_changes(); });
  });
}

void Lobby::enter(PeerPtr peer, Arrival arrival) {
  run_on(strand_, [self = shared_from_this(), peer = std::move(peer), arrival = std::move(arrival)] {
    self->enter_now(peer, arrival.player);
  });
}

void Lobby::handle(PeerPtr peer, protocol::ClientMessage message) {
  run_on(strand_, [self = shared_from_this(), peer = std::move(peer), message = std::move(message)] {
    self->handle_now(peer, message);
  });
}

void Lobby::leave(PeerPtr peer, Departure /*how*/) {
  run_on(strand_, [self = shared_from_this(), peer = std::move(peer)] { self->leave_now(peer); });
}

void Lobby::enter_now(const PeerPtr& peer, const match::Player& player) {
  visitors_[peer] = player;
  sockets_[player.id].push_back(peer);
  const std::optional<Pairing> pairing = seeks_.come_back(player.id);
  if (pairing || seeks_.has(player.id)) show_seeks();
  peer->send(services_.notices.frame());
  tell_untold(peer, player.id);
  if (pairing) begin(*pairing);
}

void Lobby::leave_now(const PeerPtr& peer) {
  const auto visitor = visitors_.extract(peer);
  if (!visitor) return;
  const std::string& player = visitor.mapped().id;
  std::vector<PeerPtr>& sockets = sockets_[player];
  std::erase(sockets, peer);
  if (!sockets.empty()) return;
  sockets_.erase(player);
  if (!seeks_.has(player)) return;
  seeks_.leave(player, services_.clock.now());
  show_seeks();
  arm();
}

void Lobby::handle_now(const PeerPtr& peer, const protocol::ClientMessage& message) {
  const auto visitor = visitors_.find(peer);
  if (visitor == visitors_.end()) return;
  if (const auto* wish = std::get_if<protocol::CreateRoom>(&message.body)) {
    create_room(peer, visitor->second, *wish, message.id);
  } else if (const auto* looked_for = std::get_if<protocol::Seek>(&message.body)) {
    seek(peer, visitor->second, *looked_for, message.id);
  } else if (std::holds_alternative<protocol::CancelSeek>(message.body)) {
    cancel_seek(visitor->second);
    acknowledge(peer, message.id);
  } else if (const auto* muted = std::get_if<protocol::Mute>(&message.body)) {
    mute(peer, visitor->second, *muted, message.id);
  } else {
    refuse(peer, {message.id, "not_allowed", "This is for a room, not for the lobby.", {}});
  }
}

void Lobby::create_room(const PeerPtr& peer, const match::Player& host, const protocol::CreateRoom& wish,
                        const std::optional<protocol::Scalar>& re) {
  if (!rooms_by_address_.take(peer->address(), services_.clock.now())) {
    refuse(peer, {re, "too_fast", "Too many rooms were made from your address. Wait a moment.", {}});
    return;
  }
  const auto done = [self = shared_from_this(), peer, re](const std::optional<Rooms::Made>& made) {
    if (!made) {
      spdlog::error("A new room could not be stored.");
      self->refuse(peer, {re, "internal", "The room could not be written down. Try again.", {}});
      return;
    }
    peer->send(protocol::frame_of(protocol::Ok{re, made->room, made->invite, {}}));
  };
  const auto accepted = rooms_.create(wish, host, strand_, done);
  if (!accepted) refuse(peer, protocol::error_of(accepted.error(), re));
}

void Lobby::mute(const PeerPtr& peer, const match::Player& player, const protocol::Mute& mute,
                 const std::optional<protocol::Scalar>& re) {
  services_.guests.mute(player.id, mute.player, mute.on, strand_,
                        [self = shared_from_this(), peer, re](std::optional<protocol::ErrorMessage> error) {
                          if (error) {
                            error->re = re;
                            self->refuse(peer, *error);
                          } else {
                            acknowledge(peer, re);
                          }
                        });
}

void Lobby::acknowledge(const PeerPtr& peer, const std::optional<protocol::Scalar>& re) {
  if (re) peer->send(protocol::frame_of(protocol::Ok{re, {}, {}, {}}));
}

void Lobby::refuse(const PeerPtr& peer, const protocol::ErrorMessage& error) {
  services_.metrics.refused(error.code);
  peer->send(protocol::frame_of(error));
}

void Lobby::gather_changes() {
  gathering_.expires_after(services_.limits.lobby_every);
  gathering_.async_wait([weak = weak_from_this()](const boost::system::error_code& error) {
    if (error) return;
    if (const auto lobby = weak.lock()) lobby->tell_changes();
  });
}

void Lobby::tell_changes() {
  const std::optional<protocol::LobbyUpdate> update = services_.notices.take_changes();
  if (!update) return;
  const protocol::Frame frame = protocol::frame_of(*update);
  for (const auto& [peer, player] : visitors_) peer->send(frame);
}

}  // namespace hexcourt::server
