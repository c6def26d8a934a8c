#include "answers.hpp"

#include "catalogue/catalogue.hpp"
#include "match/repetition.hpp"
#include "protocol/json_writer.hpp"
#include "settings_text.hpp"

namespace hexcourt::page {

namespace {

using protocol::JsonWriter;

/// A game with the match's settings beside it.
struct Opened {
  game::AnyGame game;
  match::RepetitionLimits repetition;
};

game::Expected<Opened> open(std::string_view name, std::string_view settings,
                            std::optional<std::string_view> position) {
  const auto parted = match::part_settings(settings_in(settings));
  if (!parted) return tl::make_unexpected(parted.error());
  return catalogue::open(name, parted->game, position).map([&](const game::AnyGame& game) {
    return Opened{game, parted->repetition};
  });
}

std::string refusal(const game::Error& error) {
  JsonWriter out;
  out.object([&] {
    out.object("error", [&] {
      out.member("code", game::word(error.code));
      out.member("message", game::sentence(error));
    });
  });
  return out.text();
}

void write_settings(JsonWriter& out, const Opened& opened) {
  game::NamedValues settings = opened.game.settings();
  settings.push_back({"claim_after", std::int64_t{opened.repetition.claim_after}});
  settings.push_back({"draw_after", std::int64_t{opened.repetition.draw_after}});
  out.member("settings", settings);
}

void write_board(JsonWriter& out, const game::AnyGame& game) {
  out.object("board", [&] {
    for (const game::PlacedPiece& piece : game.board()) out.member(piece.cell, std::string(1, piece.letter));
  });
}

void write_result(JsonWriter& out, const std::optional<game::Result>& result) {
  if (!result) return out.null_member("result");
  out.object("result", [&] {
    out.member("outcome", game::word(result->outcome));
    out.member("reason", result->reason);
  });
}

/// The members of a standing.
void write_standing(JsonWriter& out, const Opened& opened) {
  const game::AnyGame& game = opened.game;
  out.member("game", game.name());
  write_settings(out, opened);
  out.member("position", game.position());
  out.member("to_act", game::word(game.to_act()));
  out.member("phase", game.phase());
  write_board(out, game);
  out.member("facts", game.facts());
  out.member("legal", game.legal_actions());
  write_result(out, game.result());
  out.member("key", game.turn_start_key());
}

}  // namespace

std::string answer_open(std::string_view game, std::string_view settings,
                        std::optional<std::string_view> position) {
  const auto opened = open(game, settings, position);
  if (!opened) return refusal(opened.error());
  JsonWriter out;
  out.object([&] { write_standing(out, *opened); });
  return out.text();
}

std::string answer_apply(std::string_view game, std::string_view settings, std::string_view position,
                         std::string_view action) {
  const auto opened = open(game, settings, position);
  if (!opened) return refusal(opened.error());
  const auto step = opened->game.apply(action);
  if (!step) return refusal(step.error());
  JsonWriter out;
  out.object([&] {
    out.member("action", step->action);
    out.member("captures", step->captures);
    out.member("turn_ended", step->turn_ended);
    write_standing(out, {step->game, opened->repetition});
  });
  return out.text();
}

}  // namespace hexcourt::page
