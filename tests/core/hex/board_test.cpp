#include "hex/board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <bit>
#include <random>
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

TEST(Board, RaysReachTheEdgeAndKnowWhichWayTheyRun) {
  for (const Cell cell : Small::Set::all()) {
    for (const Direction direction : kDirections) {
      Small::Set walked;
      for (Cell next = Small::step(cell, direction); next != kNowhere; next = Small::step(next, direction)) {
        walked.add(next);
        EXPECT_EQ(Small::rises(direction), cell < next);
      }
      EXPECT_EQ(Small::ray(cell, direction), walked);
    }
  }
}

TEST(Board, CellsAdjacentToASetAreThoseAdjacentToItsMembers) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 1000; ++i) {
    Small::Set set;
    Small::Set near;
    for (int member = i % 20; member > 0; --member) {
      const Cell cell{static_cast<std::uint8_t>(random() % Small::kCells)};
      set.add(cell);
      near |= Small::neighbours(cell);
    }
    EXPECT_EQ(Small::neighbours(set), near);
  }
}

TEST(Population, CountsBits) {
  std::mt19937_64 random(4);
  EXPECT_EQ(population(0), 0);
  EXPECT_EQ(population(~std::uint64_t{0}), 64);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t one = random();
    const std::uint64_t bits = one & random();
    EXPECT_EQ(population(bits), std::popcount(bits));
  }
}

Small::Set five(std::initializer_list<std::string_view> names) {
  Small::Set set;
  for (const std::string_view name : names) set.add(Small::named(name));
  return set;
}

TEST(CellSet, StopsAtTheFirstAndAtTheLastOfOthers) {
  const Small::Set file = five({"e2", "e3", "e4", "e5"});
  EXPECT_EQ(file.up_to_first(five({"e3", "e5"})), five({"e2", "e3"}));
  EXPECT_EQ(file.up_to_first({}), file);
  EXPECT_EQ(file.down_to_last(five({"e2", "e4"})), five({"e4", "e5"}));
  EXPECT_EQ(file.down_to_last({}), file);
  EXPECT_EQ(file.down_to_last(five({"a1"})), file);
  EXPECT_EQ(file.only_first(), five({"e2"}));
  EXPECT_EQ(file.only_last(), five({"e5"}));
  EXPECT_EQ(five({"a1"}).only_last(), five({"a1"}));
  EXPECT_EQ(Small::Set{}.only_first(), Small::Set{});
  EXPECT_EQ(Small::Set{}.only_last(), Small::Set{});
}

TEST(CellSet, ExchangesWhatIsSaidOfTwoCells) {
  Small::Set set = five({"a1", "e5"});
  set.exchange(Small::named("a1"), Small::named("b1"));
  EXPECT_EQ(set, five({"b1", "e5"}));
  set.exchange(Small::named("b1"), Small::named("e5"));
  EXPECT_EQ(set, five({"b1", "e5"}));
}

TEST(CellSet, KnowsWhetherItHasFewer) {
  for (int size = 0; size <= 9; ++size) {
    Large::Set set;
    for (int i = 0; i < size; ++i) set.add(Cell{static_cast<std::uint8_t>(i * 10)});
    for (int count = 1; count <= 10; ++count) EXPECT_EQ(set.has_fewer_than(count), size < count);
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
