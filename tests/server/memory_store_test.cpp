#include "server/store/memory_store.hpp"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

namespace hexcourt::server {
namespace {

match::Event event(std::uint64_t seq) {
  return {seq, match::TimePoint(std::chrono::seconds(seq)), match::Resigned{game::Side::white}};
}

TEST(MemoryStore, KeepsTheEventsOfARoomInTheirOrderUntilTheRoomIsForgotten) {
  boost::asio::io_context io;
  MemoryStore store;
  int committed = 0;
  const auto count = [&](bool success) { committed += success ? 1 : 0; };
  store.append("a", {event(1)}, io.get_executor(), count);
  store.append("b", {event(1)}, io.get_executor(), count);
  store.append("a", {event(2), event(3)}, io.get_executor(), count);
  io.run();
  EXPECT_EQ(committed, 3);
  EXPECT_EQ(store.events("a"), (std::vector{event(1), event(2), event(3)}));
  store.forget("a");
  EXPECT_TRUE(store.events("a").empty());
  EXPECT_EQ(store.size(), 1);
}

TEST(MemoryStore, CommitsInsideTheCallForWhoRunsOnTheExecutor) {
  boost::asio::io_context io;
  MemoryStore store;
  bool inside = false;
  boost::asio::post(io, [&] {
    bool committed = false;
    store.append("a", {event(1)}, io.get_executor(), [&](bool success) { committed = success; });
    inside = committed;
  });
  io.run();
  EXPECT_TRUE(inside);
}

}  // namespace
}  // namespace hexcourt::server
