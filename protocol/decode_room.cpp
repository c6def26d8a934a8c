#include <algorithm>

#include "protocol/decode_parts.hpp"

namespace hexcourt::protocol {

namespace {

using In = ServerIn;

/// A piece's letter.
struct LetterForm {
  static std::string sentence() { return "one letter"; }
  static std::optional<char> read(const ServerJson& json) {
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

Receipt receipt(In& in) {
  return {.received_at = in.required("received_at", kCount),
          .cost = {.charged = required_ms(in, "charged_ms"),
                   .credited = required_ms(in, "credited_ms"),
                   .gained = required_ms(in, "gained_ms"),
                   .left = required_ms(in, "left_ms")}};
}

LastAction last_action(In& in) {
  return {.side = in.required("side", ChoiceForm{kSides}),
          .action = in.required("action", kText),
          .captures = in.list("captures", kText),
          .receipt = in.optional_object("receipt", receipt)};
}

int periods(In& in, std::string_view name) {
  constexpr WholeForm kPeriods{0, std::numeric_limits<int>::max()};
  return static_cast<int>(in.optional(name, kPeriods).value_or(0));
}

ClockInfo clock_info(In& in) {
  return {.control = in.object("control", read_control<ServerJson>),
          .white_ms = in.required("white_ms", kCount),
          .black_ms = in.required("black_ms", kCount),
          .white_periods = periods(in, "white_periods"),
          .black_periods = periods(in, "black_periods"),
          .running = in.optional("running", ChoiceForm{kSides}),
          .at = in.required("at", kCount)};
}

match::OpenOffer offer(In& in) {
  return {in.required("what", ChoiceForm{kProposals}), in.required("by", ChoiceForm{kSides})};
}

/// What may be done besides acting, and what stands between the players.
void read_dealings(In& in, State& state) {
  state.offers = in.objects("offers", offer);
  const std::vector<std::string> claims = in.list("claims", kText);
  state.may_claim_draw = std::find(claims.begin(), claims.end(), "draw") != claims.end();
  state.next_room = in.optional("next_room", kText);
}

void read_result(In& in, State& state) {
  in.optional_object("result", [&](In& result) {
    state.outcome = result.required("outcome", ChoiceForm{kOutcomes});
    state.reason = result.required("reason", kText);
    return true;
  });
}

PresenceSeat presence_seat(In& in) {
  return {.id = in.required("id", kText),
          .name = in.required("name", kText),
          .present = in.required("present", kTruth),
          .away_since = in.optional("away_since", kCount),
          .leave = in.optional("leave", ChoiceForm{kLeaves}),
          .claim_at = in.optional("claim_at", kCount)};
}

}  // namespace

ServerMessage read_state(In& in) {
  State state;
  Seats<SeatInfo> players = read_seats(in, read_seat);
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
  state.last = in.optional_object("last", last_action);
  state.facts = in.named_values("facts");
  if (in.find("legal") != nullptr) state.legal = in.list("legal", kText);
  state.clock = in.optional_object("clock", clock_info);
  read_dealings(in, state);
  read_result(in, state);
  state.server_time = in.required("server_time", kCount);
  return state;
}

ServerMessage read_presence(In& in) {
  Seats<PresenceSeat> players = read_seats(in, presence_seat);
  return Presence{.white = std::move(players.white),
                  .black = std::move(players.black),
                  .watching = in.required("watching", kCount),
                  .watchers = in.list("watchers", kText)};
}

ServerMessage read_chat(In& in) {
  return Chat{.from = in.object("from", read_player),
              .text = in.required("text", kText),
              .at = in.required("at", kCount),
              .group = in.required("group", ChoiceForm{kChatGroups})};
}

}  // namespace hexcourt::protocol
