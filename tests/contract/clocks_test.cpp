#include <chrono>
#include <utility>

#include "ledger.hpp"
#include "match/match.hpp"
#include "play.hpp"
#include "same_match.hpp"
#include "variant.hpp"

namespace hexcourt::contract {
namespace {

using game::Side;
using match::Ledger;
using match::Match;
using match::milliseconds;
using match::Proposal;
using namespace std::chrono_literals;

/// A game by the clock with takebacks and offers, and its books.
class TimedGame {
 public:
  TimedGame(const game::AnyGame& start, const match::TimeControl& control, Chance& chance)
      : chance_(chance), match_(begun(start, control)), ledger_(match_) {}

  const Match& match() const { return match_; }
  bool goes_on() const { return match_.status() == match::Status::playing; }

  /// Somebody acts, asks or answers after some time; or that time was too long.
  void go_on() {
    now_ += milliseconds(chance_.below(4'000));
    const milliseconds lag(chance_.below(700));
    if (auto overdue = match_.overdue(now_, lag)) return enter(std::move(overdue));
    if (chance_.once_in(4)) return propose(chance_.once_in(2) ? Side::white : Side::black);
    act(0ms, lag);
  }

  /// Whoever is to act does so after that time.
  void act(milliseconds time, milliseconds lag = 0ms) {
    now_ += time;
    const std::string action = choose(match_.game(), false, chance_);
    decide(match_.game().to_act(), match::Act{action, match_.ply()}, lag);
  }

 private:
  static Match begun(const game::AnyGame& start, const match::TimeControl& control) {
    Match match = Match::create(start, {}, player(Side::white), Side::white, {}, control);
    for (const Side side : {Side::white, Side::black}) {
      auto seated = match.decide(player(side), match::Sit{side}, {});
      EXPECT_TRUE(seated && match.apply(std::move(**seated)));
    }
    return match;
  }

  static match::Player player(Side side) {
    const std::string name(game::word(side));
    return {name, name};
  }

  /// Where `side` may propose it, the other one answers.
  void propose(Side side) {
    const Proposal what = chance_.once_in(3) ? Proposal::draw : Proposal::takeback;
    if (!match_.decide(player(side), match::Offer{what, {}}, now_)) return;
    decide(side, match::Offer{what, {}});
    if (what == Proposal::draw) return decide(game::opponent(side), match::Decline{what});
    decide(game::opponent(side), match::Accept{what, {}});
  }

  void decide(Side side, const match::Command& command, milliseconds lag = 0ms) {
    auto decided = match_.decide(player(side), command, now_, lag);
    ASSERT_TRUE(decided.has_value()) << decided.error().message;
    enter(std::move(*decided));
  }

  void enter(std::optional<match::Decision> decision) {
    ASSERT_TRUE(decision.has_value());
    const match::Standing foreseen = decision->after;
    ASSERT_TRUE(match_.apply(std::move(*decision)));
    ledger_.enter(match_);
    EXPECT_EQ(match_.standing(), foreseen);
    EXPECT_TRUE(ledger_.balances());
    EXPECT_EQ(match_.clock()->running(), goes_on() ? std::optional(match_.game().to_act()) : std::nullopt);
    for (const Side side : {Side::white, Side::black}) {
      EXPECT_EQ(match_.clock()->left(side), ledger_.left(side));
      EXPECT_GE(match_.clock()->left(side), goes_on() ? 1ms : 0ms);
    }
  }

  Chance& chance_;
  match::TimePoint now_{};
  Match match_;
  Ledger ledger_;
};

class Clocks : public EveryVariant {};

/// Every end of a turn brought the increment to the player who ended it, and nothing else did: also where one
/// player acts in two turns running.
void expect_increments(const Match& match, milliseconds increment) {
  for (const match::PlayedAction& played : match.history()) {
    EXPECT_EQ(played.receipt->gained, played.turn_ended ? increment : 0ms) << played.action;
    EXPECT_EQ(played.clock_before->running(), played.side) << played.action;
  }
}

void expect_replays(const Variant& variant, const Match& match) {
  const auto replayed = Match::replay(*variant.read(match.created().position), match.events());
  ASSERT_TRUE(replayed.has_value()) << replayed.error().message;
  match::expect_same(*replayed, match);
}

TEST_P(Clocks, BalanceWithTakebacksAndOffersInEveryGame) {
  Chance chance(GetParam().seed(41));
  const std::vector<match::TimeControl> controls{match::Fischer{1min, 1s}, match::ByoYomi{20s, 5, 4s},
                                                 match::PerTurn{1min}};
  for (int play = 0; play < number_of_plays(9) && !HasFailure(); ++play) {
    const match::TimeControl& control = controls[static_cast<std::size_t>(play) % controls.size()];
    TimedGame game(some_start(GetParam(), chance), control, chance);
    for (int step = 0; step < 80 && game.goes_on() && !HasFailure(); ++step) game.go_on();
    if (std::holds_alternative<match::Fischer>(control)) expect_increments(game.match(), 1s);
    expect_replays(GetParam(), game.match());
  }
}

HEXCOURT_FOR_EVERY_VARIANT(Clocks);

// Black places White's captured Queen, which uses White's turn up, and is to act again.
TEST(ClockOfTwoTurnsRunning, BringsItsIncrementForEach) {
  const auto start =
      catalogue::open("way-to-play", {}, "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 b relocate_for:w f1");
  ASSERT_TRUE(start.has_value()) << start.error().message;
  Chance chance(42);
  TimedGame game(*start, match::Fischer{1min, 5s}, chance);
  game.act(10s);
  ASSERT_EQ(game.match().game().to_act(), Side::black);
  ASSERT_EQ(game.match().turn(), 2);
  game.act(1s);
  EXPECT_EQ(game.match().turn(), 3);
  EXPECT_EQ(game.match().clock()->left(Side::black), 1min - 10s + 5s - 1s + 5s);
  EXPECT_EQ(game.match().clock()->left(Side::white), 1min);
  EXPECT_EQ(game.match().clock()->running(), Side::white);
}

}  // namespace
}  // namespace hexcourt::contract
