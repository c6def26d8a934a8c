#pragma once

#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <optional>
#include <unordered_map>

#include "server/place.hpp"
#include "server/rate_limit.hpp"
#include "server/rooms.hpp"
#include "server/services.hpp"

namespace hexcourt::server {

/// Where rooms are found and made. Its sockets live on strands of their own; the lobby itself has one too.
class Lobby final : public Place, public std::enable_shared_from_this<Lobby> {
 public:
  Lobby(const boost::asio::io_context::executor_type& io, Rooms& rooms, const Services& services);
  /// From now on what changes on the noticeboard is told, gathered over `Limits::lobby_every`.
  void open();

  Strand strand_for_socket() override { return Strand(io_); }
  void enter(PeerPtr peer, Arrival arrival) override;
  void handle(PeerPtr peer, protocol::ClientMessage message) override;
  void leave(PeerPtr peer) override;

  /// Tells everybody what changed since the last time. On the lobby's strand, or before it runs.
  void tell_changes();

 private:
  void handle_now(const PeerPtr& peer, const protocol::ClientMessage& message);
  void create_room(const PeerPtr& peer, const match::Player& host, const protocol::CreateRoom& wish,
                   const std::optional<protocol::Scalar>& re);
  void refuse(const PeerPtr& peer, const protocol::ErrorMessage& error);
  void gather_changes();

  boost::asio::io_context::executor_type io_;
  Strand strand_;
  Rooms& rooms_;
  const Services& services_;
  boost::asio::steady_timer gathering_;
  RateLimits rooms_by_address_;
  std::unordered_map<PeerPtr, match::Player> visitors_;
};

}  // namespace hexcourt::server
