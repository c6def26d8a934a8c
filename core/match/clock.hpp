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

/// What a clock gets for time that the server was down is at most this.
inline constexpr milliseconds kMostBonus{600'000};

/// The clocks of both players as a value. Only that of the player to act runs, whoever's turn it is; what a
/// turn brings (increment, period, the next turn's time) it brings at its end to the player who ended it.
/// A clock that has come to zero has run out, so that after an accepted action at least 1 ms is left.
class GameClock {
 public:
  /// `control` must have passed check().
  explicit GameClock(const TimeControl& control);

  const TimeControl& control() const { return control_; }
  /// Whose clock runs; none before the game starts and after its end.
  std::optional<game::Side> running() const { return running_; }
  /// When the running clock began to run; time down that was forgiven since has moved it on by as much. When
  /// none runs, when the last one was stopped.
  TimePoint at() const { return at_; }
  /// What is left to `side` as of at(); all periods included.
  milliseconds left(game::Side side) const { return left(accounts_[game::slot(side)]); }
  /// Byo-yomi: periods not yet used up, the one in use included; 0 with another control.
  int periods(game::Side side) const { return accounts_[game::slot(side)].periods; }

  /// When the running clock runs out for a player with that much lag; none where no clock runs.
  std::optional<TimePoint> runs_out(milliseconds lag) const;

  /// `side` is to act from `now` on.
  void start(game::Side side, TimePoint now);
  /// Charges the running clock for an action that was received at `now`, before it runs out, from a player
  /// with that much lag, and stops it. `turn_ended` says whether the action ends the turn.
  ClockReceipt charge(TimePoint now, milliseconds lag, bool turn_ended);
  /// Charges the running clock, without a credit and at most what is left, and stops it for good.
  void stop(TimePoint now);
  /// Whatever ran between these two times, the later of which is past, is charged to nobody, and the running
  /// clock gets `bonus`.
  void forgive(TimePoint from, TimePoint to, milliseconds bonus);
  /// Both clocks stand as they stood `then`; the one that ran runs from `now` on. The balances of lag stay as
  /// they are now.
  void go_back(const GameClock& then, TimePoint now);

  friend bool operator==(const GameClock&, const GameClock&) = default;

 private:
  struct Account {
    milliseconds bank{};      // Fischer: all; byo-yomi: main time; per turn: of this turn
    int periods = 0;          // byo-yomi: unused, the one in use included
    milliseconds used{};      // byo-yomi: of the period in use, by earlier actions of this turn
    milliseconds credited{};  // lag given back in this turn
    milliseconds balance = kLagBalance;

    /// What of such a lag may still be given back.
    milliseconds credit(milliseconds lag) const;
    friend bool operator==(const Account&, const Account&) = default;
  };

  milliseconds left(const Account& account) const;
  milliseconds elapsed(TimePoint now) const;
  void spend(Account& account, milliseconds time) const;
  /// What the end of a turn brings; how much that is.
  milliseconds renew(Account& account) const;

  TimeControl control_;
  std::array<Account, 2> accounts_;
  std::optional<game::Side> running_;
  TimePoint at_{};
};

}  // namespace hexcourt::match
