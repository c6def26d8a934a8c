#include "server/store/data_directory.hpp"

#include <gmock/gmock.h>

#include <fstream>
#include <stdexcept>

#include "store/store_world.hpp"

namespace hexcourt::server {
namespace {

using testing::AllOf;
using testing::HasSubstr;

/// What the person who started the server reads.
std::string refusal(const std::filesystem::path& path) {
  try {
    const DataDirectory directory(path);
  } catch (const std::runtime_error& failure) {
    return failure.what();
  }
  return "";
}

TimePoint machine_time() {
  return std::chrono::time_point_cast<milliseconds>(std::chrono::system_clock::now());
}

TEST(DataDirectory, IsMadeForItsUserAlone) {
  const TemporaryDirectory temporary;
  const auto path = temporary.path / "some" / "where";
  const DataDirectory directory(path);
  EXPECT_TRUE(std::filesystem::is_directory(path));
  EXPECT_EQ(std::filesystem::status(path).permissions(), std::filesystem::perms::owner_all);
  EXPECT_EQ(std::filesystem::status(directory.database()).permissions(),
            std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
  EXPECT_EQ(directory.last_run(), std::nullopt);
}

TEST(DataDirectory, RefusesASecondServerUntilTheFirstIsGone) {
  const TemporaryDirectory temporary;
  {
    const DataDirectory first(temporary.path);
    EXPECT_THAT(refusal(temporary.path),
                AllOf(HasSubstr(temporary.path.string()), HasSubstr("another server runs on it"),
                      HasSubstr("--data DIR chooses another one.")));
  }
  EXPECT_EQ(refusal(temporary.path), "");
}

TEST(DataDirectory, SaysWhyItCannotBeHad) {
  const TemporaryDirectory temporary;
  std::ofstream(temporary.path / "file") << "something";
  EXPECT_THAT(refusal(temporary.path / "file"), HasSubstr("Not a directory"));
  EXPECT_THAT(refusal(temporary.path / "file" / "below"), HasSubstr("Not a directory"));
  std::filesystem::create_directories(temporary.path / "odd" / "lock");
  EXPECT_THAT(refusal(temporary.path / "odd"), HasSubstr("lock: Is a directory"));
}

TEST(DataDirectory, RemembersWhenItsServerWasLastAlive) {
  const TemporaryDirectory temporary;
  {
    DataDirectory directory(temporary.path);
    directory.beat(at(1'700'000'000'123));
    directory.beat(at(1'700'000'001'123));
  }
  EXPECT_EQ(DataDirectory(temporary.path).last_run(), (LastRun{at(1'700'000'001'123), std::nullopt}));
}

TEST(DataDirectory, RemembersThatTheStopWasPlannedAndWhatItGives) {
  const TemporaryDirectory temporary;
  {
    DataDirectory directory(temporary.path);
    directory.beat(at(1'000));
    directory.plan_stop(at(2'000), milliseconds(15'000));
    directory.beat(at(3'000));
    directory.plan_stop(at(4'000), milliseconds(15'000));
  }
  EXPECT_EQ(DataDirectory(temporary.path).last_run(), (LastRun{at(2'000), milliseconds(15'000)}));
  { DataDirectory(temporary.path).beat(at(3)); }
  EXPECT_EQ(DataDirectory(temporary.path).last_run(), (LastRun{at(3), std::nullopt})) << "a shorter line";
}

TEST(DataDirectory, StartsAllTheSameWhereItsLastLineIsBroken) {
  const TemporaryDirectory temporary;
  for (const std::string line :
       {"", "what?", "12 sleeping", "12 stopping soon", "-12 running", "99999999999999 running",
        "99999999999999999999 running", "12 stopping 99999999999999"}) {
    std::ofstream(temporary.path / "alive") << line;
    EXPECT_EQ(DataDirectory(temporary.path).last_run(), std::nullopt) << line;
  }
}

TEST(SystemClock, StartsNoEarlierThanTheLastServerStopped) {
  const TimePoint future = machine_time() + std::chrono::seconds(50);
  EXPECT_GE(SystemClock(future).now(), future);
  EXPECT_LT(SystemClock().now(), future);
}

TEST(SystemClock, BelievesNoLastServerThatStoppedFarInTheFuture) {
  const TimePoint hour = machine_time() + std::chrono::hours(1);
  for (const TimePoint future : {hour, at(4'000'000'000'000), at(99'999'999'999'999), TimePoint::max()}) {
    EXPECT_LT(SystemClock(future).now(), hour);
  }
}

}  // namespace
}  // namespace hexcourt::server
