#include "engine/table.hpp"

#include <gtest/gtest.h>

namespace hexcourt::engine {
namespace {

constexpr std::uint64_t kKey = 0x1234567890abcdef;

TEST(EngineTable, GivesBackWhatItKept) {
  Table table(1024);
  EXPECT_FALSE(table.find(kKey, 0));
  table.keep(kKey, 3, {-120, 17, 8, Bound::at_most});
  const auto found = table.find(kKey, 5);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->score, -120);
  EXPECT_EQ(found->action, 17);
  EXPECT_EQ(found->depth, 8);
  EXPECT_EQ(found->bound, Bound::at_most);
}

/// A win two actions behind the position is a win in 2 from there, however it was reached.
TEST(EngineTable, CountsSureEndsFromTheirPosition) {
  Table table(1024);
  table.keep(kKey, 3, {kWin - 5, 0, 8, Bound::exact});
  EXPECT_EQ(table.find(kKey, 10)->score, kWin - 12);
  table.keep(kKey, 4, {6 - kWin, 0, 8, Bound::exact});
  EXPECT_EQ(table.find(kKey, 1)->score, 3 - kWin);
}

TEST(EngineTable, ANewPositionTakesThePlaceOfAnother) {
  Table table(16);
  table.keep(kKey, 0, {1, 0, 8, Bound::exact});
  table.keep(kKey + 1, 0, {2, 0, 4, Bound::exact});
  EXPECT_FALSE(table.find(kKey, 0));
  EXPECT_EQ(table.find(kKey + 1, 0)->score, 2);
}

TEST(EngineTable, ADeeperLookStays) {
  Table table(1024);
  table.keep(kKey, 0, {1, 5, 12, Bound::at_least});
  table.keep(kKey, 0, {2, 6, 4, Bound::at_least});
  EXPECT_EQ(table.find(kKey, 0)->action, 5);
}

}  // namespace
}  // namespace hexcourt::engine
