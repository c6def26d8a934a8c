#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

const std::string kFiveAround = "Ge5 Ge6 Gf5 Gf7 Gg5 Gg7";
const std::string kSixAround = "Ge5 Ge6 Gf5 Gf7 Gg5 Gg6";

TEST(AgonEnd, TheQueenOnTheThroneWithAllSixGuardsAroundHerWins) {
  const Position position = at("Qf6 " + kFiveAround, "w move -");
  EXPECT_EQ(result_of(position), "-") << "five are not enough";
  EXPECT_EQ(result_of(after(position, {"Gg7-g6"})), "white throne");
}

TEST(AgonEnd, BlackWinsAsWhiteDoes) {
  EXPECT_EQ(result_of(after(at("qf6 ge5 ge6 gf5 gf7 gg5 gg7", "b move -"), {"Gg7-g6"})), "black throne");
}

TEST(AgonEnd, NothingIsLegalBehindItAndTheTurnPasses) {
  const Position position = after(at("Qf6 " + kFiveAround, "w move -"), {"Gg7-g6"});
  EXPECT_EQ(turn_of(position), "b move -");
  EXPECT_TRUE(legal(position).empty());
  EXPECT_EQ(refusal(position, "Ga2-a3"), "The game is over.");
  EXPECT_EQ(refusal(position, "pass"), "The game is over.");
}

TEST(AgonEnd, SurroundingAnEmptyThroneForfeitsTheGame) {
  EXPECT_EQ(result_of(after(at("Qf1 " + kFiveAround, "w move -"), {"Gg7-g6"})), "black empty_throne");
  EXPECT_EQ(result_of(after(at("ge5 ge6 gf5 gf7 gg5 gg7", "b move -"), {"Gg7-g6"})), "white empty_throne");
}

TEST(AgonEnd, GuardsAroundTheEnemyQueenEndNothing) {
  EXPECT_EQ(result_of(at("qf6 " + kSixAround, "b relocate f6")), "-");
}

TEST(AgonEnd, DrivingTheEnemyQueenOffTheThroneInsideOnesSixGuardsLoses) {
  Position position = after(at("qf6 " + kFiveAround, "w move -"), {"Gg7-g6*f6"});
  EXPECT_EQ(result_of(position), "-");
  position = after(position, {"Qf6>a1"});
  EXPECT_EQ(result_of(position), "black empty_throne");
  EXPECT_EQ(turn_of(position), "w move -");
}

TEST(AgonEnd, GuardsOfBothColoursAroundTheThroneEndNothing) {
  EXPECT_EQ(result_of(at("Qf6 Ge5 Ge6 Gf5 Gf7 Gg5 gg6", "b move -")), "-");
}

TEST(AgonEnd, CapturedPiecesCountAsPieces) {
  EXPECT_EQ(result_of(at("Qf6 " + kSixAround, "b move e5")), "white throne");
  EXPECT_EQ(result_of(at("Qf6 " + kSixAround, "w relocate e5,f6")), "white throne");
  EXPECT_EQ(result_of(at("Qf1 " + kSixAround, "b move e5")), "black empty_throne");
}

TEST(AgonEnd, ComesByPlacementToo) {
  const Settings placement{.opening = Opening::placement};
  const Position position =
      *Agon::read_position(placement, "3ggg/7/8/9/4GG4/Q3G1G3q/4G5/9/8/7/gg4 w place -");
  EXPECT_EQ(result_of(position), "-");
  const Position over = after(position, {"@g6"});
  EXPECT_EQ(result_of(over), "black empty_throne");
  EXPECT_EQ(turn_of(over), "b place -");
  EXPECT_TRUE(legal(over).empty());
}

TEST(AgonEnd, IsToldFromThePositionStringAgain) {
  for (const std::string rest : {"w move -", "b move -", "b relocate a2"}) {
    const Position position = at("Qf6 " + kSixAround, rest);
    EXPECT_EQ(result_of(position), "white throne") << rest;
    EXPECT_TRUE(legal(position).empty()) << rest;
  }
}

}  // namespace
}  // namespace hexcourt::agon
