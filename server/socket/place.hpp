#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "match/command.hpp"
#include "protocol/messages.hpp"
#include "server/socket/peer.hpp"
#include "server/socket/strand.hpp"

namespace hexcourt::server {

/// What a hello says to the place that the socket is for.
struct Arrival {
  match::Player player;
  /// Whether the client wants the legal actions in every state.
  bool legal = false;
  std::optional<std::string> invite;
  /// Ids of players whose chat this one does not want to read.
  std::set<std::string> muted;
};

/// How a socket ended: it was closed as it should be done, or the line was lost or fell silent.
enum class Departure : std::uint8_t { left, lost };

/// Where a socket leads: a room or the lobby. Any thread may call; a caller's calls are carried out in their
/// order on the place's own strand, at once where the caller is on it.
class Place {
 public:
  Place() = default;
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  virtual ~Place() = default;

  /// Where the sockets of this place best live.
  virtual Strand strand_for_socket() = 0;
  /// The peer said hello.
  virtual void enter(PeerPtr peer, Arrival arrival) = 0;
  /// A message of a peer that entered; never hello, ping or pong.
  virtual void handle(PeerPtr peer, protocol::ClientMessage message) = 0;
  /// The socket is gone.
  virtual void leave(PeerPtr peer, Departure how) = 0;
};

}  // namespace hexcourt::server
