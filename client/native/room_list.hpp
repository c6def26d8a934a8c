#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/messages.hpp"

namespace hexcourt::client {

/// The rooms and the seeks of a lobby, kept up to date.
class RoomList {
 public:
  /// Everything the lobby lists, in place of what was known.
  void take(const protocol::Lobby& lobby);
  /// What changed since.
  void take(const protocol::LobbyUpdate& update);

  /// The oldest first.
  std::vector<protocol::RoomSummary> rooms() const;
  /// Who began to look for an opponent first stands first.
  const std::vector<protocol::SeekSummary>& seeks() const { return seeks_; }
  /// Those in front of `room` in that order; none where it is not in the list.
  std::vector<protocol::RoomSummary> older_than(std::string_view room) const;

 private:
  std::map<std::string, protocol::RoomSummary> rooms_;
  std::vector<protocol::SeekSummary> seeks_;
};

}  // namespace hexcourt::client
