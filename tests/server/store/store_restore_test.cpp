#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>

#include <fstream>
#include <memory>
#include <optional>

#include "server/store/sqlite_store.hpp"
#include "store/store_world.hpp"

// What players are charged for when a backup is put back.

namespace hexcourt::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

const Outage kSinceBackup{at(20'000), at(900'000), milliseconds(0)};

/// A game of which Ada's clock runs, a backup of it made at 20 s, and a server that went on until 600 s.
class Restored : public testing::Test {
 protected:
  Restored() {
    Running run(temporary_.path, clock_);
    Asking& ask = *run.ask;
    EXPECT_TRUE(ask.append({new_game("r", 1'000, at(90'000'000))}));
    clock_.set(20'000);
    EXPECT_TRUE(ask.append({addition("r", {acted(4, 20'000)}, playing(at(90'000'000)))}));
    SQLite::Database(database().string()).exec("VACUUM INTO '" + copy().string() + "'");
    clock_.set(500'000);
    EXPECT_TRUE(ask.append({addition("r", {acted(5, 500'000)}, playing(at(90'000'000)))}));
    clock_.set(600'000);
  }

  struct Running {
    Running(const std::filesystem::path& path, const Clock& clock)
        : directory(path), store(directory, clock) {
      ask.emplace(store);
    }
    DataDirectory directory;
    std::optional<Asking> ask;  // outlives the store, whose threads hand over answers to it
    SqliteStore store;
  };

  std::filesystem::path database() const { return temporary_.path / "hexcourt.db"; }
  std::filesystem::path copy() const { return temporary_.path / "copy.db"; }
  std::filesystem::path alive() const { return temporary_.path / "alive"; }
  void put_back() const { std::filesystem::rename(copy(), database()); }
  void say_alive(const std::string& line) const { std::ofstream(alive()) << line; }
  /// Those of which the room hears when a server starts at 900 s.
  std::vector<Outage> outages() {
    clock_.set(900'000);
    Running run(temporary_.path, clock_);
    return run.ask->load("r")->outages;
  }

  TemporaryDirectory temporary_;
  SetClock clock_;
};

TEST_F(Restored, AloneChargesNobodyForTheTimeSinceTheBackup) {
  put_back();
  std::filesystem::remove(alive());
  EXPECT_THAT(outages(), ElementsAre(kSinceBackup));
}

TEST_F(Restored, BesideABrokenLineChargesNobodyEither) {
  for (const char* line : {"", "what?", "600000 sleeping", "600000 stopping soon"}) {
    std::filesystem::copy_file(copy(), database(), std::filesystem::copy_options::overwrite_existing);
    say_alive(line);
    EXPECT_THAT(outages(), ElementsAre(kSinceBackup)) << line;
  }
}

TEST_F(Restored, BesideTheLineOfALaterStateBeginsTheOutageAtTheBackup) {
  put_back();
  EXPECT_THAT(outages(), ElementsAre(kSinceBackup));
}

TEST_F(Restored, BesideALineThatKnowsNoHeartbeatBeginsTheOutageAtTheBackup) {
  put_back();
  say_alive("600000 stopping 15000");
  EXPECT_THAT(outages(), ElementsAre(kSinceBackup));
}

TEST_F(Restored, BesideTheLineOfAnEarlierStateChargesForWhatWasPlayed) {
  put_back();
  say_alive("5000 running 1000");
  EXPECT_THAT(outages(), ElementsAre(kSinceBackup));
}

TEST_F(Restored, BesideALineOfTheFutureBeginsTheOutageAtTheBackup) {
  for (const char* line : {"4000000000000 running 20000", "99999999999999 running", "961000 running 20000"}) {
    std::filesystem::copy_file(copy(), database(), std::filesystem::copy_options::overwrite_existing);
    say_alive(line);
    EXPECT_THAT(outages(), ElementsAre(kSinceBackup)) << line;
  }
}

TEST_F(Restored, OfTheFutureBringsNoOutage) {
  put_back();
  for (const char* heartbeat : {"9223372036854775807", "-9223372036854775808", "4000000000000"}) {
    SQLite::Database(database().string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE heartbeat SET at = " + std::string(heartbeat));
    say_alive("4000000000000 running");
    EXPECT_THAT(outages(), IsEmpty()) << heartbeat;
  }
}

TEST_F(Restored, OfTheStateThatTheServerLeftIsNoRestoring) {
  EXPECT_THAT(outages(), ElementsAre(Outage{at(600'000), at(900'000), milliseconds(0)}))
      << "whoever thought for long while the server ran is charged";
}

TEST_F(Restored, NoneButKilledBetweenItsCommitAndItsLineGoesByTheLine) {
  say_alive("499500 stopping 15000 20000");
  EXPECT_THAT(outages(), ElementsAre(Outage{at(499'500), at(900'000), milliseconds(15'000)}));
}

}  // namespace
}  // namespace hexcourt::server
