#include "command/room_wish.hpp"

namespace hexcourt::command {

game::Expected<protocol::CreateRoom> request_for(const RoomWish& wish) {
  return read_settings(wish.choice.settings).map([&](const game::NamedValues& settings) {
    protocol::CreateRoom request;
    request.game = wish.choice.game;
    request.settings = settings;
    request.position = wish.position;
    request.first = wish.first;
    request.visibility = wish.hidden ? protocol::Visibility::hidden : protocol::Visibility::open;
    return request;
  });
}

}  // namespace hexcourt::command
