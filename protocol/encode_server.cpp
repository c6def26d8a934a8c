#include "protocol/encode.hpp"
#include "protocol/game_list.hpp"
#include "protocol/json_writer.hpp"

namespace hexcourt::protocol {

namespace {

const std::vector<std::string> kNothing;
const std::vector<std::string> kDrawOnly{"draw"};

void write_seat(JsonWriter& out, std::string_view side, const std::optional<SeatInfo>& seat) {
  if (!seat) return out.null_member(side);
  out.object(side, [&] {
    out.member("id", seat->id);
    out.member("name", seat->name);
    out.member("present", seat->present);
  });
}

void write_seat(JsonWriter& out, std::string_view side, const std::optional<PresenceSeat>& seat) {
  if (!seat) return out.null_member(side);
  out.object(side, [&] {
    out.member("id", seat->id);
    out.member("name", seat->name);
    out.member("present", seat->present);
    out.member("away_since", seat->away_since);
  });
}

/// `players` of anything that has two seats.
template <typename Seats>
void write_players(JsonWriter& out, const Seats& seats) {
  out.object("players", [&] {
    write_seat(out, "white", seats.white);
    write_seat(out, "black", seats.black);
  });
}

void write_last(FrameWriter& out, const std::optional<LastAction>& last) {
  if (!last) return out.null_member("last");
  out.object("last", [&] {
    out.member("side", game::word(last->side));
    out.member("action", last->action);
    out.member("captures", last->captures);
  });
}

void write_result(FrameWriter& out, const State& state) {
  if (!state.outcome) return out.null_member("result");
  out.object("result", [&] {
    out.member("outcome", game::word(*state.outcome));
    out.member("reason", state.reason);
  });
}

}  // namespace

std::string encode(const Welcome& message) {
  FrameWriter out("welcome");
  out.object("player", [&] {
    out.member("id", message.player.id);
    out.member("name", message.player.name);
    out.member("guest", message.player.guest);
  });
  out.member_if_any("token", message.token);
  out.member("server", message.server);
  out.member("protocol", message.protocol);
  out.member("server_time", message.server_time);
  if (message.games) out.raw_member("games", game_list());
  return out.finish();
}

std::string encode(const Pong& message) {
  FrameWriter out("pong");
  out.member_if_any("t", message.t);
  out.member("server_time", message.server_time);
  return out.finish();
}

std::string encode(const Ok& message) {
  FrameWriter out("ok");
  out.member_if_any("re", message.re);
  out.member_if_any("room", message.room);
  out.member_if_any("invite", message.invite);
  return out.finish();
}

std::string encode(const ErrorMessage& message) {
  FrameWriter out("error");
  out.member_if_any("re", message.re);
  out.member("code", message.code);
  out.member("message", message.message);
  if (!message.details.empty()) out.member("details", message.details);
  return out.finish();
}

std::string encode(const Bye& message) {
  FrameWriter out("bye");
  out.member("code", word(message.code));
  out.member("message", message.message);
  out.member("retry", message.retry);
  return out.finish();
}

std::string encode_rooms(const std::vector<RoomSummary>& rooms) {
  JsonWriter out;
  out.list(rooms, [&](const RoomSummary& room) {
    out.object([&] {
      out.member("room", room.room);
      out.member("name", room.name);
      out.member("game", room.game);
      out.member("settings", room.settings);
      out.member("status", word_in(kStatuses, room.status));
      write_players(out, room);
      out.member("ply", room.ply);
      out.member("watchers", room.watchers);
      out.member("created_at", room.created_at);
    });
  });
  return out.text();
}

std::string encode_lobby(std::string_view rooms, std::int64_t players) {
  FrameWriter out("lobby");
  out.raw_member("rooms", rooms);
  out.member("seeks", kNothing);
  out.member("players", players);
  return out.finish();
}

std::string encode(const Lobby& message) {
  return encode_lobby(encode_rooms(message.rooms), message.players);
}

std::string encode(const LobbyUpdate& message) {
  FrameWriter out("lobby_update");
  out.raw_member("rooms", encode_rooms(message.rooms));
  out.member("removed", message.removed);
  out.member("players", message.players);
  return out.finish();
}

std::string encode(const State& message) {
  FrameWriter out("state");
  out.member("room", message.room);
  out.member("seq", message.seq);
  out.member("game", message.game);
  out.member("settings", message.settings);
  out.member("status", word_in(kStatuses, message.status));
  write_players(out, message);
  out.object("board", [&] {
    for (const game::PlacedPiece& piece : message.board) {
      out.member(piece.cell, std::string_view(&piece.letter, 1));
    }
  });
  out.member("position", message.position);
  out.member("to_act", game::word(message.to_act));
  out.member("phase", message.phase);
  out.member("ply", message.ply);
  out.member("turn", message.turn);
  write_last(out, message.last);
  out.member("facts", message.facts);
  out.member_if_any("legal", message.legal);
  out.null_member("clock");
  out.member("offers", kNothing);
  out.member("claims", message.may_claim_draw ? kDrawOnly : kNothing);
  write_result(out, message);
  out.member("server_time", message.server_time);
  return out.finish();
}

std::string encode(const Presence& message) {
  FrameWriter out("presence");
  write_players(out, message);
  out.member("watching", message.watching);
  out.member("watchers", message.watchers);
  return out.finish();
}

std::string encode(const Chat& message) {
  FrameWriter out("chat");
  out.object("from", [&] {
    out.member("id", message.from.id);
    out.member("name", message.from.name);
  });
  out.member("text", message.text);
  out.member("at", message.at);
  return out.finish();
}

std::string encode(const ServerMessage& message) {
  return std::visit([](const auto& each) { return encode(each); }, message);
}

}  // namespace hexcourt::protocol
