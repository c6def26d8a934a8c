#include "server/socket/lag.hpp"

#include <gmock/gmock.h>

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;

class LagTest : public testing::Test {
 protected:
  /// A ping that is answered after that time.
  void measure(std::chrono::milliseconds time) {
    const std::string payload = lag.ping(now);
    now += time;
    EXPECT_TRUE(lag.pong(payload, now));
  }

  Lag lag;
  Lag::Time now{1h};
};

TEST_F(LagTest, IsNothingUntilItWasMeasured) { EXPECT_EQ(lag.estimate(), 0ms); }

TEST_F(LagTest, IsTheFirstMeasurementAndThenASmoothedOne) {
  measure(100ms);
  EXPECT_EQ(lag.estimate(), 100ms);
  measure(200ms);
  EXPECT_EQ(lag.estimate(), 125ms);
  measure(25ms);
  EXPECT_EQ(lag.estimate(), 100ms);
}

TEST_F(LagTest, OnlyTheMatchingPongCountsAndOnce) {
  const std::string payload = lag.ping(now);
  now += 40ms;
  EXPECT_FALSE(lag.pong("", now));
  EXPECT_FALSE(lag.pong("my lag is 400 ms", now));
  EXPECT_TRUE(lag.pong(payload, now));
  EXPECT_FALSE(lag.pong(payload, now + 10s));
  EXPECT_EQ(lag.estimate(), 40ms);
}

TEST_F(LagTest, APongBeforeAnyPingCountsNothing) {
  EXPECT_FALSE(lag.pong("", now));
  EXPECT_EQ(lag.estimate(), 0ms);
}

TEST_F(LagTest, APongToAnOlderPingCountsNothing) {
  const std::string older = lag.ping(now);
  const std::string newer = lag.ping(now + 1s);
  EXPECT_NE(older, newer);
  EXPECT_FALSE(lag.pong(older, now + 2s));
  EXPECT_TRUE(lag.pong(newer, now + 1s + 50ms));
  EXPECT_EQ(lag.estimate(), 50ms);
}

TEST_F(LagTest, IsMeasuredOftenAtFirstAndThenAsUsual) {
  std::vector<Lag::Time::duration> intervals;
  for (int i = 0; i < 7; ++i) intervals.push_back(lag.next_ping(now, 20s) - now);
  EXPECT_THAT(intervals, testing::ElementsAre(500ms, 1s, 2s, 4s, 8s, 16s, 20s));
  EXPECT_EQ(lag.next_ping(now, 20s) - now, 20s);
}

}  // namespace
}  // namespace hexcourt::server
