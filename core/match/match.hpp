#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/any_game.hpp"
#include "game/error.hpp"
#include "game/result.hpp"
#include "game/side.hpp"
#include "match/command.hpp"
#include "match/event.hpp"
#include "match/repetition.hpp"

namespace hexcourt::match {

enum class Status : std::uint8_t { waiting, playing, finished };
/// "waiting", "playing" or "finished".
std::string_view word(Status status);

/// An action that was played. `before` is the position it was played in.
struct PlayedAction {
  game::Side side;
  std::string action;
  std::vector<std::string> captures;
  bool turn_ended = true;
  game::AnyGame before;
};

/// Two seats playing one game: a state machine that is told everything, the time included, and does nothing
/// by itself. A command is first decided, which changes nothing and says which event it would cause; the
/// event is applied when whoever keeps events has it safe. Nothing but an applied event changes a match, and
/// each accepted command causes exactly one: that the game starts follows from the second player's sitting
/// down, and how it ends from the last action.
class Match {
 public:
  /// A match whose only event, number 1, is that it was Created: nobody sits, and `start` is the position the
  /// game will be played from. Should the game be over there already (a room refuses such a position), the
  /// match ends as soon as it starts.
  static Match create(const game::AnyGame& start, RepetitionLimits repetition, Player host,
                      game::Side host_side, TimePoint now);

  /// The match that `events` led to; `start` is the game that the first of them, a Created, opens.
  /// Errors: bad_position, with the number of the event, where an event does not follow from those before it.
  static game::Expected<Match> replay(const game::AnyGame& start, const std::vector<Event>& events);

  /// The event that `command` by `by` causes, or none where the command was carried out already and is
  /// harmless to repeat: the same action at the same ply, sitting where one sits. Changes nothing. Errors, in
  /// the order in which they are looked for:
  ///   Sit        room_full
  ///   Stand      not_seated, wrong_phase once the game runs
  ///   the rest   not_seated; for Act, here a repetition causes no event; wrong_phase before the game starts,
  ///              game_over after its end; and then
  ///   Act        stale, not_your_turn, illegal_action
  ///   Abort      not_allowed when both players have acted
  ///   ClaimDraw  not_your_turn, not_allowed without the repetition or within a turn
  game::Expected<std::optional<Event>> decide(const Player& by, const Command& command, TimePoint now) const;

  /// Carries out an event that decide() returned on this very match, or that a store kept.
  /// Errors: as replay(), for every event that decide() would not return; the match is unchanged then.
  game::Expected<void> apply(const Event& event);

  /// The number of the last event, from 1.
  std::uint64_t seq() const { return events_.size(); }
  Status status() const { return status_; }
  const game::AnyGame& game() const { return game_; }
  const Created& created() const { return created_; }
  /// Every event so far, the Created first.
  const std::vector<Event>& events() const { return events_; }
  const std::optional<Player>& seat(game::Side side) const { return seats_[game::slot(side)]; }
  /// Where the player of that id sits.
  std::optional<game::Side> side_of(std::string_view player_id) const;
  /// Actions played so far.
  std::int64_t ply() const { return static_cast<std::int64_t>(history_.size()); }
  /// Turns, from 1. It passes behind the last action too.
  std::int64_t turn() const { return turn_; }
  /// The actions played so far; number i was played at ply i.
  const std::vector<PlayedAction>& history() const { return history_; }
  /// How often the position has stood at the beginning of a turn, this time included; 0 within a turn and
  /// before the game starts. The first turn begins at the starting position (board.md: it "is the first
  /// occurrence"), also where that position lies within a turn of some earlier game.
  int occurrences() const { return occurrences_; }
  /// Whether the player to act may claim a draw now.
  bool may_claim_draw() const;
  /// Whether Abort is possible now.
  bool may_abort() const;
  /// How it ended; none while it goes on. Reasons beyond the games' own: resigned, repetition, aborted.
  const std::optional<game::Result>& result() const { return result_; }

 private:
  explicit Match(const game::AnyGame& start) : game_(start) {}

  /// Makes `event` a part of this match; it must follow.
  void record(const Event& event);
  void carry_out(const Created& created);
  void carry_out(const Seated& seated);
  void carry_out(const Vacated& vacated);
  void carry_out(const Acted& acted);
  void carry_out(const Resigned& resigned);
  void carry_out(const Aborted& aborted);
  void carry_out(const DrawClaimed& claimed);
  void begin_turn();
  void end_if_rules_say_so();
  void finish(game::Result result);

  Created created_;
  std::vector<Event> events_;
  std::array<std::optional<Player>, 2> seats_;
  Status status_ = Status::waiting;
  game::AnyGame game_;
  std::vector<PlayedAction> history_;
  std::array<bool, 2> has_acted_{};
  std::int64_t turn_ = 1;
  Repetition repetition_;
  int occurrences_ = 0;
  std::optional<game::Result> result_;
};

}  // namespace hexcourt::match
