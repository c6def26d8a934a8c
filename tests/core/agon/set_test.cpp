#include "agon/set.hpp"

#include "agon/steps.hpp"
#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

std::vector<Cell> listed(const Set& cells) { return {cells.begin(), cells.end()}; }

TEST(AgonSet, GoesThroughEveryCellInCellOrder) {
  const std::vector<Cell> cells = listed(Set::all());
  ASSERT_EQ(cells.size(), std::size_t{Board::kCells});
  EXPECT_TRUE(std::is_sorted(cells.begin(), cells.end()));
  EXPECT_EQ(Set::all().size(), Board::kCells);
}

TEST(AgonSet, HoldsWhatWasAddedAndNotRemoved) {
  for (const Cell cell : Set::all()) {
    Set one{cell};
    EXPECT_EQ(listed(one), std::vector{cell});
    EXPECT_EQ(one, Set::only(cell));
    EXPECT_FALSE((Set::all() - one).contains(cell));
    EXPECT_EQ((Set::all() - one).size(), Board::kCells - 1);
    one.remove(cell);
    EXPECT_TRUE(one.empty());
    EXPECT_EQ(one.first(), hex::kNowhere);
  }
}

TEST(AgonSet, StepsEveryCellAndNoneAroundTheEdge) {
  for (const hex::Direction direction : hex::kDirections) {
    for (const Cell cell : Set::all()) {
      const Cell next = Board::step(cell, direction);
      const Set expected = next == hex::kNowhere ? Set{} : Set{next};
      EXPECT_EQ(Set{cell}.stepped(direction) & Set::all(), expected) << Board::name(cell);
    }
  }
}

TEST(AgonSet, HoldsTheCellsOfACellSet) {
  for (int ring = 0; ring <= kEdge; ++ring) {
    const Board::Set& cells = Board::ring_cells(ring);
    EXPECT_EQ(listed(cells), (std::vector<Cell>{cells.begin(), cells.end()}));
  }
}

TEST(AgonSteps, CountEveryPieceThatCanStepOntoACell) {
  const Set around = Set(Board::neighbours(Board::named("f9"))) | Set{Board::named("f1")};
  const Steps steps(around, Board::named("f1"));
  EXPECT_EQ(steps.onto({Board::named("f9")}), 5) << "from f8, further inwards, nothing comes";
  EXPECT_EQ(steps.onto({Board::named("e1"), Board::named("f2")}), 2);
  EXPECT_EQ(Steps({Board::named("f7")}, Board::named("f7")).onto({kThrone}), 1);
  EXPECT_EQ(Steps({Board::named("f7")}, Board::named("f1")).onto({kThrone}), 0) << "a guard";
}

}  // namespace
}  // namespace hexcourt::agon
