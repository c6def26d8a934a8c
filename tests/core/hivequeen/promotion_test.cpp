#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

// White has no Queen, a Drone, 10 units and a Hive for 15.
constexpr std::string_view kQueenless = "Hd1 Hf1 Dc1 Wa1 Wb1 Wi1 qe9 se8 dd5";

TEST(HiveQueenPromotion, ASideWithoutAQueenMayDoNothingButPromote) {
  const Texts all = actions(placed(kQueenless));
  EXPECT_FALSE(all.empty());
  for (const std::string& action : all) {
    EXPECT_EQ(action[0], 'H') << action;
    EXPECT_EQ(action.substr(action.size() - 2), "=Q") << action;
  }
}

TEST(HiveQueenPromotion, MayBeDoneInPlace) {
  const Step promoted = step(placed(kQueenless), "Hd1=Q");
  const Army& white = promoted.position.army(Side::white);
  EXPECT_EQ(white.of(Piece::queen), cells("d1"));
  EXPECT_EQ(white.of(Piece::highborn), cells("f1"));
  EXPECT_EQ(promoted.captures, Cells{});
}

// The "safety" move of the Highborn when promoting to Queen.
TEST(HiveQueenPromotion, MayMoveTheHighbornToSafety) {
  const Army white = after(placed(kQueenless), "Hd1-d4=Q").army(Side::white);
  EXPECT_EQ(white.of(Piece::queen), cells("d4"));
  EXPECT_EQ(white.of(Piece::highborn), cells("f1"));
}

TEST(HiveQueenPromotion, MayCaptureOnTheWay) {
  const Step promoted = step(placed(kQueenless), "Hd1xd5=Q");
  EXPECT_EQ(promoted.captures, cells("d5"));
  EXPECT_EQ(promoted.position.army(Side::white).of(Piece::queen), cells("d5"));
  EXPECT_EQ(promoted.position.army(Side::black).count(Piece::drone), 0);
}

TEST(HiveQueenPromotion, MayCaptureTheEnemyQueen) {
  const Position position = after(placed("Hd1 Dc1 Wa1 Wb1 Wi1 qd8 se9 wa5"), "Hd1xd8=Q");
  EXPECT_EQ(ending(position), "white queen_lost");
}

TEST(HiveQueenPromotion, IsForASideThatHasNoQueen) {
  for (const std::string& action : actions(placed("Qe1 Hd1 Dc1 Wa1 Wb1 Wi1 qe9"))) {
    EXPECT_EQ(action.find('='), std::string::npos) << action;
  }
}

TEST(HiveQueenPromotion, NeedsADroneOnTheField) {
  EXPECT_EQ(ending(placed("Hd1 Wa1 Wb1 Wi1 qe9")), "black queen_lost");
  EXPECT_EQ(ending(placed("Hd1 Dc1 Wa1 Wb1 Wi1 qe9")), "-");
}

TEST(HiveQueenPromotion, NeedsTheWorkersToSupportIt) {
  // 7 units and a Hive for 10: the Queen's 3 more fit exactly.
  EXPECT_EQ(ending(placed("Hd1 Dc1 Wa1 Wb1 Sa2 qe9")), "-");
  EXPECT_EQ(ending(placed("Hd1 Dc1 Wa1 Wb1 Sa2 Sa3 qe9")), "black queen_lost");
}

TEST(HiveQueenPromotion, NeedsAHighborn) {
  EXPECT_EQ(ending(placed("Dc1 Wa1 Wb1 Wi1 qe9")), "black queen_lost");
}

TEST(HiveQueenPromotion, IsTheMovementPhaseAndProductionFollows) {
  const Position position = placed("Hd1 Dc1 Ne3 Wa1 Wb1 Wi1 qe9");
  EXPECT_EQ(phase(after(position, "Hd1-d2=Q")), "w produce:1");
  EXPECT_EQ(phase(after(position, "Hd1-d2=Q +Se4")), "b move");
}

TEST(HiveQueenPromotion, CountsTheNewQueenBeforeProduction) {
  // 12 units in a Hive for 15 before it, 15 after it.
  EXPECT_EQ(phase(after(placed("Hd1 Hf1 Dc1 Ne3 Ng3 Wa1 Wb1 Wi1 qe9"), "Hd1=Q")), "b move");
}

}  // namespace
}  // namespace hexcourt::hivequeen
