#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

TEST(HiveQueenQueen, SwapsPositionWithAnyFriendlyHighborn) {
  const Position position = placed("Qe1 Hd1 Hg7 Wa1 Wb1 hc3 qe9");
  EXPECT_EQ(actions(position, "Q"), (Texts{"Qe1~d1", "Qe1~g7"}));
  const Position swapped = after(position, "Qe1~g7");
  EXPECT_EQ(swapped.army(Side::white).at(at("g7")), Piece::queen);
  EXPECT_EQ(swapped.army(Side::white).at(at("e1")), Piece::highborn);
}

// "This is its only form of movement."
TEST(HiveQueenQueen, HasNoOtherMove) { EXPECT_EQ(actions(placed("Qe5 Wa1 Da2 qe9"), "Q"), Texts{}); }

TEST(HiveQueenQueen, DoesNotAttack) {
  EXPECT_EQ(actions(placed("Qe5 Ha1 se6 wf5 hd5 qe9"), "Q"), (Texts{"Qe5~a1"}));
}

TEST(HiveQueenHighborn, SlidesThroughVacantCellsAndTakesAnEnemyOnItsLastCell) {
  const Position position = placed("Qe1 He5 Se7 sg5 wd4 sc3 qa5");
  EXPECT_EQ(actions(position, "H"),
            (Texts{"He5-b5", "He5-c5", "He5-d5", "He5-e2", "He5-e3", "He5-e4", "He5-e6", "He5-f4", "He5-f5",
                   "He5-g3", "He5-h2", "He5-i1", "He5xa5", "He5xd4", "He5xg5"}));
  const Step taken = step(position, "He5xg5");
  EXPECT_EQ(taken.captures, cells("g5"));
  EXPECT_EQ(taken.position.army(Side::white).at(at("g5")), Piece::highborn);
  EXPECT_FALSE(taken.position.army(Side::black).all().contains(at("g5")));
}

TEST(HiveQueenSoldier, StepsToAnEnemyOccupiedCell) {
  const Position position = placed("Qe1 Se5 we6 sf5 hc4 qe9");
  EXPECT_EQ(actions(position, "S"), (Texts{"Se5xe6", "Se5xf5"}));
  EXPECT_EQ(step(position, "Se5xe6").captures, cells("e6"));
}

TEST(HiveQueenSoldier, NeverEntersAVacantCell) { EXPECT_EQ(actions(placed("Qe1 Se5 qe9"), "S"), Texts{}); }

TEST(HiveQueenSoldier, LeapsOverOneFriendlyPieceToAnEnemy) {
  EXPECT_EQ(actions(placed("Qe1 Se5 We6 we7 qe9"), "S"), (Texts{"Se5xe7"}));
}

TEST(HiveQueenSoldier, LeapsOverSeveralFriendlyPiecesOfAnyKindToAnEnemy) {
  const Position position = placed("Qb2 Hc3 Nd4 Sa1 De5 hf5 hf6 qe9");
  EXPECT_EQ(actions(position, "S"), (Texts{"Sa1xf5"}));
  EXPECT_EQ(step(position, "Sa1xf5").captures, cells("f5"));
}

// "leaps orthogonal": along one of the six directions.
TEST(HiveQueenSoldier, LeapsInAStraightLineOnly) {
  EXPECT_EQ(actions(placed("Qe1 Se5 We6 wf6 wd6 qa1"), "S"), Texts{});
}

TEST(HiveQueenSoldier, DoesNotLeapOverAVacantCell) {
  EXPECT_EQ(actions(placed("Qe1 Se5 We6 we8 qa1"), "S"), Texts{});
  EXPECT_EQ(actions(placed("Qe1 Se5 We7 we8 qa1"), "S"), Texts{});
}

TEST(HiveQueenSoldier, DoesNotLeapOverAnEnemy) {
  EXPECT_EQ(actions(placed("Qe1 Se5 we6 we7 qa1"), "S"), (Texts{"Se5xe6"}));
  EXPECT_EQ(actions(placed("Qe1 Se5 We6 we7 we8 qa1"), "S"), (Texts{"Se5xe7"}));
}

TEST(HiveQueenSoldier, DoesNotLeapBeyondTheEdge) {
  EXPECT_EQ(actions(placed("Qe1 Se7 We8 We9 qa1"), "S"), Texts{});
}

TEST(HiveQueenWorker, StepsToAnAdjacentVacantCell) {
  EXPECT_EQ(actions(placed("Qe4 We5 sf5 qe9"), "W"), (Texts{"We5-d4", "We5-d5", "We5-e6", "We5-f4"}));
}

TEST(HiveQueenDrone, LeapsToAnyVacantCell) {
  const Position position = placed("Qe1 De5 Wd5 se6 qe9");
  const Texts leaps = actions(position, "D");
  EXPECT_EQ(leaps.size(), 56U);
  for (const Cell cell : position.vacant()) {
    EXPECT_TRUE(std::binary_search(leaps.begin(), leaps.end(), "De5-" + Board::name(cell)));
  }
}

TEST(HiveQueenNurse, SwapsWithAnyFriendlyPieceExceptHighbornAndQueen) {
  const Position position = placed("Qe1 Hd1 Ne5 Wa1 Se6 Di5 we4 qe9");
  EXPECT_EQ(actions(position, "N"), (Texts{"Ne5~a1", "Ne5~e6", "Ne5~i5"}));
  const Position swapped = after(position, "Ne5~i5");
  EXPECT_EQ(swapped.army(Side::white).at(at("i5")), Piece::nurse);
  EXPECT_EQ(swapped.army(Side::white).at(at("e5")), Piece::drone);
}

TEST(HiveQueenNurse, SwapsWithTheOtherNurseAsOneActionThatPassesTheTurn) {
  const Position position = placed("Qe1 Nf2 Nd2 qe9");
  EXPECT_EQ(actions(position, "N"), (Texts{"Nd2~f2"}));
  const Step swap = step(position, "Nd2~f2");
  EXPECT_EQ(swap.position.armies, position.armies);
  EXPECT_EQ(phase(swap.position), "b move");
  EXPECT_TRUE(swap.turn_ended);
}

TEST(HiveQueenNurse, SwapsAcrossTheFieldWithoutCapturing) {
  EXPECT_EQ(step(placed("Qe1 Na1 Wi5 sa2 sb1 qe9"), "Na1~i5").captures, Cells{});
}

}  // namespace
}  // namespace hexcourt::hivequeen
