#include <chrono>
#include <map>

#include "match/match.hpp"
#include "mutation.hpp"
#include "play.hpp"
#include "same_match.hpp"
#include "variant.hpp"

namespace hexcourt::contract {
namespace {

using game::ErrorCode;
using game::Side;
using match::Match;

class Matches : public EveryVariant {
 protected:
  Matches() : chance_(GetParam().seed(31)) {}

  const match::Player& player(Side side) const { return side == Side::white ? white_ : black_; }

  Match open(const game::AnyGame& start) {
    Match match = Match::create(start, {}, white_, Side::white, now());
    does(match, white_, match::Sit{Side::white});
    does(match, black_, match::Sit{Side::black});
    return match;
  }

  /// Exactly one event for an accepted command.
  void does(Match& match, const match::Player& by, const match::Command& command) {
    const std::uint64_t before = match.seq();
    auto decided = match.decide(by, command, now());
    ASSERT_TRUE(decided.has_value()) << decided.error().message;
    std::optional<match::Decision>& decision = *decided;
    ASSERT_TRUE(decision && match.apply(std::move(*decision)));
    EXPECT_EQ(match.seq(), before + 1);
  }

  /// A refusal with this code, which changes nothing.
  void expect_refused(const Match& match, const match::Player& by, const match::Command& command,
                      ErrorCode code) {
    const auto decided = match.decide(by, command, now());
    ASSERT_FALSE(decided.has_value()) << match.game().position();
    EXPECT_EQ(decided.error().code, code) << decided.error().message;
  }

  void act(Match& match, bool eager) {
    const std::string action = choose(match.game(), eager, chance_);
    const Side side = match.game().to_act();
    const std::int64_t ply = match.ply();
    expect_refused(match, player(game::opponent(side)), match::Act{action, ply}, ErrorCode::not_your_turn);
    expect_refused(match, player(side), match::Act{action, ply + 1}, ErrorCode::stale);
    does(match, player(side), match::Act{action, ply});
    const auto again = match.decide(player(side), match::Act{action, ply}, now());
    ASSERT_TRUE(again.has_value()) << again.error().message;
    EXPECT_FALSE(again->has_value()) << "the same action again causes nothing";
  }

  /// Whatever the store keeps of it gives it again.
  static void expect_replays(const Match& match) {
    const auto start = GetParam().read(match.created().position);
    ASSERT_TRUE(start.has_value()) << match.created().position;
    const auto replayed = Match::replay(*start, match.events());
    ASSERT_TRUE(replayed.has_value()) << replayed.error().message;
    match::expect_same(*replayed, match);
  }

  Chance& chance() { return chance_; }

 private:
  match::TimePoint now() { return match::TimePoint(std::chrono::milliseconds(++clock_)); }

  Chance chance_;
  std::int64_t clock_ = 0;
  match::Player white_{"w", "White's player"};
  match::Player black_{"b", "Black's player"};
};

/// The end of a match is the game's own, or the repetition counted afresh.
void expect_right_end(const Match& match) {
  std::map<std::string, int> occurrences{{match.game().turn_start_key(), 0}};
  std::int64_t turns = 1;
  bool begins = true;
  for (const match::PlayedAction& played : match.history()) {
    if (begins) ++occurrences[played.before.turn_start_key()];
    begins = played.turn_ended;
    turns += begins ? 1 : 0;
  }
  if (begins) ++occurrences[match.game().turn_start_key()];
  EXPECT_EQ(match.turn(), turns);
  EXPECT_EQ(match.occurrences(), begins ? occurrences[match.game().turn_start_key()] : 0);
  const bool repeated = match.occurrences() >= match.created().repetition.draw_after;
  if (const auto result = match.game().result()) {
    EXPECT_EQ(match.result(), result);
  } else {
    EXPECT_EQ(match.result().has_value(), repeated);
  }
}

TEST_P(Matches, AreGivenAgainByTheirEvents) {
  for (int play = 0; play < number_of_plays(40) && !HasFailure(); ++play) {
    Match match = open(some_start(GetParam(), chance()));
    const bool eager = chance().once_in(2);
    for (int ply = 0; ply < 60 && match.status() == match::Status::playing; ++ply) act(match, eager);
    expect_right_end(match);
    expect_replays(match);
  }
}

TEST_P(Matches, RefuseUnlistedActionsAndGoOn) {
  Match match = open(GetParam().start());
  for (int ply = 0; ply < 60 && match.status() == match::Status::playing; ++ply) {
    const std::vector<std::string> legal = match.game().legal_actions();
    const std::string text = mutated(chance().one_of(legal), chance());
    if (!match.game().apply(text)) {
      expect_refused(match, player(match.game().to_act()), match::Act{text, match.ply()},
                     ErrorCode::illegal_action);
    }
    act(match, false);
  }
  expect_replays(match);
}

HEXCOURT_FOR_EVERY_VARIANT(Matches);

}  // namespace
}  // namespace hexcourt::contract
