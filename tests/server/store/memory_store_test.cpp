#include "server/store/memory_store.hpp"

#include <gtest/gtest.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

#include "store/store_world.hpp"

namespace hexcourt::server {
namespace {

TEST(MemoryStore, DropsRoomsThatSleepUnlessTheirGameIsBeingPlayed) {
  const SetClock clock;
  MemoryStore store(clock);
  Asking ask(store);
  ASSERT_TRUE(
      ask.append({new_room("waiting", {created(10)}), new_game("playing", 10), new_game("over", 10)}));
  ASSERT_TRUE(ask.append({addition("over", {resigned(4, 20)}, finished())}));
  for (const std::string id : {"waiting", "playing", "over"}) store.put_to_sleep(id, std::nullopt);
  EXPECT_EQ(store.room_count(), 1U);
  EXPECT_TRUE(ask.load("playing"));
}

TEST(MemoryStore, CommitsInsideTheCallForWhoRunsOnTheExecutor) {
  boost::asio::io_context io;
  const SetClock clock;
  MemoryStore store(clock);
  bool inside = false;
  boost::asio::post(io, [&] {
    bool committed = false;
    store.append({new_game("r", 10)}, io.get_executor(), [&](bool success) { committed = success; });
    inside = committed;
  });
  io.run();
  EXPECT_TRUE(inside);
}

}  // namespace
}  // namespace hexcourt::server
