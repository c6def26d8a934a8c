#include <gmock/gmock.h>

#include <filesystem>
#include <stdexcept>
#include <string>

#include "store/sqlite_world.hpp"

// What the store in SQLite does beyond what every store promises: with its file, and with what it may forget.

namespace hexcourt::server {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;

TEST_F(SqliteStoreOf, FindsEverythingWhenItIsOpenedAgain) {
  const StoredPlayer ada{"ada", "Ada", token(1), {"bob"}};
  const ChatLine line{protocol::ChatGroup::players, kAda, "hello", at(20)};
  RoomAddition room = new_game("r", 1'000, at(9'000));
  ASSERT_TRUE(ask->put(ada));
  ASSERT_TRUE(ask->append({room}));
  store->add_chat("r", line);
  open();
  EXPECT_EQ(ask->find(token(1)), ada);
  const auto loaded = ask->load("r");
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->card, room.card);
  EXPECT_EQ(loaded->events, room.events);
  EXPECT_THAT(loaded->chat, ElementsAre(line));
  EXPECT_THAT(ask->wakings(), ElementsAre(Waking{"r", at(9'000)}));
  EXPECT_EQ(ask->games(kAda).size(), 1U);
  EXPECT_TRUE(ask->append({addition("r", {acted(4, 2'000)})}));
}

TEST_F(SqliteStoreOf, LosesNothingOfWhatWaitsWhenItIsClosed) {
  append_later(new_game("r", 10));
  for (std::uint64_t seq = 4; seq <= 100; ++seq) append_later(addition("r", {acted(seq, 20)}));
  close();
  await_answers();
  EXPECT_THAT(answers, Each(std::optional(true)));
  open();
  EXPECT_EQ(ask->load("r")->events.size(), 100U);
}

TEST_F(SqliteStoreOf, TakesTheStepsOfItsFormOnceAndRefusesANewerOne) {
  const auto version = [&] { return database().execAndGet("PRAGMA user_version").getInt(); };
  EXPECT_GE(version(), 1);
  EXPECT_EQ(database().execAndGet("PRAGMA journal_mode").getString(), "wal");
  ASSERT_TRUE(ask->append({new_game("r", 10)}));
  open();
  EXPECT_TRUE(ask->load("r"));
  close();
  database().exec("PRAGMA user_version = 1000");
  try {
    open();
    FAIL() << "it was opened";
  } catch (const std::runtime_error& failure) {
    EXPECT_THAT(failure.what(), HasSubstr("was written by a newer hexcourt-server"));
    EXPECT_THAT(failure.what(), HasSubstr("1000"));
  }
  EXPECT_EQ(version(), 1'000);
}

TEST_F(SqliteStoreOf, RefusesAFormThatIsNoneOfOurs) {
  close();
  database().exec("PRAGMA user_version = -1");
  try {
    open();
    FAIL() << "it was opened";
  } catch (const std::runtime_error& failure) {
    EXPECT_THAT(failure.what(),
                HasSubstr("hexcourt.db was not written by hexcourt-server: its form is number -1"));
  }
}

TEST_F(SqliteStoreOf, MakesAnEmptyFileItsOwn) {
  close();
  for (const char* file : {"hexcourt.db", "hexcourt.db-wal", "hexcourt.db-shm"}) {
    std::filesystem::remove(temporary.path / file);
  }
  EXPECT_EQ(database().execAndGet("PRAGMA user_version").getInt(), 0);
  open();
  EXPECT_TRUE(ask->append({new_game("r", 10)}));
}

TEST_F(SqliteStoreOf, DropsAWaitingRoomAtWhichSomebodyOnlyLooked) {
  ASSERT_TRUE(ask->append({new_room("looked at", {created(10)}), new_room("opened", {created(10)})}));
  for (const char* room : {"looked at", "opened"}) store->put_to_sleep(room, std::nullopt);
  EXPECT_TRUE(ask->read("looked at"));
  EXPECT_TRUE(ask->load("opened"));
  EXPECT_TRUE(ask->read("opened")) << "and a look puts nothing to sleep";
  store->forget_idle({}, at(2'000));
  EXPECT_FALSE(ask->read("looked at"));
  EXPECT_TRUE(ask->read("opened"));
}

TEST_F(SqliteStoreOf, DropsARoomWithAllThatBelongsToIt) {
  ASSERT_TRUE(ask->append({new_room("r", {created(10), seated(2, 10, game::Side::white, kAda)})}));
  store->add_chat("r", {protocol::ChatGroup::players, kAda, "anybody here?", at(20)});
  store->put_to_sleep("r", std::nullopt);
  store->forget_idle({}, at(2'000));
  store->drain();
  for (const std::string table : {"rooms", "events", "seats", "chat"}) {
    EXPECT_EQ(database().execAndGet("SELECT count(*) FROM " + table).getInt(), 0) << table;
  }
}

TEST_F(SqliteStoreOf, ForgetsAnyNumberOfPlayersLittleByLittle) {
  ASSERT_TRUE(ask->append({new_game("r", 10)}));
  database().exec(
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200) INSERT INTO players "
      "(id, name, token, muted, seen_at) SELECT 'p' || i, 'P', CAST('token' || i AS BLOB), '[]', 7 FROM n");
  ASSERT_TRUE(ask->put({"ada", "Ada", token(1), {}}));
  for (int i = 0; i < 3; ++i) store->forget_idle(at(5'000), {});
  store->drain();
  EXPECT_EQ(database().execAndGet("SELECT group_concat(id) FROM players").getString(), "ada");
}

}  // namespace
}  // namespace hexcourt::server
