#include "engine/chance.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace hexcourt::engine {
namespace {

TEST(EngineChance, IsTheSameFromTheSameSeed) {
  Chance one(7);
  Chance other(7);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(one.part(), other.part());
}

TEST(EngineChance, PartsLieWithin0And1) {
  Chance chance(1);
  for (int i = 0; i < 10'000; ++i) {
    const double part = chance.part();
    EXPECT_GT(part, 0);
    EXPECT_LT(part, 1);
  }
}

/// Worth 0 and worth 100, with a spread of 100: the better one is drawn e times as often.
TEST(EngineChance, FavourDrawsTheBetterByAFactorEForEachSpread) {
  constexpr int kDraws = 100'000;
  Chance chance(3);
  int better = 0;
  for (int i = 0; i < kDraws; ++i) better += 100 + chance.favour(100) > chance.favour(100) ? 1 : 0;
  EXPECT_NEAR(better, kDraws * 0.7311, kDraws * 0.01);
}

}  // namespace
}  // namespace hexcourt::engine
