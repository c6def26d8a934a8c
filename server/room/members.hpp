#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/room/chat_log.hpp"
#include "server/socket/place.hpp"

namespace hexcourt::server {

/// Somebody in a room, with the one socket they have there.
struct Member {
  PeerPtr peer;
  match::Player player;
  bool wants_legal = false;
  /// Ids of players whose chat they do not want to read.
  std::set<std::string> muted;
  Heard heard{};
};

/// Who is in a room: every player once, by their newest socket.
class Members {
 public:
  using ById = std::map<std::string, Member, std::less<>>;

  /// Takes the player in. Returns the older socket of the same player, which is no member any more; or null.
  PeerPtr admit(Member member);
  /// Whether the peer was a member.
  bool remove(const PeerPtr& peer);

  Member* find(const PeerPtr& peer);
  /// By the player's id.
  Member* find(std::string_view id);
  const Member* find(std::string_view id) const;
  bool has(std::string_view id) const { return find(id) != nullptr; }
  std::size_t size() const { return by_id_.size(); }
  bool empty() const { return by_id_.empty(); }
  ById::const_iterator begin() const { return by_id_.begin(); }
  ById::const_iterator end() const { return by_id_.end(); }
  ById::iterator begin() { return by_id_.begin(); }
  ById::iterator end() { return by_id_.end(); }

 private:
  ById by_id_;
  std::unordered_map<const Peer*, std::string> id_of_;
};

}  // namespace hexcourt::server
