#include <gmock/gmock.h>

#include <filesystem>

#include "store/sqlite_world.hpp"

// What the store in SQLite tells of the times in which no server ran.

namespace hexcourt::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

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

}  // namespace
}  // namespace hexcourt::server
