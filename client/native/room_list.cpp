#include "client/room_list.hpp"

#include <algorithm>
#include <tuple>

namespace hexcourt::client {

void RoomList::take(const protocol::Lobby& lobby) {
  seeks_ = lobby.seeks;
  rooms_.clear();
  for (const protocol::RoomSummary& room : lobby.rooms) rooms_[room.room] = room;
}

void RoomList::take(const protocol::LobbyUpdate& update) {
  for (const protocol::RoomSummary& room : update.rooms) rooms_[room.room] = room;
  for (const std::string& room : update.removed) rooms_.erase(room);
  if (update.seeks) seeks_ = *update.seeks;
}

std::vector<protocol::RoomSummary> RoomList::rooms() const {
  std::vector<protocol::RoomSummary> list;
  list.reserve(rooms_.size());
  for (const auto& [id, room] : rooms_) list.push_back(room);
  std::sort(list.begin(), list.end(), [](const auto& a, const auto& b) {
    return std::tie(a.created_at, a.room) < std::tie(b.created_at, b.room);
  });
  return list;
}

std::vector<protocol::RoomSummary> RoomList::older_than(std::string_view room) const {
  std::vector<protocol::RoomSummary> list = rooms();
  const auto found =
      std::find_if(list.begin(), list.end(), [&](const auto& each) { return each.room == room; });
  if (found == list.end()) return {};
  list.erase(found, list.end());
  return list;
}

}  // namespace hexcourt::client
