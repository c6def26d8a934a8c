#include "server/lobby/head_count.hpp"

#include <gtest/gtest.h>

namespace hexcourt::server {
namespace {

TEST(HeadCount, AdmitsSoManyOfEachAddressAtATime) {
  HeadCount count(2);
  const auto first = count.admit("here");
  auto second = count.admit("here");
  EXPECT_TRUE(first && second);
  EXPECT_FALSE(count.admit("here"));
  EXPECT_TRUE(count.admit("there"));
  second.reset();
  EXPECT_TRUE(count.admit("here"));
}

TEST(HeadCount, CountsOneThatMovedOnce) {
  HeadCount count(1);
  {
    auto first = count.admit("here");
    ASSERT_TRUE(first);
    const HeadCount::Head moved = std::move(*first);
    first.reset();
    EXPECT_EQ(moved.address(), "here");
    EXPECT_FALSE(count.admit("here"));
  }
  EXPECT_TRUE(count.admit("here"));
}

TEST(HeadCount, ForgetsAnAddressThatHoldsNone) {
  HeadCount count(1);
  { const auto gone = count.admit("here"); }
  EXPECT_EQ(count.addresses(), 0U);
}

}  // namespace
}  // namespace hexcourt::server
