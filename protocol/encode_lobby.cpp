#include "protocol/clock_json.hpp"
#include "protocol/encode.hpp"
#include "protocol/encode_parts.hpp"

namespace hexcourt::protocol {

namespace {

void write_seeks(JsonWriter& out, const std::vector<SeekSummary>& seeks) {
  out.list("seeks", seeks, [&](const SeekSummary& seek) {
    out.object([&] {
      write_player(out, "player", seek.player);
      out.member("game", seek.game);
      out.member("settings", seek.settings);
      write_control(out, "clock", seek.clock);
      write_word(out, "side", seek.side);
      out.member("since", seek.since);
    });
  });
}

}  // namespace

std::string encode_rooms(const std::vector<RoomSummary>& rooms) {
  JsonWriter out;
  out.list(rooms, [&](const RoomSummary& room) {
    out.object([&] {
      out.member("room", room.room);
      out.member("name", room.name);
      out.member("game", room.game);
      out.member("settings", room.settings);
      out.member("status", word_in(kStatuses, room.status));
      out.object("players", [&] {
        write_seat(out, "white", room.white);
        write_seat(out, "black", room.black);
      });
      out.member("position", room.position);
      out.member("ply", room.ply);
      out.member("watchers", room.watchers);
      out.member("created_at", room.created_at);
      write_control(out, "clock", room.clock);
    });
  });
  return out.text();
}

std::string encode_lobby(std::string_view rooms, std::int64_t players,
                         const std::vector<SeekSummary>& seeks) {
  FrameWriter out("lobby");
  out.raw_member("rooms", rooms);
  write_seeks(out, seeks);
  out.member("players", players);
  return out.finish();
}

std::string encode(const Lobby& message) {
  return encode_lobby(encode_rooms(message.rooms), message.players, message.seeks);
}

std::string encode(const LobbyUpdate& message) {
  FrameWriter out("lobby_update");
  out.raw_member("rooms", encode_rooms(message.rooms));
  out.member("removed", message.removed);
  if (message.seeks) write_seeks(out, *message.seeks);
  out.member("players", message.players);
  return out.finish();
}

}  // namespace hexcourt::protocol
