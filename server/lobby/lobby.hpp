#pragma once

#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/lobby/seeks.hpp"
#include "server/rate_limit.hpp"
#include "server/room/rooms.hpp"
#include "server/services.hpp"
#include "server/socket/place.hpp"

namespace hexcourt::server {

/// Where rooms are found and made, and opponents. Its sockets live on strands of their own; the lobby itself
/// has one too.
class Lobby final : public Place, public std::enable_shared_from_this<Lobby> {
 public:
  Lobby(const boost::asio::io_context::executor_type& io, Rooms& rooms, const Services& services);
  /// From now on what changes on the noticeboard is told, gathered over `Limits::lobby_every`.
  void open();

  Strand strand_for_socket() override { return Strand(io_); }
  void enter(PeerPtr peer, Arrival arrival) override;
  void handle(PeerPtr peer, protocol::ClientMessage message) override;
  void leave(PeerPtr peer, Departure how) override;

  // On the lobby's strand, or before it runs.

  /// Tells everybody what changed since the last time.
  void tell_changes();
  /// Forgets what was kept for those who did not come back.
  void forget_overdue();

 private:
  /// A room that nobody was here to be told of, when it was made for two seeks.
  struct Untold {
    std::string room;
    TimePoint until;
  };

  // lobby.cpp
  void enter_now(const PeerPtr& peer, const match::Player& player);
  void leave_now(const PeerPtr& peer);
  void handle_now(const PeerPtr& peer, const protocol::ClientMessage& message);
  void create_room(const PeerPtr& peer, const match::Player& host, const protocol::CreateRoom& wish,
                   const std::optional<protocol::Scalar>& re);
  void mute(const PeerPtr& peer, const match::Player& player, const protocol::Mute& mute,
            const std::optional<protocol::Scalar>& re);
  static void acknowledge(const PeerPtr& peer, const std::optional<protocol::Scalar>& re);
  void refuse(const PeerPtr& peer, const protocol::ErrorMessage& error);
  void gather_changes();

  // lobby_seeks.cpp
  void seek(const PeerPtr& peer, const match::Player& player, const protocol::Seek& wish,
            const std::optional<protocol::Scalar>& re);
  void cancel_seek(const match::Player& player);
  void show_seeks();
  void begin(const Pairing& pairing);
  void tell_matched(const std::string& player, const std::string& room);
  void tell_unmatched(const std::string& player);
  void tell_untold(const PeerPtr& peer, const std::string& player);
  void arm();

  boost::asio::io_context::executor_type io_;
  Strand strand_;
  Rooms& rooms_;
  const Services& services_;
  boost::asio::steady_timer gathering_;
  RateLimits rooms_by_address_;
  RateLimits seeks_by_address_;
  std::unordered_map<PeerPtr, match::Player> visitors_;
  std::unordered_map<std::string, std::vector<PeerPtr>> sockets_;  // of each player who is here

  Seeks seeks_;
  std::unordered_map<std::string, Untold> untold_;  // by player
  boost::asio::steady_timer overdue_;
};

}  // namespace hexcourt::server
