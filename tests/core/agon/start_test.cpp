#include <gtest/gtest.h>

#include "agon/agon.hpp"
#include "game/perft.hpp"

namespace hexcourt::agon {
namespace {

TEST(AgonStart, EachPlayerHasOneQueenAndSixGuards) {
  const Position start = Agon::initial({});
  for (const Side side : {Side::white, Side::black}) {
    EXPECT_EQ(start.guards_of(side).size(), 6);
    EXPECT_EQ(start.pieces(side).size(), 7);
  }
}

TEST(AgonStart, StandardOpeningStandsOnTheEdgeWithTheColoursAlternating) {
  EXPECT_EQ(Agon::write_position(Agon::initial({})), "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w move -");
}

TEST(AgonStart, PlacementOpeningStartsWithOnlyQueensInOppositeCorners) {
  const Position start = Agon::initial({.opening = Opening::placement});
  EXPECT_EQ(Agon::write_position(start), "6/7/8/9/10/Q9q/10/9/8/7/6 w place -");
}

TEST(AgonStart, CountsOfFirstActions) {
  EXPECT_EQ(game::perft<Agon>(Agon::initial({}), 1), 27U);
  EXPECT_EQ(game::perft<Agon>(Agon::initial({.opening = Opening::placement}), 1), 88U);
  EXPECT_EQ(game::perft<Agon>(Agon::initial({.touch_move = true}), 1), 7U);
}

TEST(AgonStart, CountsOfDeeperSequences) {
  EXPECT_EQ(game::perft<Agon>(Agon::initial({}), 2), 713U);
  EXPECT_EQ(game::perft<Agon>(Agon::initial({}), 3), 18'417U);
  EXPECT_EQ(game::perft<Agon>(Agon::initial({.opening = Opening::placement}), 2), 7'656U);
  EXPECT_EQ(game::perft<Agon>(Agon::initial({.opening = Opening::placement}), 3), 658'416U);
  EXPECT_EQ(game::perft<Agon>(Agon::initial({.touch_move = true}), 2), 34U);
  EXPECT_EQ(game::perft<Agon>(Agon::initial({.touch_move = true}), 3), 238U);
}

TEST(AgonStart, VariationsDifferFromTheFirstCaptureOn) {
  EXPECT_EQ(game::perft<Agon>(Agon::initial({}), 4), 466'557U);
  EXPECT_EQ(game::perft<Agon>(Agon::initial({.captured_queen = CapturedQueen::opponent}), 4), 466'557U);
  EXPECT_EQ(game::perft<Agon>(Agon::initial({.capture = Capture::ring}), 4), 469'145U);
  EXPECT_EQ(game::perft<Agon>(Agon::initial({.relocation = Relocation::next_band}), 4), 463'035U);
}

}  // namespace
}  // namespace hexcourt::agon
