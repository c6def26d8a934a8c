#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/any_game.hpp"
#include "game/error.hpp"
#include "game/result.hpp"
#include "game/side.hpp"
#include "match/clock.hpp"
#include "match/command.hpp"
#include "match/event.hpp"
#include "match/offers.hpp"
#include "match/repetition.hpp"
#include "match/time_control.hpp"

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
  std::optional<GameClock> clock_before = std::nullopt;
  std::optional<ClockReceipt> receipt = std::nullopt;
  /// When it was received.
  TimePoint at{};
};

/// How a match stands, in short.
struct Standing {
  Status status = Status::waiting;
  game::Side to_act = game::Side::white;
  std::optional<game::Result> result = std::nullopt;
  /// No clock runs out before this time; none where no clock runs.
  std::optional<TimePoint> safe_until = std::nullopt;
  friend bool operator==(const Standing&, const Standing&) = default;
};

/// What a command, or time, comes to: the event, and how the match and both clocks will stand after it.
struct Decision {
  Event event;
  Standing after;
  std::optional<GameClock> clock = std::nullopt;
  /// For an action: what the game made of it.
  std::optional<game::AnyStep> step = std::nullopt;
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
  /// match ends as soon as it starts. `clock`, which must have passed check(), runs from when the second
  /// player sits down.
  static Match create(const game::AnyGame& start, RepetitionLimits repetition, Player host,
                      game::Side host_side, TimePoint now,
                      const std::optional<TimeControl>& clock = std::nullopt);

  /// The match that `events` led to; `start` is the game that the first of them, a Created, opens.
  /// Errors: bad_position, with the number of the event, where an event does not follow from those before it.
  static game::Expected<Match> replay(const game::AnyGame& start, const std::vector<Event>& events);

  /// How it stands now.
  Standing standing() const;

  /// What `command` by `by` comes to, or none where the command was carried out already and is
  /// harmless to repeat: the same action at the same ply, sitting where one sits. Changes nothing. Errors, in
  /// the order in which they are looked for:
  ///   Sit        room_full
  ///   Stand      not_seated, wrong_phase once the game runs
  ///   the rest   not_seated; for Act, here a repetition causes no event; wrong_phase before the game starts,
  ///              game_over after its end; and then
  ///   Act        stale, not_your_turn, illegal_action
  ///   Abort      not_allowed when both players have acted
  ///   ClaimDraw  not_your_turn, not_allowed without the repetition or within a turn
  ///   Offer      not_allowed: beyond what offers.hpp allows; a takeback before one has acted
  ///   Withdraw, Accept, Decline   no_such_offer
  /// A rematch is a matter of finished games: there wrong_phase stands in the place of game_over. Time comes
  /// first: where overdue() has something to say, that is carried out before any command; until it is, the
  /// game counts as over for a player whose time has run out. `lag` is what the server measured for this
  /// player (clock.hpp says what of it is credited). A `now` before the last event counts as that event's
  /// time, here and below, so that times never go back.
  game::Expected<std::optional<Decision>> decide(const Player& by, const Command& command, TimePoint now,
                                                 milliseconds lag = {}) const;

  /// When the clock of the player to act runs out, if they have that much lag; none where no clock runs.
  /// Never before the last event: whatever lag was allowed for then has been allowed for.
  std::optional<TimePoint> next_deadline(milliseconds lag = {}) const;
  /// The event that time has brought by `now`: the clock of the player to act ran out, with `lag` allowed
  /// for.
  std::optional<Decision> overdue(TimePoint now, milliseconds lag = {}) const;
  /// The event that time down causes, where a clock runs that had not run out by then: the server was down
  /// from `since` to `until`. What lies before the running clock's at() is not looked at; none where that is
  /// all, or where `until` is before the last event. `bonus`, kMostBonus at most, is for the player whose
  /// clock runs.
  std::optional<Decision> down_time(TimePoint since, TimePoint until, milliseconds bonus) const;

  /// Carries out what decide(), overdue() or down_time() returned on this very match, unchanged since.
  /// Errors: bad_position where it is of another moment; the match is unchanged then.
  game::Expected<void> apply(Decision decision);

  /// Carries out an event that a store or a record kept.
  /// Errors: as replay(), for every event that no command, nor time, would have caused; the match is
  /// unchanged then.
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
  /// The ply at which the last turn began in which `side` acted: where a takeback leads that they ask for.
  /// None before they acted.
  std::optional<std::int64_t> takeback_ply(game::Side side) const;
  /// Both clocks, as of their last change; none in a game without.
  const std::optional<GameClock>& clock() const { return clock_; }
  /// What stands proposed, in the order in which it was.
  const std::vector<OpenOffer>& offers() const { return offers_.open(); }
  /// The room of the next game, once a rematch was agreed on.
  const std::optional<std::string>& next_room() const { return next_room_; }
  /// How it ended; none while it goes on. Reasons beyond the games' own: resigned, timeout, agreement,
  /// repetition, abandoned, aborted.
  const std::optional<game::Result>& result() const { return result_; }

 private:
  class Outlook;
  class Change;

  explicit Match(game::AnyGame start) : game_(std::move(start)) {}

  /// `event`, which must follow, with how things stand after it.
  Decision foresee(Event event, std::optional<game::AnyStep> step = std::nullopt) const;
  /// Makes what was decided a part of this match.
  void carry_out(Decision decision);
  void begin_turn();
  /// Makes undone what was played at `ply`, where a turn began, and later.
  void go_back_to(std::size_t ply);
  /// Whether it ends the game that a turn begins with `game`.
  bool is_drawn_by_repetition(const game::AnyGame& game) const;

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
  std::optional<GameClock> clock_;
  Offers offers_;
  std::optional<std::string> next_room_;
  std::optional<game::Result> result_;
};

}  // namespace hexcourt::match
