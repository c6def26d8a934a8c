#include "protocol/clock_json.hpp"
#include "protocol/encode.hpp"
#include "protocol/encode_parts.hpp"

namespace hexcourt::protocol {

namespace {

const std::vector<std::string> kNothing;
const std::vector<std::string> kDrawOnly{"draw"};

void write_receipt(FrameWriter& out, const Receipt& receipt) {
  out.object("receipt", [&] {
    out.member("received_at", receipt.received_at);
    out.member("charged_ms", receipt.cost.charged.count());
    out.member("credited_ms", receipt.cost.credited.count());
    out.member("gained_ms", receipt.cost.gained.count());
    out.member("left_ms", receipt.cost.left.count());
  });
}

void write_last(FrameWriter& out, const std::optional<LastAction>& last) {
  if (!last) return out.null_member("last");
  out.object("last", [&] {
    out.member("side", game::word(last->side));
    out.member("action", last->action);
    out.member("captures", last->captures);
    if (last->receipt) write_receipt(out, *last->receipt);
  });
}

void write_clock(FrameWriter& out, const std::optional<ClockInfo>& clock) {
  if (!clock) return out.null_member("clock");
  out.object("clock", [&] {
    out.object("control", [&] { write_control_members(out, clock->control); });
    out.member("white_ms", clock->white_ms);
    out.member("black_ms", clock->black_ms);
    if (std::holds_alternative<match::ByoYomi>(clock->control)) {
      out.member("white_periods", std::int64_t{clock->white_periods});
      out.member("black_periods", std::int64_t{clock->black_periods});
    }
    write_word(out, "running", clock->running);
    out.member("at", clock->at);
  });
}

void write_offers(FrameWriter& out, const std::vector<match::OpenOffer>& offers) {
  out.list("offers", offers, [&](const match::OpenOffer& offer) {
    out.object([&] {
      out.member("what", word_in(kProposals, offer.what));
      out.member("by", game::word(offer.by));
    });
  });
}

void write_result(FrameWriter& out, const State& state) {
  if (!state.outcome) return out.null_member("result");
  out.object("result", [&] {
    out.member("outcome", game::word(*state.outcome));
    out.member("reason", state.reason);
  });
}

void write_presence(FrameWriter& out, std::string_view side, const std::optional<PresenceSeat>& seat) {
  if (!seat) return out.null_member(side);
  out.object(side, [&] {
    out.member("id", seat->id);
    out.member("name", seat->name);
    out.member("present", seat->present);
    out.member("away_since", seat->away_since);
    write_word(out, "leave", seat->leave);
    out.member("claim_at", seat->claim_at);
  });
}

}  // namespace

std::string encode(const State& message) {
  FrameWriter out("state");
  out.member("room", message.room);
  out.member("seq", message.seq);
  out.member("game", message.game);
  out.member("settings", message.settings);
  out.member("status", word_in(kStatuses, message.status));
  out.object("players", [&] {
    write_seat(out, "white", message.white);
    write_seat(out, "black", message.black);
  });
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
  write_clock(out, message.clock);
  write_offers(out, message.offers);
  out.member("claims", message.may_claim_draw ? kDrawOnly : kNothing);
  out.member_if_any("next_room", message.next_room);
  write_result(out, message);
  out.member("server_time", message.server_time);
  return out.finish();
}

std::string encode(const Presence& message) {
  FrameWriter out("presence");
  out.object("players", [&] {
    write_presence(out, "white", message.white);
    write_presence(out, "black", message.black);
  });
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
  out.member("group", word(message.group));
  return out.finish();
}

}  // namespace hexcourt::protocol
