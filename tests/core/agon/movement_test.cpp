#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::Not;

/// The cells to which the piece on `from` may move.
std::vector<std::string> moves(const Position& position, const std::string& from) {
  std::vector<std::string> cells;
  for (const Action action : Agon::legal_actions(position)) {
    if (Board::name(action.from) == from) cells.push_back(Board::name(action.to));
  }
  return cells;
}

TEST(AgonMove, OneStepSidewaysInTheRingOrTowardsTheThrone) {
  EXPECT_THAT(moves(at("Gd4", "w move -"), "d4"), ElementsAre("d5", "e4", "e5")) << "a corner of its ring";
  EXPECT_THAT(moves(at("Gd5", "w move -"), "d5"), ElementsAre("d4", "d6", "e5", "e6"))
      << "a side of its ring";
}

TEST(AgonMove, NeverOutwards) {
  EXPECT_EQ(refusal(at("Gd4", "w move -"), "Gd4-d3"),
            "A piece moves sideways in its ring or one ring inwards, never outwards.");
}

TEST(AgonMove, NeverFartherThanOneStep) {
  EXPECT_EQ(refusal(at("Gd4", "w move -"), "Gd4-d6"),
            "A piece moves one step, to an adjacent cell: d6 is not adjacent to d4.");
}

TEST(AgonMove, TheCellMovedToMustBeVacant) {
  const Position position = at("Gd4 gd5 Ge5", "w move -");
  EXPECT_THAT(moves(position, "d4"), ElementsAre("e4"));
  EXPECT_EQ(refusal(position, "Gd4-d5"), "d5 is not vacant: Black's guard stands there.");
  EXPECT_EQ(refusal(position, "Gd4-e5"), "e5 is not vacant: White's guard stands there.");
  EXPECT_EQ(refusal(position, "Gd4-d4"), "d4 is not vacant: White's guard stands there.");
  EXPECT_EQ(refusal(at("Gd4 qd5", "w move -"), "Gd4-d5"), "d5 is not vacant: Black's Queen stands there.");
}

TEST(AgonMove, OnlyTheQueenMayMoveToTheThrone) {
  const Position position = at("Qe5 Gg5", "w move -");
  EXPECT_THAT(moves(position, "e5"), ElementsAre("e6", "f5", "f6"));
  EXPECT_THAT(moves(position, "g5"), ElementsAre("f5", "g6"));
  EXPECT_EQ(refusal(position, "Gg5-f6"), "f6 is the throne: only a Queen may enter it.");
}

TEST(AgonMove, TheQueenOnTheThroneHasNowhereToMove) {
  EXPECT_THAT(moves(at("Qf6", "w move -"), "f6"), testing::IsEmpty());
}

TEST(AgonMove, NotBetweenAndAdjacentToTwoEnemiesInAStraightLine) {
  const Position position = at("Gc4 gd3 gd5", "w move -");
  EXPECT_THAT(moves(position, "c4"), Not(Contains("d4")));
  EXPECT_EQ(refusal(position, "Gc4-d4"),
            "d4 lies between two enemy pieces, on d3 and d5: no piece may move there.");
}

TEST(AgonMove, BetweenTwoEnemiesOnlyTheStraightLineCounts) {
  EXPECT_THAT(moves(at("Gc4 gd5 ge4", "w move -"), "c4"), Contains("d4")) << "around a bend";
  EXPECT_THAT(moves(at("Gc4 gd2 gd6", "w move -"), "c4"), Contains("d4")) << "not adjacent";
  EXPECT_THAT(moves(at("Gc4 gd3 Gd5", "w move -"), "c4"), Contains("d4")) << "one enemy";
  EXPECT_THAT(moves(at("Gc4 Gd3 Gd5", "w move -"), "c4"), Contains("d4")) << "no enemies";
}

TEST(AgonMove, TheQueenCountsAsAnEnemyToStandBetween) {
  EXPECT_THAT(moves(at("Gc4 qd3 gd5", "w move -"), "c4"), Not(Contains("d4")));
}

TEST(AgonMove, NeitherMayTheQueenGoBetweenTwoEnemiesNorToTheThroneBetweenThem) {
  EXPECT_EQ(refusal(at("Qe5 gf5 gf7", "w move -"), "Qe5-f6"),
            "f6 lies between two enemy pieces, on f5 and f7: no piece may move there.");
}

TEST(AgonMove, ACapturedEnemyStillForbidsTheCellBetween) {
  EXPECT_THAT(moves(at("Gc4 gd3 gd5", "w move d3,d5"), "c4"), Not(Contains("d4")));
}

TEST(AgonMove, ACapturedPieceStillBlocksItsCell) {
  EXPECT_EQ(refusal(at("Gd4 gd5", "w move d5"), "Gd4-d5"), "d5 is not vacant: Black's guard stands there.");
}

TEST(AgonMove, OnlyOnesOwnPieces) {
  const Position position = at("gd4", "w move -");
  EXPECT_EQ(refusal(position, "Gd4-d5"), "The guard on d4 is Black's, not yours.");
  EXPECT_EQ(refusal(position, "Gd5-d6"), "There is no piece on d5.");
}

}  // namespace
}  // namespace hexcourt::agon
