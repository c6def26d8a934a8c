#pragma once

#include <string>

#include "protocol/messages.hpp"
#include "server/config/config.hpp"
#include "server/room/opening.hpp"

namespace hexcourt::server {

/// An id for a room to be made: nobody guesses it, and it stands in URLs as it is.
std::string new_room_id();

/// The room that `wish` describes, before anybody sits.
/// Errors: bad_settings; bad_position, also for a position in which the game is over.
game::Expected<Opening> new_room(const protocol::CreateRoom& wish, const match::Player& host, TimePoint now,
                                 const Limits& limits);

/// Likewise, with both players on their seats; `wish.first` counts for nothing.
game::Expected<Opening> new_pairing(const protocol::CreateRoom& wish, const match::Player& white,
                                    const match::Player& black, TimePoint now, const Limits& limits);

/// The game after `finished`: in a room of that id, as this one in everything but that the players, who both
/// sit there at once, have swapped sides.
game::Expected<Opening> new_rematch(const match::Match& finished, const RoomCard& card, std::string id,
                                    TimePoint now);

}  // namespace hexcourt::server
