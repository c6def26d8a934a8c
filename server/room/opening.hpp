#pragma once

#include <vector>

#include "game/error.hpp"
#include "match/match.hpp"
#include "server/room/room_card.hpp"
#include "server/store/stored.hpp"

namespace hexcourt::server {

/// A room as it is to be opened.
struct Opening {
  RoomCard card;
  match::Match match;
  std::vector<ChatLine> chat;
  /// What the store does not have of it yet: to be committed before anybody sees the room.
  RoomAddition news;
};

/// The room that was kept, with what time has brought since its last event until `now`: a clock that ran out,
/// and times without a server, which are charged to nobody. `news` has the events of that, if any.
/// Errors: those of catalogue::open() and match::Match::replay(), where the events make no match.
game::Expected<Opening> reopen(StoredRoom stored, TimePoint now);

}  // namespace hexcourt::server
