#include "hex/board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace hexcourt::hex {
namespace {

using Small = Board<5>;
using Large = Board<6>;

template <typename Board>
std::vector<std::string> neighbours_clockwise(std::string_view name) {
  std::vector<std::string> names;
  for (const Direction direction : kDirections) {
    const Cell next = Board::step(Board::named(name), direction);
    if (next != kNowhere) names.push_back(Board::name(next));
  }
  return names;
}

TEST(Board, HasSixtyOneOrNinetyOneCells) {
  EXPECT_EQ(Small::kCells, 61);
  EXPECT_EQ(Large::kCells, 91);
}

TEST(Board, NamesTheCentreAndTheCorners) {
  EXPECT_EQ(Small::name(Small::centre()), "e5");
  EXPECT_EQ(Large::name(Large::centre()), "f6");
  EXPECT_EQ(Small::axial(Small::named("e1")), (Axial{0, 4}));
  EXPECT_EQ(Small::axial(Small::named("e9")), (Axial{0, -4}));
  EXPECT_EQ(Large::axial(Large::named("f11")), (Axial{0, -5}));
}

TEST(Board, NeighboursOfD2ClockwiseFromNorthOnEitherBoard) {
  EXPECT_THAT(neighbours_clockwise<Small>("d2"), testing::ElementsAre("d3", "e3", "e2", "d1", "c1", "c2"));
  EXPECT_THAT(neighbours_clockwise<Large>("d2"), testing::ElementsAre("d3", "e3", "e2", "d1", "c1", "c2"));
}

TEST(Board, TheEdgeHasNoCellsBeyondIt) {
  EXPECT_THAT(neighbours_clockwise<Small>("e1"), testing::ElementsAre("e2", "f1", "d1"));
  EXPECT_EQ(Small::neighbours(Small::named("e1")).size(), 3);
  EXPECT_EQ(Small::neighbours(Small::named("c1")).size(), 4);
}

TEST(Board, RingsGrowBySixCells) {
  for (int ring = 1; ring < Large::kSide; ++ring) {
    EXPECT_EQ(Large::ring_cells(ring).size(), 6 * ring);
    for (const Cell cell : Large::ring_cells(ring)) EXPECT_EQ(Large::ring(cell), ring);
  }
  EXPECT_EQ(Large::ring_cells(0), Large::Set{Large::centre()});
}

TEST(Board, CellOrderIsByFileThenByRank) {
  std::string names;
  for (const Cell cell : Small::Set::all()) names += Small::name(cell) + " ";
  EXPECT_EQ(names.substr(0, 36), "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 c1 ");
}

TEST(Board, EveryNameReadsBackAsItsCell) {
  for (const Cell cell : Large::Set::all()) EXPECT_EQ(Large::named(Large::name(cell)), cell);
}

TEST(Board, WhatIsNoNameIsNowhere) {
  for (const char* text : {"", "a", "5", "a0", "a6", "e10", "E5", "e05", "e5 ", "j1", "e-1", "`1", "e555"}) {
    EXPECT_EQ(Small::named(text), kNowhere) << text;
  }
}

TEST(Board, SteppingBackReturns) {
  for (const Cell cell : Small::Set::all()) {
    for (const Direction direction : kDirections) {
      const Cell next = Small::step(cell, direction);
      EXPECT_TRUE(next == kNowhere || Small::step(next, opposite(direction)) == cell);
    }
  }
}

TEST(CellSet, IteratesInCellOrder) {
  const Large::Set set{Large::named("k6"), Large::named("a1"), Large::named("f6")};
  std::vector<std::string> names;
  for (const Cell cell : set) names.push_back(Large::name(cell));
  EXPECT_THAT(names, testing::ElementsAre("a1", "f6", "k6"));
}

TEST(CellSet, AddsRemovesAndCompares) {
  Large::Set set;
  EXPECT_TRUE(set.empty());
  EXPECT_EQ(set.first(), kNowhere);
  set.add(Large::named("k6"));
  EXPECT_TRUE(set.contains(Large::named("k6")));
  EXPECT_FALSE(set.contains(Large::named("a1")));
  set.remove(Large::named("k6"));
  EXPECT_EQ(set, Large::Set{});
  EXPECT_EQ((Large::Set::all() - set).size(), 91);
  EXPECT_TRUE(Large::Set::all().includes(set));
}

}  // namespace
}  // namespace hexcourt::hex
