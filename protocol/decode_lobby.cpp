#include "protocol/decode_parts.hpp"

namespace hexcourt::protocol {

namespace {

using In = ServerIn;

RoomSummary room_summary(In& in) {
  Seats<SeatInfo> players = read_seats(in, read_seat);
  return {.room = in.required("room", kText),
          .name = in.optional("name", kText),
          .game = in.required("game", kText),
          .settings = in.named_values("settings"),
          .status = in.required("status", ChoiceForm{kStatuses}),
          .white = std::move(players.white),
          .black = std::move(players.black),
          .position = in.required("position", kText),
          .ply = in.required("ply", kCount),
          .watchers = in.required("watchers", kCount),
          .created_at = in.required("created_at", kCount),
          .clock = in.optional_object("clock", read_control<ServerJson>)};
}

SeekSummary seek_summary(In& in) {
  return {.player = in.object("player", read_player),
          .game = in.required("game", kText),
          .settings = in.named_values("settings"),
          .clock = in.optional_object("clock", read_control<ServerJson>),
          .side = in.optional("side", ChoiceForm{kSides}),
          .since = in.required("since", kCount)};
}

}  // namespace

ServerMessage read_lobby(In& in) {
  return Lobby{.rooms = in.objects("rooms", room_summary),
               .seeks = in.objects("seeks", seek_summary),
               .players = in.required("players", kCount)};
}

ServerMessage read_lobby_update(In& in) {
  LobbyUpdate update{.rooms = in.objects("rooms", room_summary),
                     .removed = in.list("removed", kText),
                     .seeks = std::nullopt,
                     .players = in.required("players", kCount)};
  if (in.find("seeks") != nullptr) update.seeks = in.objects("seeks", seek_summary);
  return update;
}

}  // namespace hexcourt::protocol
