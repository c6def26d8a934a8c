#include "server/socket/outbox.hpp"

#include <gtest/gtest.h>

namespace hexcourt::server {
namespace {

protocol::Frame frame(std::size_t bytes) { return std::make_shared<const std::string>(bytes, 'x'); }

TEST(Outbox, TakesFramesWhileLessThanItsBoundWaits) {
  Outbox outbox(10);
  EXPECT_TRUE(outbox.push(frame(6)));
  EXPECT_TRUE(outbox.push(frame(6)));
  EXPECT_FALSE(outbox.push(frame(1)));
  EXPECT_EQ(outbox.bytes(), 12);
}

TEST(Outbox, HasRoomAgainWhenFramesAreTakenOut) {
  Outbox outbox(10);
  const protocol::Frame first = frame(10);
  outbox.push(first);
  EXPECT_FALSE(outbox.push(frame(1)));
  EXPECT_EQ(outbox.take(), first);
  EXPECT_TRUE(outbox.push(frame(1)));
}

TEST(Outbox, AFrameBeyondTheBoundReachesWhoeverReads) {
  Outbox outbox(10);
  EXPECT_TRUE(outbox.push(frame(1000)));
}

TEST(Outbox, AlwaysTakesLastWords) {
  Outbox outbox(10);
  outbox.push(frame(10));
  outbox.push_last_words(frame(5));
  EXPECT_EQ(outbox.bytes(), 15);
  outbox.clear();
  EXPECT_TRUE(outbox.empty());
  EXPECT_EQ(outbox.bytes(), 0);
}

}  // namespace
}  // namespace hexcourt::server
