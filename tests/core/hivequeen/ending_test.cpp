#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

// Black's Queen stands in the line of White's Highborn; White may produce one piece.
constexpr std::string_view kAttack = "Qe1 Hd1 Ne3 Wa1 Wb1 Wc1 qd8 ";

// "The game is won when the opponent has no Queen at the end of their movement phase."
TEST(HiveQueenEnd, IsAtOnceWhenAQueenIsCapturedThatCannotBeReplaced) {
  const Step taken = step(placed(std::string(kAttack) + "wa5 se9 nf8"), "Hd1xd8");
  EXPECT_EQ(taken.captures, cells("d8"));
  EXPECT_TRUE(taken.turn_ended);
  EXPECT_EQ(phase(taken.position), "b move");
  EXPECT_EQ(ending(taken.position), "white queen_lost");
  EXPECT_EQ(actions(taken.position), Texts{});
}

// "Production (if Queen present)"; the other side may still promote, so the captor's turn goes on.
TEST(HiveQueenEnd, WaitsForThePromotionOfASideThatLostItsQueen) {
  Position position = after(placed(std::string(kAttack) + "he9 dg7 wa5 wb6"), "Hd1xd8");
  EXPECT_EQ(phase(position), "w produce:1");
  EXPECT_EQ(ending(position), "-");
  position = after(position, "+Sd7");
  EXPECT_EQ(phase(position), "b move");
  EXPECT_EQ(ending(position), "-");
  EXPECT_EQ(actions(position, "D"), Texts{});
  EXPECT_EQ(ending(after(position, "He9=Q")), "-");
}

TEST(HiveQueenEnd, ASideThatMayStillPromoteHasNotLost) {
  EXPECT_EQ(ending(placed("Hd1 Dc1 Wa1 Wb1 qe9")), "-");
  EXPECT_EQ(ending(placed("Qe1 Wa1 he9 dc1 wa5 wb6", Side::black)), "-");
}

TEST(HiveQueenEnd, WhoMovedWithoutAQueenHasLostBeforeAnythingElse) {
  EXPECT_EQ(ending(placed("Wa1 wa5", Side::white)), "white queen_lost");
  EXPECT_EQ(ending(placed("Wa1 wa5", Side::black)), "black queen_lost");
  EXPECT_EQ(ending(placed("Qe1 he9 dc1 wa5 wb6", Side::white)), "white queen_lost");
  EXPECT_EQ(ending(placed("", Side::white)), "white queen_lost");
}

TEST(HiveQueenEnd, WhoCanNeitherShowNorPromoteAQueenHasLost) {
  EXPECT_EQ(ending(placed("Wa1 Dc1 qe9", Side::white)), "black queen_lost");
  EXPECT_EQ(ending(placed("Qe1 wa1 dc1", Side::black)), "white queen_lost");
}

TEST(HiveQueenEnd, WhoProducesWithoutAQueenHasLost) {
  const Position position = placed("Hd1 Dc1 Ne3 Wa1 Wb1 wa5", Side::white, 1);
  EXPECT_EQ(ending(position), "black queen_lost");
  EXPECT_EQ(actions(position), Texts{});
}

TEST(HiveQueenEnd, InProductionAnOpponentWhoCannotPromoteHasLost) {
  EXPECT_EQ(ending(placed("Qe1 Ne3 Wa1 Wb1 wa5", Side::white, 1)), "white queen_lost");
  EXPECT_EQ(ending(placed("Qe1 Ne3 Wa1 Wb1 wa5 wb6 dc1 he9", Side::white, 1)), "-");
}

// "If only one player is unable to move, the other wins regardless of the status of the field."
TEST(HiveQueenEnd, ThePlayerWhoAloneCannotMoveLoses) {
  EXPECT_EQ(ending(placed("Qe1 Sa1 Sb1 Sc1 qe9 wa5")), "black immobile");
  EXPECT_EQ(ending(placed("Qe1 Wa1 qe9 sa5", Side::black)), "white immobile");
  EXPECT_EQ(actions(placed("Qe1 Sa1 Sb1 Sc1 qe9 wa5")), Texts{});
}

TEST(HiveQueenEnd, OnlyTheSideToActMustBeAbleToMove) {
  EXPECT_EQ(ending(placed("Qe1 Wa1 qe9 sa5", Side::white)), "-");
}

TEST(HiveQueenEnd, ASideWhoseOnlyMoveIsAPromotionCanMove) {
  EXPECT_EQ(ending(placed("Qe1 Sa1 he9 dc1 wa5 wb6", Side::black)), "-");
}

TEST(HiveQueenEnd, ComesWhenTheLastPieceThatCouldMoveIsCaptured) {
  const Position position = after(placed("Qe1 Hd1 qe9 sa5 wd5"), "Hd1xd5");
  EXPECT_EQ(phase(position), "b move");
  EXPECT_EQ(ending(position), "white immobile");
}

// "Or if both players are unable to perform a turn, the victory is determined by total unit occupancy ...
// Remember Queens count as six, Highborns as three and the remaining as one each."
TEST(HiveQueenEnd, WhenNeitherSideCanMoveTheMoreUnitsWin) {
  EXPECT_EQ(ending(placed("Qe1 Sa1 qe9")), "white units");
  EXPECT_EQ(ending(placed("Qe1 Sa1 qe9", Side::black)), "white units");
  EXPECT_EQ(ending(placed("Qe1 Sa1 qe9 sa5 si5")), "black units");
}

TEST(HiveQueenEnd, WhenNeitherSideCanMoveEqualUnitsAreADraw) {
  EXPECT_EQ(ending(placed("Qe1 Sa1 qe9 sa5")), "draw units");
  EXPECT_EQ(actions(placed("Qe1 Sa1 qe9 sa5")), Texts{});
}

TEST(HiveQueenEnd, MobilityIsLookedAtWhenATurnBegins) {
  const Position position = placed("Qe1 Ne3 Wa1 Wb1 qe9 sa5", Side::white, 1);
  EXPECT_EQ(ending(position), "-");
  EXPECT_EQ(ending(after(position, ".")), "white immobile");
}

}  // namespace
}  // namespace hexcourt::hivequeen
