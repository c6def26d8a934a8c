#include "command/action_words.hpp"

#include <gmock/gmock.h>

namespace hexcourt::command {
namespace {

TEST(ActionInWords, TellsEveryKindOfHiveQueenAction) {
  EXPECT_EQ(action_in_words("Wd3-d4"), "moves a Worker from d3 to d4");
  EXPECT_EQ(action_in_words("Hd1xd5"), "moves a Highborn from d1, captures on d5");
  EXPECT_EQ(action_in_words("Qe1~d1"), "swaps a Queen on e1 with the piece on d1");
  EXPECT_EQ(action_in_words("Hd1=Q"), "makes a Highborn on d1 a Queen");
  EXPECT_EQ(action_in_words("Hd1-d5=Q"), "moves a Highborn from d1 to d5 and makes it a Queen");
  EXPECT_EQ(action_in_words("Hd1xd5=Q"), "moves a Highborn from d1, captures on d5 and makes it a Queen");
  EXPECT_EQ(action_in_words("+Sd4"), "introduces a Soldier on d4");
  EXPECT_EQ(action_in_words("."), "ends the production");
}

TEST(ActionInWords, TellsEveryKindOfAgonAction) {
  EXPECT_EQ(action_in_words("Qf1-f2"), "moves a Queen from f1 to f2");
  EXPECT_EQ(action_in_words("Gd2-d3*d4*e10"), "moves a Guard from d2 to d3, capturing on d4, e10");
  EXPECT_EQ(action_in_words("Gd4>a1"), "relocates a Guard from d4 to a1");
  EXPECT_EQ(action_in_words("Gd4<"), "frees a Guard on d4 of its mark");
  EXPECT_EQ(action_in_words("@c3"), "places a piece on c3");
  EXPECT_EQ(action_in_words("^d4"), "touches the piece on d4");
  EXPECT_EQ(action_in_words("forfeit"), "forfeits the turn");
  EXPECT_EQ(action_in_words("pass"), "passes");
}

TEST(ActionInWords, QuotesWhatItDoesNotKnow) {
  for (const char* text : {"", "W", "Wd3", "Wd3-", "Wd3-d4?", "Xd3-d4", "Wd3!d4", "+", "Gd4>"}) {
    EXPECT_EQ(action_in_words(text), "plays '" + std::string(text) + "'");
  }
}

TEST(ResultInWords, SaysWhoWonAndWhy) {
  EXPECT_EQ(result_in_words("white", "queen_lost"), "White wins: Black has lost the Queen.");
  EXPECT_EQ(result_in_words("black", "throne"),
            "Black wins: Black's Queen holds the throne with six Guards around her.");
  EXPECT_EQ(result_in_words("black", "empty_throne"),
            "Black wins: White's six Guards surround an empty throne.");
  EXPECT_EQ(result_in_words("draw", "repetition"), "A draw: the same position came again too often.");
  EXPECT_EQ(result_in_words("none", "aborted"), "No result: the game was broken off.");
  EXPECT_EQ(result_in_words("white", "sunset"), "White wins: sunset.");
}

}  // namespace
}  // namespace hexcourt::command
