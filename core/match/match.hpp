#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/any_game.hpp"
#include "game/error.hpp"
#include "match/command.hpp"
#include "match/event.hpp"
#include "match/repetition.hpp"

namespace hexcourt::match {

enum class Status : std::uint8_t { waiting, playing, finished };
/// "waiting", "playing" or "finished".
std::string_view word(Status status);

/// An action that was played. `game` is the position before it.
struct PlayedAction {
  game::Side side;
  std::string action;
  std::vector<std::string> captures;
  bool turn_ended = true;
  game::AnyGame before;
};

/// Two seats playing one game: a state machine that is told everything, the time included, and does nothing
/// by itself. A command is first decided, which changes nothing and says which event it would cause; the
/// event is applied when whoever keeps events has it safe. Nothing but an applied event changes a match.
class Match {
 public:
  /// A match before its first event: `start` is the game at its starting position.
  /// The first event to apply is the Created that the match itself was made with, see created().
  static Match create(const game::AnyGame& start, RepetitionLimits repetition, Player host,
                      game::Side host_side, TimePoint now);

  /// The match that `events` led to; `start` is the game that the first of them, a Created, opens.
  /// Errors: bad_position, with the number of the event, where an event does not follow from those before it.
  static game::Expected<Match> replay(const game::AnyGame& start, const std::vector<Event>& events);

  /// The event that `command` by `by` causes, or none where the command is one that was carried out already
  /// and is harmless to repeat. Changes nothing. Errors, checked in this order: not_seated; (for Act, the
  /// same action again: no event); wrong_phase before the game starts, game_over after its end; stale;
  /// not_your_turn; illegal_action; room_full for Sit; not_allowed for what the moment forbids (Abort after
  /// both acted, ClaimDraw without the repetition).
  game::Expected<std::optional<Event>> decide(const Player& by, const Command& command, TimePoint now) const;

  /// Carries out an event that decide() returned on this very match, or that a store kept.
  /// Errors: as replay(); the match is unchanged then.
  game::Expected<void> apply(const Event& event);

  /// The number of the last event, from 1.
  std::uint64_t seq() const;
  Status status() const;
  const game::AnyGame& game() const;
  const Created& created() const;
  /// Every event so far, the Created first.
  const std::vector<Event>& events() const;
  const std::optional<Player>& seat(game::Side side) const;
  /// Where the player of that id sits.
  std::optional<game::Side> side_of(std::string_view player_id) const;
  /// Actions played so far.
  std::int64_t ply() const;
  /// Turns, from 1.
  std::int64_t turn() const;
  const std::vector<PlayedAction>& history() const;
  /// Whether the player to act may claim a draw now.
  bool may_claim_draw() const;
  /// Whether Abort is still possible.
  bool may_abort() const;
  /// How it ended; none while it goes on. Reasons beyond the games' own: resigned, repetition, aborted.
  const std::optional<game::Result>& result() const;
};

}  // namespace hexcourt::match
