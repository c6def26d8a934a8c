#include "game/any_game.hpp"

#include <gtest/gtest.h>

#include "counting_game.hpp"

namespace hexcourt::game {
namespace {

AnyGame counting_from(Counting::Position position) { return AnyGame::of<Counting>(position); }

TEST(AnyGame, SpeaksTheTextOfTheGameItHides) {
  const AnyGame game = counting_from({.count = 3, .to_act = Side::black, .held = true});
  EXPECT_EQ(game.name(), "counting");
  EXPECT_EQ(game.settings(), NamedValues{});
  EXPECT_EQ(game.position(), "3 b held");
  EXPECT_EQ(game.phase(), "held");
  EXPECT_EQ(game.to_act(), Side::black);
  EXPECT_EQ(game.turn_start_key(), "3 b");
  EXPECT_EQ(game.facts(), (NamedValues{{"count", std::int64_t{3}}}));
  EXPECT_EQ(game.board(), (std::vector<PlacedPiece>{{"a1", 'C'}}));
  EXPECT_TRUE(counting_from({}).board().empty());
}

TEST(AnyGame, ListsTheLegalActionsSortedBytewise) {
  EXPECT_EQ(counting_from({.count = 1}).legal_actions(),
            (std::vector<std::string>{"+1=2", "+2=3", "-1=0", "hold"}));
  EXPECT_EQ(counting_from({.count = 0, .held = true}).legal_actions(),
            (std::vector<std::string>{"+1=1", "+2=2"}));
}

TEST(AnyGame, AppliesAnActionAndNamesItInFull) {
  const AnyGame game = counting_from({.count = 1});
  const auto step = game.apply("+2");
  ASSERT_TRUE(step.has_value());
  EXPECT_EQ(step->action, "+2=3");
  EXPECT_EQ(step->captures, std::vector<std::string>{"a1"});
  EXPECT_TRUE(step->turn_ended);
  EXPECT_EQ(step->game.position(), "3 b move");
  EXPECT_FALSE(game.apply("hold")->turn_ended);
}

TEST(AnyGame, IsAValueThatNeverChanges) {
  AnyGame game = counting_from({});
  const AnyGame before = game;
  game = game.apply("+1")->game;
  EXPECT_EQ(before.position(), "0 w move");
  EXPECT_EQ(game.position(), "1 b move");
}

TEST(AnyGame, RefusesMalformedAndIllegalActionsAlike) {
  const AnyGame game = counting_from({});
  for (const char* text : {"", "+3", "-1", "+1=2", "+1 "}) {
    const auto step = game.apply(text);
    ASSERT_FALSE(step.has_value()) << text;
    EXPECT_EQ(step.error().code, ErrorCode::illegal_action) << text;
    EXPECT_FALSE(step.error().message.empty()) << text;
  }
}

TEST(AnyGame, KnowsTheEnd) {
  EXPECT_EQ(counting_from({.count = 4}).result(), std::nullopt);
  const AnyGame over = counting_from({.count = 5, .to_act = Side::black});
  EXPECT_EQ(over.result(), (Result{Outcome::white, "counted"}));
  EXPECT_TRUE(over.legal_actions().empty());
}

TEST(Perft, CountsSequencesOfExactlyThatLength) {
  EXPECT_EQ(counting_from({}).perft(0), 1U);
  EXPECT_EQ(counting_from({}).perft(1), 3U);  // +1 +2 hold
  EXPECT_EQ(counting_from({}).perft(2), 4U + 4U + 2U);
}

TEST(Perft, AddsNothingForAFinishedPosition) {
  EXPECT_EQ(counting_from({.count = 5}).perft(0), 1U);
  EXPECT_EQ(counting_from({.count = 5}).perft(1), 0U);
  EXPECT_EQ(counting_from({.count = 4}).perft(2), 4U + 3U);  // -1 hold; +1 and +2 end it
}

TEST(Perft, CountsTheSameWithEveryLastActionPlayed) {
  for (int count = 0; count <= Counting::kTarget; ++count) {
    for (int depth = 0; depth <= 4; ++depth) {
      EXPECT_EQ(perft_played<Counting>({count}, depth), perft<Counting>({count}, depth));
    }
  }
}

/// Counts one action in every position, which listing would never find.
struct Tally : Counting {
  static std::size_t count_legal(const Position& /*position*/) { return 1; }
};

TEST(Perft, TakesTheGamesOwnCountForTheLastActions) {
  EXPECT_FALSE(CountsLegal<Counting>);
  EXPECT_TRUE(CountsLegal<Tally>);
  EXPECT_EQ(perft<Tally>({}, 1), 1U);
  EXPECT_EQ(perft<Tally>({}, 2), 3U);
}

}  // namespace
}  // namespace hexcourt::game
