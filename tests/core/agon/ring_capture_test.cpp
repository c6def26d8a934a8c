#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

// capture: ring. Botermans: a piece is blocked when between two of the opponent's pieces "in the same ring".
constexpr Settings kRing{.capture = Capture::ring};

bool captures(const Position& position, std::string_view text, std::string_view cell) {
  return act(position, text).captures == Set{Board::named(cell)};
}

TEST(AgonRingCapture, BetweenTwoEnemiesInTheSameRing) {
  EXPECT_TRUE(captures(at("Gc4 Gd6 gd5", "w move -", kRing), "Gc4-d4", "d5"));
}

TEST(AgonRingCapture, AroundACornerOfTheRingToo) {
  EXPECT_TRUE(captures(at("Ge3 Gd5 gd4", "w move -", kRing), "Ge3-e4", "d4"));
}

TEST(AgonRingCapture, NotInAStraightLineAcrossRings) {
  EXPECT_TRUE(act(at("Gd2 Gd5 gd4", "w move -", kRing), "Gd2-d3").captures.empty());
}

TEST(AgonRingCapture, OnTheEdgeAndAroundTheThrone) {
  EXPECT_TRUE(captures(at("Ge1 Gh1 gf1 Qd4", "w move -", kRing), "Gh1-g1", "f1"));
  EXPECT_TRUE(captures(at("Ge5 Gg4 gf5", "w move -", kRing), "Gg4-g5", "f5"));
}

TEST(AgonRingCapture, NothingIsCapturedOnTheThrone) {
  EXPECT_TRUE(act(at("Gf8 Gf5 qf6", "w move -", kRing), "Gf8-f7").captures.empty());
}

TEST(AgonRingCapture, TheQueenOnTheThroneCapturesNothing) {
  EXPECT_TRUE(act(at("Qf6 Gf9 gf7", "w move -", kRing), "Gf9-f8").captures.empty());
  EXPECT_TRUE(act(at("Qf5 Gf8 gf7", "w move -", kRing), "Qf5-f6").captures.empty());
}

TEST(AgonRingCapture, TheForbiddenCellIsTheSameByRings) {
  EXPECT_EQ(refusal(at("Gc4 gd5 ge4", "w move -", kRing), "Gc4-d4"),
            "d4 lies between two enemy pieces of its ring, on d5 and e4: no piece may move there.");
  EXPECT_EQ(turn_of(after(at("Gc4 gd3 gd5", "w move -", kRing), {"Gc4-d4"})), "b move -");
}

TEST(AgonRingCapture, TheThroneIsNeverForbiddenToAQueen) {
  EXPECT_EQ(after(at("Qe5 gf5 gf7", "w move -", kRing), {"Qe5-f6"}).queen(Side::white), kThrone);
}

TEST(AgonRingCapture, ARelocationIsForbiddenAndCapturesByRingsToo) {
  EXPECT_EQ(refusal(at("Gf1 Qd5 Gd1 gd4", "b relocate d4", kRing), "Gd4>e1"),
            "e1 lies between two enemy pieces of its ring, on d1 and f1: no piece may move there.");
  EXPECT_TRUE(captures(at("Gf1 Qd5 ge1 gd4", "b relocate d4", kRing), "Gd4>g1", "f1"));
}

}  // namespace
}  // namespace hexcourt::agon
