#include <gmock/gmock.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <thread>

#include "store/sqlite_world.hpp"

// What the store in SQLite does when it cannot write, or finds something broken.

namespace hexcourt::server {
namespace {

using testing::ElementsAre;

TEST_F(SqliteStoreOf, RefusesWhatAFullDiskDoesNotTakeAndWorksAgainWhenItDoes) {
  open(kLooksOften);
  ASSERT_TRUE(ask->append({new_game("r", 10)}));
  {
    const FullDisk full;
    EXPECT_FALSE(ask->append({addition("r", {acted(4, 20)})}));
    EXPECT_FALSE(ask->append({new_game("other", 20)}));
    EXPECT_FALSE(ask->put({"ada", "Ada", token(1), {}}));
    EXPECT_FALSE(store->healthy());
    EXPECT_EQ(ask->load("r")->events.size(), 3U) << "and is read as before";
  }
  while (!store->healthy()) std::this_thread::yield();  // it finds out by itself
  EXPECT_FALSE(ask->load("other"));
  EXPECT_FALSE(ask->find(token(1)));
  EXPECT_TRUE(ask->append({addition("r", {acted(4, 30)})}));
  open();
  EXPECT_EQ(ask->load("r")->events.at(3), acted(4, 30));
  EXPECT_EQ(database().execAndGet("SELECT count(*) FROM probe").getInt(), 0);
  EXPECT_EQ(database().execAndGet("PRAGMA integrity_check").getString(), "ok");
}

TEST_F(SqliteStoreOf, RefusesWhatCannotBeWrittenInTimeAndWorksAgain) {
  open({16'384, milliseconds(1), milliseconds(1)});
  ASSERT_TRUE(ask->append({new_game("r", 10)}));
  {
    const Lock lock(database());
    EXPECT_FALSE(ask->append({addition("r", {acted(4, 20)})}));
    EXPECT_FALSE(store->healthy());
    EXPECT_EQ(ask->load("r")->events.size(), 3U);
  }
  while (!store->healthy()) std::this_thread::yield();
  EXPECT_TRUE(ask->append({addition("r", {acted(4, 30)})}));
}

TEST_F(SqliteStoreOf, CommitsTogetherWhatWaitsButABadWritingFailsAlone) {
  ASSERT_TRUE(ask->append({new_game("a", 10), new_game("b", 10)}));
  {
    const Lock lock(database());  // so that all of it waits
    append_later(addition("a", {acted(4, 20)}));
    append_later(addition("b", {acted(9, 20)}));
    append_later(addition("a", {acted(5, 20)}));
    append_later(new_game("a", 20));
    append_later(addition("b", {acted(4, 20)}));
  }
  await_answers();
  EXPECT_THAT(answers, ElementsAre(true, false, true, false, true));
  EXPECT_TRUE(store->healthy());
  EXPECT_EQ(ask->load("a")->events.size(), 5U);
  EXPECT_EQ(ask->load("b")->events.size(), 4U);
}

TEST_F(SqliteStoreOf, RefusesWhatItsQueueCannotHold) {
  open({3, milliseconds(5'000), std::chrono::hours(1)});
  {
    const Lock lock(database());
    // Up to three may be on their way while three more wait.
    for (int i = 0; i < 8; ++i) append_later(new_game("r" + std::to_string(i), 20));
    EXPECT_FALSE(store->healthy());
  }
  await_answers();
  const auto refused = std::ranges::count(answers, std::optional(false));
  EXPECT_GE(refused, 2);
  EXPECT_LE(refused, 5);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    EXPECT_EQ(ask->load("r" + std::to_string(i)).has_value(), answers[i]);
  }
}

TEST_F(SqliteStoreOf, ReadsNothingRatherThanSomethingBroken) {
  ASSERT_TRUE(ask->append({new_game("r", 10), new_game("whole", 10)}));
  database().exec("UPDATE events SET body = '{}' WHERE key = 2");
  EXPECT_FALSE(ask->try_load("r")) << "reading failed";
  EXPECT_TRUE(ask->load("whole"));
}

TEST_F(SqliteStoreOf, ReadsNoRoomWhoseEventsGoRoundInARingOrIntoAnotherRoom) {
  ASSERT_TRUE(ask->append({new_game("r", 10), new_game("whole", 10)}));
  for (const char* broken :
       {"previous = 1 WHERE key = 1", "previous = 3 WHERE key = 2", "previous = 3 WHERE key = 3",
        "previous = 5 WHERE key = 2", "room_key = 2 WHERE key = 1", "previous = 99 WHERE key = 3",
        "previous = 0 WHERE key = 1"}) {
    database().exec("CREATE TABLE kept AS SELECT * FROM events");
    database().exec("UPDATE events SET " + std::string(broken));
    EXPECT_FALSE(ask->try_load("r")) << broken;
    EXPECT_TRUE(ask->load("whole")) << broken;
    database().exec("DELETE FROM events; INSERT INTO events SELECT * FROM kept; DROP TABLE kept");
  }
  EXPECT_TRUE(ask->load("r"));
}

TEST_F(SqliteStoreOf, DropsABrokenRoomButNothingOfAnother) {
  ASSERT_TRUE(ask->append(
      {new_game("whole", 10), new_room("ring", {created(10)}), new_room("stray", {created(10)})}));
  database().exec("UPDATE events SET previous = 4 WHERE key = 4");
  database().exec("UPDATE events SET previous = 3 WHERE key = 5");
  for (const char* room : {"ring", "stray"}) store->put_to_sleep(room, std::nullopt);
  store->forget_idle({}, at(2'000));
  store->drain();
  EXPECT_EQ(database().execAndGet("SELECT group_concat(id) FROM rooms").getString(), "whole");
  EXPECT_EQ(ask->load("whole")->events.size(), 3U);
}

TEST_F(SqliteStoreOf, IsNotHealthyWhileReadingFails) {
  ASSERT_TRUE(ask->append({new_game("r", 10)}));
  database().exec("ALTER TABLE chat RENAME TO elsewhere");
  EXPECT_FALSE(ask->try_load("r"));
  EXPECT_FALSE(store->healthy());
  database().exec("ALTER TABLE elsewhere RENAME TO chat");
  EXPECT_TRUE(ask->load("r"));
  store->drain();
  EXPECT_TRUE(store->healthy());
}

}  // namespace
}  // namespace hexcourt::server
