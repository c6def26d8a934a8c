#include "protocol/view.hpp"

#include <utility>

namespace hexcourt::protocol {

namespace {

std::optional<SeatInfo> seat_of(const match::Match& match, game::Side side, Present present) {
  const std::optional<match::Player>& player = match.seat(side);
  if (!player) return std::nullopt;
  return SeatInfo{player->id, player->name, side == game::Side::white ? present.white : present.black};
}

/// The game's settings, then the match's.
game::NamedValues settings_of(const match::Match& match) {
  game::NamedValues settings = match.game().settings();
  const match::RepetitionLimits& repetition = match.created().repetition;
  settings.push_back({"claim_after", std::int64_t{repetition.claim_after}});
  settings.push_back({"draw_after", std::int64_t{repetition.draw_after}});
  return settings;
}

std::optional<LastAction> last_of(const match::Match& match) {
  if (match.history().empty()) return std::nullopt;
  const match::PlayedAction& played = match.history().back();
  LastAction last{played.side, played.action, played.captures, std::nullopt};
  if (played.receipt) last.receipt = Receipt{played.at.time_since_epoch().count(), *played.receipt};
  return last;
}

std::optional<ClockInfo> clock_of(const match::Match& match) {
  const std::optional<match::GameClock>& clock = match.clock();
  if (!clock) return std::nullopt;
  return ClockInfo{.control = clock->control(),
                   .white_ms = clock->left(game::Side::white).count(),
                   .black_ms = clock->left(game::Side::black).count(),
                   .white_periods = clock->periods(game::Side::white),
                   .black_periods = clock->periods(game::Side::black),
                   .running = clock->running(),
                   .at = clock->at().time_since_epoch().count()};
}

}  // namespace

State state_of(const match::Match& match, std::string room, Present present, std::int64_t server_time,
               bool with_legal) {
  const game::AnyGame& game = match.game();
  State state;
  state.room = std::move(room);
  state.seq = match.seq();
  state.game = game.name();
  state.settings = settings_of(match);
  state.status = match.status();
  state.white = seat_of(match, game::Side::white, present);
  state.black = seat_of(match, game::Side::black, present);
  state.board = game.board();
  state.position = game.position();
  state.to_act = game.to_act();
  state.phase = game.phase();
  state.ply = match.ply();
  state.turn = match.turn();
  state.last = last_of(match);
  state.facts = game.facts();
  if (with_legal) state.legal = legal_of(match);
  state.clock = clock_of(match);
  state.offers = match.offers();
  state.next_room = match.next_room();
  state.may_claim_draw = match.may_claim_draw();
  if (const std::optional<game::Result>& result = match.result()) {
    state.outcome = result->outcome;
    state.reason = result->reason;
  }
  state.server_time = server_time;
  return state;
}

std::vector<std::string> legal_of(const match::Match& match) {
  if (match.status() == match::Status::finished) return {};
  return match.game().legal_actions();
}

RoomSummary summary_of(const match::Match& match, std::string room, std::optional<std::string> name,
                       Present present, std::int64_t watchers) {
  return {.room = std::move(room),
          .name = std::move(name),
          .game = std::string(match.game().name()),
          .settings = settings_of(match),
          .status = match.status(),
          .white = seat_of(match, game::Side::white, present),
          .black = seat_of(match, game::Side::black, present),
          .position = match.game().position(),
          .ply = match.ply(),
          .watchers = watchers,
          .created_at = match.events().front().at.time_since_epoch().count(),
          .clock = match.created().clock};
}

ErrorMessage error_of(const game::Error& error, std::optional<Scalar> re,
                      std::optional<std::int64_t> expected_ply) {
  ErrorMessage message{.re = std::move(re),
                       .code = std::string(game::word(error.code)),
                       .message = game::sentence(error),
                       .details = {}};
  if (error.place) message.details.push_back({"place", static_cast<std::int64_t>(*error.place)});
  if (expected_ply) message.details.push_back({"ply", *expected_ply});
  return message;
}

ErrorMessage error_of(const DecodeError& error) {
  return {.re = error.re, .code = error.code, .message = error.message, .details = {}};
}

}  // namespace hexcourt::protocol
