#pragma once

#include <chrono>
#include <memory>
#include <string>

#include "protocol/encode.hpp"
#include "protocol/messages.hpp"

namespace hexcourt::server {

/// The other end of a socket, as rooms and the lobby see it. They need not share its strand: any thread may
/// call, and what one thread sends arrives in that order. Nothing is called back from inside these calls.
class Peer {
 public:
  Peer() = default;
  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;
  virtual ~Peer() = default;

  virtual void send(protocol::Frame frame) = 0;
  /// Says `bye` and closes the socket with the code that belongs to it. What was sent before still goes out,
  /// unless the peer is too slow for it.
  virtual void close(protocol::ByeCode code, std::string message) = 0;
  /// The network address, as limits count it.
  virtual const std::string& address() const = 0;
  /// How long a frame takes to get there, and the answer back, as the server measured it; 0 until it did.
  virtual std::chrono::milliseconds lag() const = 0;
};

using PeerPtr = std::shared_ptr<Peer>;

}  // namespace hexcourt::server
