#include "server/rate_limit.hpp"

#include <gtest/gtest.h>

#include "fakes.hpp"

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;

int taken(RateLimit& limit, TimePoint now, int tries) {
  int count = 0;
  for (int i = 0; i < tries; ++i) count += limit.take(now) ? 1 : 0;
  return count;
}

TEST(RateLimit, GivesItsCountAtOnceAndThenAsTimePasses) {
  FakeClock clock;
  RateLimit limit({3, 3s});
  EXPECT_EQ(taken(limit, clock.now(), 5), 3);
  clock.advance(999ms);
  EXPECT_FALSE(limit.take(clock.now()));
  EXPECT_EQ(limit.wait(clock.now()), 1ms);
  clock.advance(1ms);
  EXPECT_EQ(taken(limit, clock.now(), 5), 1);
}

TEST(RateLimit, SavesUpNoMoreThanItsCount) {
  FakeClock clock;
  RateLimit limit({3, 3s});
  clock.advance(1h);
  EXPECT_EQ(taken(limit, clock.now(), 10), 3);
}

TEST(RateLimit, IsExactForRatesThatDoNotDivideTheirPeriod) {
  FakeClock clock;
  RateLimit limit({7, 1s});
  int count = 0;
  for (int ms = 0; ms < 10'000; ++ms, clock.advance(1ms)) count += limit.take(clock.now()) ? 1 : 0;
  EXPECT_EQ(count, 7 + 70 - 1);
}

TEST(RateLimit, IsFullAgainWhenEveryTokenIsBack) {
  FakeClock clock;
  RateLimit limit({2, 2s});
  EXPECT_TRUE(limit.is_full(clock.now()));
  taken(limit, clock.now(), 2);
  clock.advance(1999ms);
  EXPECT_FALSE(limit.is_full(clock.now()));
  clock.advance(1ms);
  EXPECT_TRUE(limit.is_full(clock.now()));
}

TEST(RateLimits, HoldEachToItsOwnRate) {
  FakeClock clock;
  RateLimits limits({1, 1min});
  EXPECT_TRUE(limits.take("192.0.2.1", clock.now()));
  EXPECT_FALSE(limits.take("192.0.2.1", clock.now()));
  EXPECT_TRUE(limits.take("192.0.2.2", clock.now()));
}

TEST(RateLimits, RememberABoundedNumberAndForgetTheHarmlessFirst) {
  FakeClock clock;
  RateLimits limits({1, 1min}, 3);
  limits.take("a", clock.now());
  limits.take("b", clock.now());
  clock.advance(30s);
  limits.take("c", clock.now());
  clock.advance(30s);  // a and b have their tokens back, c not yet
  limits.take("d", clock.now());
  EXPECT_EQ(limits.size(), 2);
  EXPECT_FALSE(limits.take("c", clock.now()));
  for (int i = 0; i < 100; ++i) limits.take(std::to_string(i), clock.now());
  EXPECT_LE(limits.size(), 3);
}

}  // namespace
}  // namespace hexcourt::server
