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

inline game::AnyGame counting_from(game::Counting::Position position) {
  return game::AnyGame::of<game::Counting>(position);
}

/// A match of Counting, and who may want something of it: Ada is the host, and White when she sits unasked.
class Table {
  int seconds_ = 0;

 public:
  explicit Table(RepetitionLimits limits = {}, game::Counting::Position start = {},
                 Side host_side = Side::white)
      : match(Match::create(counting_from(start), limits, ada, host_side, now())) {}

  /// The time goes on by a second with every command.
  TimePoint now() { return TimePoint(std::chrono::seconds(++seconds_)); }

  /// Decides and carries out; the number of events that the command caused.
  game::Expected<int> does(const Player& by, const Command& command) {
    const auto decided = match.decide(by, command, now());
    if (!decided) return tl::make_unexpected(decided.error());
    const std::optional<Event>& event = *decided;
    if (!event) return 0;
    const auto applied = match.apply(*event);
    EXPECT_TRUE(applied.has_value()) << applied.error().message;
    return 1;
  }
  /// For a command that must be refused: why it was, and that it changed nothing.
  game::Error refusal(const Player& by, const Command& command) {
    const std::uint64_t before = match.seq();
    const auto decided = match.decide(by, command, now());
    EXPECT_FALSE(decided.has_value()) << "the command was accepted";
    EXPECT_EQ(match.seq(), before);
    return decided ? game::Error{ErrorCode::no_such_offer, "accepted"} : decided.error();
  }

  void seat_both() {
    ASSERT_EQ(does(ada, Sit{Side::white}), 1);
    ASSERT_EQ(does(bob, Sit{Side::black}), 1);
  }
  /// Whoever is to act plays these actions, one after another.
  void play(const std::vector<std::string>& actions) {
    for (const std::string& action : actions) {
      const Player& by = match.game().to_act() == Side::white ? ada : bob;
      ASSERT_EQ(does(by, Act{action, match.ply()}), 1) << action;
    }
  }

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
};

}  // namespace hexcourt::match
