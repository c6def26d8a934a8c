#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <utility>

#include "counting_game.hpp"
#include "match/match.hpp"

namespace hexcourt::match {

using game::ErrorCode;
using game::Side;
using namespace std::chrono_literals;

inline game::AnyGame counting_from(game::Counting::Position position) {
  return game::AnyGame::of<game::Counting>(position);
}

/// A match of Counting, and who may want something of it: Ada is the host, and White when she sits unasked.
class Table {
  TimePoint now_{};

 public:
  explicit Table(RepetitionLimits limits = {}, game::Counting::Position start = {},
                 Side host_side = Side::white, const std::optional<TimeControl>& clock = std::nullopt)
      : match(Match::create(counting_from(start), limits, ada, host_side, now_, clock)) {}

  TimePoint now() const { return now_; }
  void wait(milliseconds time) { now_ += time; }

  /// Decides and carries out; the number of events that the command caused, which must not be refused.
  int does(const Player& by, const Command& command, milliseconds lag = {}) {
    auto decided = match.decide(by, command, now_, lag);
    EXPECT_TRUE(decided.has_value()) << decided.error().message;
    return decided ? carry_out(std::move(*decided)) : -1;
  }
  /// The number of events that were decided: none, or the one, which is carried out and did what was
  /// foreseen.
  int carry_out(std::optional<Decision> decision) {
    if (!decision) return 0;
    const Standing foreseen = decision->after;
    const auto applied = match.apply(std::move(*decision));
    EXPECT_TRUE(applied.has_value()) << applied.error().message;
    EXPECT_EQ(match.standing(), foreseen);
    return 1;
  }
  /// For a command that must be refused: why it was, and that it changed nothing.
  game::Error refusal(const Player& by, const Command& command, milliseconds lag = {}) {
    const std::uint64_t before = match.seq();
    const auto decided = match.decide(by, command, now_, lag);
    EXPECT_FALSE(decided.has_value()) << "the command was accepted";
    EXPECT_EQ(match.seq(), before);
    return decided ? game::Error{ErrorCode::bad_settings, "accepted"} : decided.error();
  }

  void seat_both() {
    ASSERT_EQ(does(ada, Sit{Side::white}), 1);
    ASSERT_EQ(does(bob, Sit{Side::black}), 1);
  }
  const Player& to_act() const { return match.game().to_act() == Side::white ? ada : bob; }
  /// Whoever is to act plays these actions, one after another, each after `time`.
  void play(const std::vector<std::string>& actions, milliseconds time = 1s) {
    for (const std::string& action : actions) {
      wait(time);
      ASSERT_EQ(does(to_act(), Act{action, match.ply()}), 1) << action;
    }
  }
  const GameClock& clock() const { return *match.clock(); }
  milliseconds left(Side side) const { return clock().left(side); }
  const ClockReceipt& last_receipt() const { return *match.history().back().receipt; }

  const Player ada{"id-ada", "Ada"};
  const Player bob{"id-bob", "Bob"};
  const Player eve{"id-eve", "Eve"};
  Match match;
};

/// A table whose game has begun: Ada is White, Bob is Black.
class RunningTable : public Table {
 public:
  explicit RunningTable(RepetitionLimits limits = {}, game::Counting::Position start = {})
      : Table(limits, start) {
    seat_both();
  }
  explicit RunningTable(const TimeControl& clock) : Table({}, {}, Side::white, clock) { seat_both(); }
};

}  // namespace hexcourt::match
