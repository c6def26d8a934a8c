#include "client/server_time.hpp"

#include <gtest/gtest.h>

namespace hexcourt::client {
namespace {

using std::chrono::milliseconds;

const ServerTime::Moment kStart{std::chrono::hours(7)};

TEST(ServerTime, GoesOnFromWhatAMessageSaid) {
  ServerTime time;
  EXPECT_EQ(time.at(kStart), std::nullopt);
  time.heard(1'000'000, kStart);
  EXPECT_EQ(time.at(kStart), 1'000'000);
  EXPECT_EQ(time.at(kStart + milliseconds(2'500)), 1'002'500);
}

TEST(ServerTime, BelievesTheMessageThatCameFastest) {
  ServerTime time;
  time.heard(1'000'000, kStart + milliseconds(40));  // 40 ms on their way each, but for the third
  time.heard(1'001'000, kStart + milliseconds(1'040));
  time.heard(1'002'000, kStart + milliseconds(2'005));
  time.heard(1'003'000, kStart + milliseconds(6'000));  // held up for three seconds
  EXPECT_EQ(time.at(kStart + milliseconds(6'000)), 1'005'995);
}

TEST(ServerTime, StartsAfreshOnANewLine) {
  ServerTime time;
  time.heard(1'000'000, kStart);
  time.forget();
  time.heard(500'000, kStart + milliseconds(10));
  EXPECT_EQ(time.at(kStart + milliseconds(10)), 500'000);
}

}  // namespace
}  // namespace hexcourt::client
