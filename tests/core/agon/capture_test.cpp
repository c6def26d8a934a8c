#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

/// The cells that `text` captures: "d4,e4", or "" for none.
std::string captures(const Position& position, std::string_view text) {
  std::string cells;
  for (const Cell cell : act(position, text).captures)
    cells += (cells.empty() ? "" : ",") + Board::name(cell);
  return cells;
}

TEST(AgonCapture, TwoEnemiesOnAdjacentSidesInAStraightLineCapture) {
  const Position position = at("Gd2 Gd5 gd4", "w move -");
  EXPECT_EQ(captures(position, "Gd2-d3"), "d4");
  EXPECT_EQ(turn_of(after(position, {"Gd2-d3"})), "b relocate d4");
}

TEST(AgonCapture, ACapturedPieceStaysWhereItIs) {
  const Position position = after(at("Gd2 Gd5 gd4", "w move -"), {"Gd2-d3"});
  EXPECT_EQ(Agon::letter_at(position, Board::named("d4")), 'g');
}

TEST(AgonCapture, AlongEachOfTheThreeLines) {
  EXPECT_EQ(captures(at("Gb3 Ge5 gd4", "w move -"), "Gb3-c3"), "d4");
  EXPECT_EQ(captures(at("Gb4 Ge4 gd4", "w move -"), "Gb4-c4"), "d4");
}

TEST(AgonCapture, NotAroundABendOfTheRing) {
  EXPECT_EQ(captures(at("Ge3 Gd5 gd4", "w move -"), "Ge3-e4"), "");
}

TEST(AgonCapture, NotFromAfar) { EXPECT_EQ(captures(at("Gd2 Gd6 gd4", "w move -"), "Gd2-d3"), ""); }

TEST(AgonCapture, NotBetweenAnEnemyAndAFriend) {
  EXPECT_EQ(captures(at("Gd2 gd5 gd4", "w move -"), "Gd2-d3"), "");
}

TEST(AgonCapture, NotOnesOwnPiece) { EXPECT_EQ(captures(at("Gd2 Gd5 Gd4", "w move -"), "Gd2-d3"), ""); }

TEST(AgonCapture, QueensCaptureToo) {
  EXPECT_EQ(captures(at("Gd2 Qd5 gd4", "w move -"), "Gd2-d3"), "d4");
  EXPECT_EQ(captures(at("Qd2 Gd5 gd4", "w move -"), "Qd2-d3"), "d4");
}

TEST(AgonCapture, QueensAreCapturedToo) {
  EXPECT_EQ(captures(at("Gd2 Gd5 qd4", "w move -"), "Gd2-d3"), "d4");
}

TEST(AgonCapture, TheQueenIsCapturedOnTheThroneToo) {
  EXPECT_EQ(captures(at("Gf8 Gf5 qf6", "w move -"), "Gf8-f7"), "f6");
}

TEST(AgonCapture, TheQueenCapturesFromTheThroneToo) {
  EXPECT_EQ(captures(at("Qf6 Gf9 gf7", "w move -"), "Gf9-f8"), "f7");
}

TEST(AgonCapture, BlackCapturesAsWhiteDoes) {
  EXPECT_EQ(captures(at("gd2 gd5 Gd4", "b move -"), "Gd2-d3"), "d4");
}

TEST(AgonCapture, SeveralPiecesCanBeCapturedAtOnce) {
  const Position position = at("Gd2 Gd5 Gf5 gd4 ge4", "w move -");
  EXPECT_EQ(captures(position, "Gd2-d3"), "d4,e4");
  EXPECT_EQ(turn_of(after(position, {"Gd2-d3"})), "b relocate d4,e4");
}

TEST(AgonCapture, OnlyAPieceThatCameCaptures) {
  const Position position = after(at("Gd3 Gd5 gd4", "w move -"), {"Ga5-a4"});
  EXPECT_EQ(turn_of(position), "b move -") << "d4 stood between d3 and d5 before";
}

TEST(AgonCapture, TheMarkStaysWhenTheCaptorsLeave) {
  const Position position = at("Gd2 Gd5 Gf5 gd4 ge4", "w move -");
  EXPECT_EQ(turn_of(after(position, {"Gd2-d3", "Ge4>a1", "Gd3-c3"})), "b relocate d4");
}

TEST(AgonCapture, AMarkedPieceIsNotCapturedAgain) {
  const Position position = at("Gd3 Gd5 Ge5 Gb3 gd4", "w move d4");
  EXPECT_EQ(captures(position, "Gb3-c3"), "");
  EXPECT_EQ(turn_of(after(position, {"Gb3-c3"})), "b relocate d4");
}

TEST(AgonCapture, AMarkedPieceStillCaptures) {
  EXPECT_EQ(captures(at("Gk4 gk5 gd4", "b relocate d4,k5"), "Gd4>k3"), "k4");
}

}  // namespace
}  // namespace hexcourt::agon
