#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "game/side.hpp"
#include "match/command.hpp"
#include "match/time_control.hpp"

namespace hexcourt::match {

/// How much of what the server measured as a player's lag is given back. A credit is never more than the lag,
/// the time the action took, what is left of kLagPerTurn in this turn, and what is left of the player's
/// balance: that begins with kLagBalance, at most, and gets kLagRefill back at the end of each of their
/// turns.
inline constexpr milliseconds kLagPerTurn{500};
inline constexpr milliseconds kLagBalance{2'000};
inline constexpr milliseconds kLagRefill{200};

/// What an action cost its player. The time from when their clock began to run until the action was received
/// is `charged + credited`; what they had left before it is `left + charged - gained`.
struct ClockReceipt {
  milliseconds charged{};
  /// Lag that was given back.
  milliseconds credited{};
  /// Increment, period or turn that the end of the turn brought.
  milliseconds gained{};
  /// What is left to the player after it all; with periods, all of them included.
  milliseconds left{};
  friend bool operator==(const ClockReceipt&, const ClockReceipt&) = default;
};

/// The clocks of both players as a value. Only that of the player to act runs, whoever's turn it is; what a
/// turn brings (increment, period, the next turn's time) it brings at its end to the player who ended it.
/// A clock that has come to zero has run out, so that after an accepted action at least 1 ms is left.
class GameClock {
 public:
  explicit GameClock(const TimeControl& control);

  const TimeControl& control() const { return control_; }
  /// Whose clock runs; none before the game starts and after its end.
  std::optional<game::Side> running() const { return running_; }
  /// When the running clock began to run, or was last charged; without one, of no meaning.
  TimePoint at() const { return at_; }
  /// What is left to `side` as of at(); all periods included.
  milliseconds left(game::Side side) const;
  /// Byo-yomi: periods not yet used up, the one in use included; 0 with another control.
  int periods(game::Side side) const;

  /// When the running clock runs out for a player with that much lag; none where no clock runs.
  std::optional<TimePoint> runs_out(milliseconds lag) const;
  /// What an action received at `now` costs, and leaves: `turn_ended` says whether it ends the turn.
  ClockReceipt receipt(TimePoint now, milliseconds lag, bool turn_ended) const;

  /// `side` is to act from `now` on.
  void start(game::Side side, TimePoint now);
  /// Charges the running clock as the receipt says, and stops it.
  void charge(const ClockReceipt& receipt, bool turn_ended, TimePoint now);
  /// Charges the running clock, without a credit and at most what is left, and stops it for good.
  void stop(TimePoint now);
  /// Whatever ran between these two times is charged to nobody, and the running clock gets `bonus`.
  void forgive(TimePoint from, TimePoint to, milliseconds bonus);

  friend bool operator==(const GameClock&, const GameClock&) = default;

 private:
  struct Account {
    milliseconds bank{};      // Fischer: all; byo-yomi: main time; per turn: of this turn
    int periods = 0;          // byo-yomi: unused, the one in use included
    milliseconds used{};      // byo-yomi: of the period in use, by earlier actions of this turn
    milliseconds credited{};  // lag given back in this turn
    milliseconds balance = kLagBalance;
    friend bool operator==(const Account&, const Account&) = default;
  };

  TimeControl control_;
  std::array<Account, 2> accounts_;
  std::optional<game::Side> running_;
  TimePoint at_{};
};

}  // namespace hexcourt::match
