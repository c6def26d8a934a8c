#include "client/backoff.hpp"

#include <gtest/gtest.h>

namespace hexcourt::client {
namespace {

using std::chrono::milliseconds;

const Backoff::Clock::time_point kStart{};

TEST(Backoff, DoublesTheCeilingUpToTheLongest) {
  Backoff backoff([] { return 0.0; });
  for (const int half : {125, 250, 500, 1000, 2000, 2500, 2500, 2500}) {
    EXPECT_EQ(backoff.lost(kStart), milliseconds(half));
  }
}

TEST(Backoff, VariesByChanceBetweenHalfTheCeilingAndTheWhole) {
  EXPECT_EQ(Backoff([] { return 0.0; }).lost(kStart), milliseconds(125));
  EXPECT_EQ(Backoff([] { return 0.5; }).lost(kStart), milliseconds(187));
  EXPECT_EQ(Backoff([] { return 0.999; }).lost(kStart), milliseconds(249));
}

TEST(Backoff, KeepsNobodyWaitingForLongWhoseClockRuns) {
  Backoff backoff([] { return 0.999; });
  for (int failure = 0; failure < 100; ++failure) {
    EXPECT_LE(backoff.lost(kStart), milliseconds(5000));
  }
  EXPECT_GT(backoff.lost(kStart), milliseconds(4900)) << "by chance still";
}

TEST(Backoff, StartsOverAfterASteadyConnection) {
  Backoff backoff([] { return 0.0; });
  backoff.lost(kStart);
  backoff.lost(kStart);
  backoff.connected(kStart);
  EXPECT_EQ(backoff.lost(kStart + Backoff::kSteady), milliseconds(125));
}

TEST(Backoff, GoesOnGrowingWhereConnectionsDoNotHold) {
  Backoff backoff([] { return 0.0; });
  backoff.lost(kStart);
  backoff.connected(kStart);
  EXPECT_EQ(backoff.lost(kStart + Backoff::kSteady - milliseconds(1)), milliseconds(250));
  EXPECT_EQ(backoff.lost(kStart + 2 * Backoff::kSteady), milliseconds(500));
}

}  // namespace
}  // namespace hexcourt::client
