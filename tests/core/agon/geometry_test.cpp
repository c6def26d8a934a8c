#include "agon/geometry.hpp"

#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

std::vector<std::string> flanks(Capture capture, std::string_view cell) {
  std::vector<std::string> pairs;
  for (const Flanks pair : kGeometry.flanks(capture, Board::named(cell))) {
    auto [first, second] = std::minmax(pair.one, pair.other);
    pairs.push_back(Board::name(first) + Board::name(second));
  }
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

TEST(AgonBoard, IsASeriesOfConcentricRingsAroundTheThrone) {
  EXPECT_EQ(Board::name(kThrone), "f6");
  EXPECT_EQ(Board::ring_cells(kInnermost), Board::neighbours(kThrone));
  EXPECT_EQ(Board::ring_cells(kEdge).size(), 30);
}

TEST(AgonBoard, LinesRunThroughACellToItsOppositeSides) {
  EXPECT_THAT(flanks(Capture::line, "d4"), testing::ElementsAre("c3e5", "c4e4", "d3d5"));
  EXPECT_THAT(flanks(Capture::line, "f6"), testing::ElementsAre("e5g6", "e6g5", "f5f7"));
  EXPECT_THAT(flanks(Capture::line, "k3"), testing::ElementsAre("k2k4"));
  EXPECT_THAT(flanks(Capture::line, "f1"), testing::IsEmpty()) << "no line runs through a corner";
}

TEST(AgonBoard, RingNeighboursGoAroundCorners) {
  EXPECT_THAT(flanks(Capture::ring, "d4"), testing::ElementsAre("d5e4"));
  EXPECT_THAT(flanks(Capture::ring, "d5"), testing::ElementsAre("d4d6"));
  EXPECT_THAT(flanks(Capture::ring, "e5"), testing::ElementsAre("e6f5"));
  EXPECT_THAT(flanks(Capture::ring, "f1"), testing::ElementsAre("e1g1"));
  EXPECT_THAT(flanks(Capture::ring, "f6"), testing::IsEmpty()) << "the throne has no ring neighbours";
}

TEST(AgonBoard, EveryCellIsReachedOnwardsOrOutwards) {
  for (const Cell cell : Set::all()) {
    const Set& onwards = kGeometry.onwards(cell);
    const Set& outwards = kGeometry.outwards(cell);
    EXPECT_TRUE((onwards & outwards).empty());
    EXPECT_EQ(onwards | outwards, Board::neighbours(cell));
    for (const Cell next : outwards) EXPECT_EQ(Board::ring(next), Board::ring(cell) + 1);
  }
}

}  // namespace
}  // namespace hexcourt::agon
