#include "server/room/members.hpp"

#include <utility>

namespace hexcourt::server {

PeerPtr Members::admit(Member member) {
  Member& place = by_id_[member.player.id];
  PeerPtr older = std::move(place.peer);
  if (older) id_of_.erase(older.get());
  id_of_[member.peer.get()] = member.player.id;
  place = std::move(member);
  return older;
}

bool Members::remove(const PeerPtr& peer) {
  const auto known = id_of_.find(peer.get());
  if (known == id_of_.end()) return false;
  by_id_.erase(known->second);
  id_of_.erase(known);
  return true;
}

Member* Members::find(const PeerPtr& peer) {
  const auto known = id_of_.find(peer.get());
  return known == id_of_.end() ? nullptr : &by_id_.find(known->second)->second;
}

Member* Members::find(std::string_view id) {
  const auto found = by_id_.find(id);
  return found == by_id_.end() ? nullptr : &found->second;
}

const Member* Members::find(std::string_view id) const {
  const auto found = by_id_.find(id);
  return found == by_id_.end() ? nullptr : &found->second;
}

}  // namespace hexcourt::server
