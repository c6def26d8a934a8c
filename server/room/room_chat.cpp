#include <utility>

#include "server/room/room.hpp"

namespace hexcourt::server {

ChatGroup Room::group_of(const match::Player& player) const {
  return match_.side_of(player.id) ? ChatGroup::players : ChatGroup::watchers;
}

void Room::chat(const Member& member, const protocol::SayChat& said,
                const std::optional<protocol::Scalar>& re, TimePoint at) {
  auto line = chat_.say(member.player, group_of(member.player), said.text, at);
  if (!line) {
    line.error().re = re;
    refuse(member.peer, line.error());
    return;
  }
  services_.store.add_chat(card_.id, std::move(*line));
  acknowledge(member.peer, re);
  tell_chat();
}

void Room::mute(const Member& member, const protocol::Mute& mute, const std::optional<protocol::Scalar>& re) {
  services_.guests.mute(member.player.id, mute.player, mute.on, strand_,
                        [self = shared_from_this(), peer = member.peer, id = member.player.id, mute,
                         re](std::optional<protocol::ErrorMessage> error) {
                          if (error) {
                            error->re = re;
                            self->refuse(peer, *error);
                            return;
                          }
                          if (Member* listener = self->members_.find(id); listener != nullptr && mute.on) {
                            listener->muted.insert(mute.player);
                          } else if (listener != nullptr) {
                            listener->muted.erase(mute.player);
                          }
                          acknowledge(peer, re);
                        });
}

/// Everybody hears what was said in their group since they heard it last.
void Room::tell_chat() {
  for (auto& [id, member] : members_) tell_chat(member);
}

void Room::tell_chat(Member& member) {
  for (protocol::Frame& line : chat_.take_unheard(group_of(member.player), member.heard, member.muted)) {
    member.peer->send(std::move(line));
  }
}

}  // namespace hexcourt::server
