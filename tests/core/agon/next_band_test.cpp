#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

using testing::ElementsAre;

// relocation: next_band. Queens and Guards: a captured piece must move back to an adjacent hexagon within the
// next outer band.
constexpr Settings kNextBand{.relocation = Relocation::next_band};

TEST(AgonNextBand, ACapturedGuardGoesBackToAnAdjacentCellOfTheNextRingOutwards) {
  const Position position = after(at("Gd2 Gd5 gd4", "w move -", kNextBand), {"Gd2-d3"});
  EXPECT_EQ(turn_of(position), "b relocate d4");
  EXPECT_THAT(legal(position), ElementsAre("Gd4>c3", "Gd4>c4"));
  EXPECT_EQ(turn_of(after(position, {"Gd4>c3"})), "w move -");
}

TEST(AgonNextBand, NotFartherNorSidewaysNorInwards) {
  const Position position = at("Gd3 Gd5 gd4", "b relocate d4", kNextBand);
  const std::string sentence = "A captured piece goes back to an adjacent cell of the next ring outwards.";
  EXPECT_EQ(refusal(position, "Gd4>a1"), sentence);
  EXPECT_EQ(refusal(position, "Gd4>e4"), sentence);
  EXPECT_EQ(refusal(position, "Gd4>e5"), sentence);
  EXPECT_EQ(refusal(position, "Gd4>d3"), "d3 is not vacant: White's guard stands there.");
}

TEST(AgonNextBand, ACapturedQueenLikewise) {
  EXPECT_THAT(legal(at("Gd3 Gd5 qd4", "b relocate d4", kNextBand)), ElementsAre("Qd4>c3", "Qd4>c4"));
}

TEST(AgonNextBand, AQueenOnTheThroneGoesBackToTheRingAroundIt) {
  EXPECT_THAT(legal(at("Gf5 Gf7 qf6", "b relocate f6", kNextBand)),
              ElementsAre("Qf6>e5", "Qf6>e6", "Qf6>g5", "Qf6>g6"));
}

TEST(AgonNextBand, OnTheEdgeThePieceStaysAndLosesItsMark) {
  const Position position = at("gk4", "b relocate k4", kNextBand);
  EXPECT_THAT(legal(position), ElementsAre("Gk4<"));
  const Step step = act(position, "Gk4<");
  EXPECT_TRUE(step.turn_ended);
  EXPECT_EQ(turn_of(step.position), "w move -");
  EXPECT_EQ(Agon::letter_at(step.position, Board::named("k4")), 'g');
  EXPECT_EQ(refusal(position, "Gk4>k5"), "The guard on k4 has no cell to go back to: release it (Gk4<).");
}

TEST(AgonNextBand, WhereAllCellsAreTakenOrForbiddenThePieceIsReleased) {
  EXPECT_THAT(legal(at("Gd3 Gc3 Gc4 Gd5 gd4", "b relocate d4", kNextBand)), ElementsAre("Gd4<"));
  EXPECT_THAT(legal(at("Gd3 Gd5 Gb3 gd4", "b relocate d4", kNextBand)), ElementsAre("Gd4<"))
      << "c3 lies between b3 and d3, c4 between b3 and d5";
}

TEST(AgonNextBand, NoReleaseWhereThereIsACell) {
  EXPECT_EQ(refusal(at("Gd3 Gd5 gd4", "b relocate d4", kNextBand), "Gd4<"),
            "A captured piece is released only where it has no cell to go back to: relocate it to c3 or c4.");
}

TEST(AgonNextBand, AReleaseCapturesNothing) {
  const Position position = at("Gk4 gk3 gk5", "b relocate k3", kNextBand);
  const Step step = act(position, "Gk3<");
  EXPECT_TRUE(step.captures.empty());
  EXPECT_EQ(turn_of(step.position), "w move -");
}

TEST(AgonNextBand, EachCapturedGuardHasItsOwnWayBack) {
  EXPECT_THAT(legal(at("Gd3 Gd5 gd4 gk4", "b relocate d4,k4", kNextBand)),
              ElementsAre("Gd4>c3", "Gd4>c4", "Gk4<"));
}

TEST(AgonNextBand, ARelocationCaptures) {
  EXPECT_EQ(act(at("Gd3 Gd5 Gc4 gd4 gc5", "b relocate d4", kNextBand), "Gd4>c3*c4").captures,
            Set{Board::named("c4")});
}

}  // namespace
}  // namespace hexcourt::agon
