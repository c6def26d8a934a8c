#include "command/met_players.hpp"

namespace hexcourt::command {

void MetPlayers::hear(const client::Notice& notice) {
  if (const auto* state = std::get_if<protocol::State>(&notice)) {
    meet(state->white);
    meet(state->black);
  }
  if (const auto* chat = std::get_if<protocol::Chat>(&notice)) ids_[chat->from.name] = chat->from.id;
}

void MetPlayers::meet(const std::optional<protocol::SeatInfo>& seat) {
  if (seat) ids_[seat->name] = seat->id;
}

std::optional<std::string> MetPlayers::id_of(const std::string& name) const {
  const auto found = ids_.find(name);
  return found == ids_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace hexcourt::command
