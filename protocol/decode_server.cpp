#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "protocol/decode.hpp"
#include "protocol/frame_object.hpp"
#include "protocol/members.hpp"

namespace hexcourt::protocol {

namespace {

using Json = nlohmann::ordered_json;
using In = Members<Json>;

constexpr TextForm kText{};
constexpr TruthForm kTruth{};
constexpr WholeForm kCount{0};
constexpr ScalarForm kScalar{};

template <typename Seat>
struct Seats {
  std::optional<Seat> white;
  std::optional<Seat> black;
};

template <typename Seat>
Seats<Seat> seats(In& in, Seat (*seat)(In&)) {
  return in.object("players", [seat](In& players) {
    return Seats<Seat>{players.optional_object("white", seat), players.optional_object("black", seat)};
  });
}

PlayerInfo player(In& in) {
  return {.id = in.required("id", kText),
          .name = in.required("name", kText),
          .guest = in.optional("guest", kTruth).value_or(true)};
}

SeatInfo seat(In& in) {
  return {in.required("id", kText), in.required("name", kText), in.required("present", kTruth)};
}

PresenceSeat presence_seat(In& in) {
  return {in.required("id", kText), in.required("name", kText), in.required("present", kTruth),
          in.optional("away_since", kCount)};
}

RoomSummary room_summary(In& in) {
  Seats<SeatInfo> players = seats(in, seat);
  return {.room = in.required("room", kText),
          .name = in.optional("name", kText),
          .game = in.required("game", kText),
          .settings = in.named_values("settings"),
          .status = in.required("status", ChoiceForm{kStatuses}),
          .white = std::move(players.white),
          .black = std::move(players.black),
          .ply = in.required("ply", kCount),
          .watchers = in.required("watchers", kCount),
          .created_at = in.required("created_at", kCount)};
}

ServerMessage welcome(In& in) {
  return Welcome{.player = in.object("player", player),
                 .token = in.optional("token", kText),
                 .server = in.required("server", kText),
                 .protocol = in.required("protocol", kCount),
                 .server_time = in.required("server_time", kCount),
                 .games = in.find("games") != nullptr};
}

ServerMessage pong(In& in) {
  return Pong{.t = in.optional("t", kScalar), .server_time = in.required("server_time", kCount)};
}

ServerMessage ok(In& in) {
  return Ok{.re = in.optional("re", kScalar),
            .room = in.optional("room", kText),
            .invite = in.optional("invite", kText)};
}

ServerMessage error(In& in) {
  return ErrorMessage{.re = in.optional("re", kScalar),
                      .code = in.required("code", kText),
                      .message = in.required("message", kText),
                      .details = in.named_values("details")};
}

ServerMessage bye(In& in) {
  return Bye{.code = in.required("code", ChoiceForm{kByeCodes}),
             .message = in.required("message", kText),
             .retry = in.required("retry", kTruth)};
}

ServerMessage lobby(In& in) {
  return Lobby{.rooms = in.objects("rooms", room_summary), .players = in.required("players", kCount)};
}

ServerMessage lobby_update(In& in) {
  return LobbyUpdate{.rooms = in.objects("rooms", room_summary),
                     .removed = in.list("removed", kText),
                     .players = in.required("players", kCount)};
}

/// A piece's letter.
struct LetterForm {
  static std::string sentence() { return "one letter"; }
  static std::optional<char> read(const Json& json) {
    const std::optional<std::string> text = TextForm{1}.read(json);
    return text && !text->empty() ? std::optional(text->front()) : std::nullopt;
  }
};

std::vector<game::PlacedPiece> board(In& in) {
  std::vector<game::PlacedPiece> pieces;
  in.each("board", LetterForm{}, [&](const std::string& cell, char letter) {
    pieces.push_back({cell, letter});
  });
  return pieces;
}

struct Ending {
  game::Outcome outcome = game::Outcome::none;
  std::string reason;
};

ServerMessage state(In& in) {
  State state;
  Seats<SeatInfo> players = seats(in, seat);
  state.room = in.required("room", kText);
  state.seq = static_cast<std::uint64_t>(in.required("seq", kCount));
  state.game = in.required("game", kText);
  state.settings = in.named_values("settings");
  state.status = in.required("status", ChoiceForm{kStatuses});
  state.white = std::move(players.white);
  state.black = std::move(players.black);
  state.board = board(in);
  state.position = in.required("position", kText);
  state.to_act = in.required("to_act", ChoiceForm{kSides});
  state.phase = in.required("phase", kText);
  state.ply = in.required("ply", kCount);
  state.turn = in.required("turn", kCount);
  state.last = in.optional_object("last", [](In& last) {
    return LastAction{last.required("side", ChoiceForm{kSides}), last.required("action", kText),
                      last.list("captures", kText)};
  });
  state.facts = in.named_values("facts");
  if (in.find("legal") != nullptr) state.legal = in.list("legal", kText);
  const std::vector<std::string> claims = in.list("claims", kText);
  state.may_claim_draw = std::find(claims.begin(), claims.end(), "draw") != claims.end();
  const auto ending = in.optional_object("result", [](In& result) {
    return Ending{result.required("outcome", ChoiceForm{kOutcomes}), result.required("reason", kText)};
  });
  if (ending) {
    state.outcome = ending->outcome;
    state.reason = ending->reason;
  }
  state.server_time = in.required("server_time", kCount);
  return state;
}

ServerMessage presence(In& in) {
  Seats<PresenceSeat> players = seats(in, presence_seat);
  return Presence{.white = std::move(players.white),
                  .black = std::move(players.black),
                  .watching = in.required("watching", kCount),
                  .watchers = in.list("watchers", kText)};
}

ServerMessage chat(In& in) {
  return Chat{
      .from = in.object("from", player), .text = in.required("text", kText), .at = in.required("at", kCount)};
}

struct Type {
  std::string_view word;
  ServerMessage (*read)(In& in);
};
constexpr std::array kTypes{
    Type{"welcome", welcome},
    Type{"pong", pong},
    Type{"ok", ok},
    Type{"error", error},
    Type{"bye", bye},
    Type{"lobby", lobby},
    Type{"lobby_update", lobby_update},
    Type{"state", state},
    Type{"presence", presence},
    Type{"chat", chat},
};

}  // namespace

tl::expected<ServerMessage, DecodeError> decode_server(std::string_view frame) {
  const auto object = read_object<Json>(frame);
  if (!object) return tl::make_unexpected(object.error());

  std::string complaint;
  In in(*object, "", complaint);
  const std::string word = in.required("type", kText);
  if (!complaint.empty()) return refuse_frame("bad_message", complaint);
  const auto* type =
      std::find_if(kTypes.begin(), kTypes.end(), [&](const Type& known) { return known.word == word; });
  if (type == kTypes.end())
    return refuse_frame("unknown_type", "There is no message type " + in_quotes(word) + ".");
  ServerMessage message = type->read(in);
  if (!complaint.empty()) return refuse_frame("bad_message", complaint);
  return message;
}

}  // namespace hexcourt::protocol
