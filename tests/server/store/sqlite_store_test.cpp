#include "server/store/sqlite_store.hpp"

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include <chrono>
#include <memory>
#include <stdexcept>
#include <thread>

#include "store/store_world.hpp"

// What the store in SQLite does beyond what every store promises.

namespace hexcourt::server {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A store that can be closed and opened again.
class SqliteStoreOf : public testing::Test {
 protected:
  SqliteStoreOf() { open(); }

  void open(const SqliteSettings& settings = {}) {
    close();
    directory.emplace(temporary.path);
    store = std::make_unique<SqliteStore>(*directory, clock, settings);
    ask.emplace(*store);
  }
  void close() {
    store.reset();
    directory.reset();
  }
  /// Somebody else's connection.
  SQLite::Database database() const {
    return {temporary.path / "hexcourt.db", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE};
  }
  /// Its answer goes to `answers`.
  void append_later(RoomAddition addition) {
    const std::size_t place = answers.size();
    answers.emplace_back();
    store->append({std::move(addition)}, ask->executor(),
                  [this, place](bool success) { answers[place] = success; });
  }
  void await_answers() {
    ask->run_until(
        [&] { return std::ranges::all_of(answers, [](const auto& answer) { return answer.has_value(); }); });
  }

  TemporaryDirectory temporary;
  SetClock clock;
  std::optional<DataDirectory> directory;
  std::optional<Asking> ask;  // outlives the store, whose threads hand over answers to it
  std::unique_ptr<SqliteStore> store;
  std::vector<std::optional<bool>> answers;
};

/// Keeps a database locked against writing.
class Lock {
 public:
  explicit Lock(SQLite::Database database) : database_(std::move(database)) {
    database_.exec("BEGIN IMMEDIATE");
  }

 private:
  SQLite::Database database_;
};

const SqliteSettings kLooksOften{16'384, milliseconds(5'000), milliseconds(1)};

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

TEST_F(SqliteStoreOf, TellsARoomOfTheTimeNoServerRan) {
  ASSERT_TRUE(ask->append({new_game("r", 1'000, at(9'000))}));
  clock.set(5'000);
  close();  // the last that is heard of it
  clock.set(60'000);
  open();
  const Outage crash{at(5'000), at(60'000), milliseconds(0)};
  EXPECT_THAT(ask->load("r")->outages, ElementsAre(crash));

  directory->plan_stop(at(70'000), milliseconds(15'000));
  clock.set(71'000);
  close();
  clock.set(80'000);
  open();
  const Outage stop{at(70'000), at(80'000), milliseconds(15'000)};
  EXPECT_THAT(ask->load("r")->outages, ElementsAre(crash, stop));

  ASSERT_TRUE(ask->append({addition("r", {{4, at(60'000), match::ServerWasDown{at(5'000), {}}}})}));
  EXPECT_THAT(ask->load("r")->outages, ElementsAre(stop)) << "those behind its last event";
}

TEST_F(SqliteStoreOf, ForgetsTimesWithoutAServerThatConcernNoRunningClock) {
  ASSERT_TRUE(ask->append({new_game("timeless", 1'000), new_game("timed", 1'000, at(90'000))}));
  clock.set(5'000);
  close();
  clock.set(60'000);
  open();
  EXPECT_EQ(ask->load("timed")->outages.size(), 1U);
  ASSERT_TRUE(ask->append({addition("timed", {resigned(4, 61'000)}, finished())}));
  clock.set(62'000);
  close();
  open();
  EXPECT_THAT(ask->load("timeless")->outages, IsEmpty());
}

TEST_F(SqliteStoreOf, GivesNobodyTheTimeBehindAStartThatGotNowhere) {
  ASSERT_TRUE(ask->append({new_game("r", 1'000, at(90'000))}));
  clock.set(5'000);
  close();
  const auto alive = temporary.path / "alive";
  std::filesystem::copy_file(alive, temporary.path / "alive.before");
  clock.set(60'000);
  open();
  close();
  std::filesystem::copy_file(temporary.path / "alive.before", alive,
                             std::filesystem::copy_options::overwrite_existing);
  clock.set(70'000);
  open();
  EXPECT_THAT(ask->load("r")->outages, ElementsAre(Outage{at(5'000), at(60'000), milliseconds(0)},
                                                   Outage{at(60'000), at(70'000), milliseconds(0)}));
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
