#include "server/store/writer.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <future>
#include <memory>

#include "store_world.hpp"

namespace hexcourt::server {
namespace {

class StoreWriter : public testing::Test {
 protected:
  TemporaryDirectory temporary_;
  SetClock clock_;
  DataDirectory directory_{temporary_.path};
  Writer writer_{directory_, clock_, {}};
};

// A writing holds its room's strand, which must not outlive the server that drains the store and ends.
TEST_F(StoreWriter, HoldsNothingOfWhatItSaysIsDone) {
  for (int round = 0; round < 50; ++round) {
    const auto held = std::make_shared<int>(round);
    ASSERT_TRUE(writer_.add({[held](Writings&) {}, [held](bool) {}}));
    writer_.wait_for(writer_.added());
    EXPECT_EQ(held.use_count(), 1);
  }
}

TEST_F(StoreWriter, TellsEachWhetherItIsSafe) {
  bool kept = false;
  bool refused = true;
  ASSERT_TRUE(writer_.add({[](Writings&) {}, [&](bool safe) { kept = safe; }}));
  ASSERT_TRUE(writer_.add({[](Writings&) { throw Refused("no"); }, [&](bool safe) { refused = safe; }}));
  writer_.wait_for(writer_.added());
  EXPECT_TRUE(kept);
  EXPECT_FALSE(refused);
}

TEST_F(StoreWriter, IsNotHealthyWhileSomethingWaitsTooLong) {
  const auto now = std::chrono::steady_clock::now();
  const auto later = now + std::chrono::hours(1);
  EXPECT_TRUE(writer_.healthy(later)) << "nothing waits";
  std::promise<void> disk_answers;
  ASSERT_TRUE(writer_.add({[&](Writings&) { disk_answers.get_future().wait(); }, [](bool) {}}));
  ASSERT_TRUE(writer_.add({[](Writings&) {}, [](bool) {}}));
  EXPECT_TRUE(writer_.healthy(now + std::chrono::seconds(2)));
  EXPECT_FALSE(writer_.healthy(later));
  disk_answers.set_value();
  writer_.wait_for(1);
  writer_.wait_for(2);
  EXPECT_TRUE(writer_.healthy(later));
}

TEST_F(StoreWriter, GathersUnderLoadButNotWhenItEnds) {
  std::atomic<int> kept = 0;
  {
    const TemporaryDirectory other;
    DataDirectory directory{other.path};
    SqliteSettings settings;
    settings.gather = std::chrono::hours(1);
    Writer writer{directory, clock_, settings};
    for (int i = 0; i < 2; ++i) {
      ASSERT_TRUE(writer.add({[](Writings&) {}, [&](bool safe) { kept += safe ? 1 : 0; }}));
      if (i == 0) writer.wait_for(1);
    }
    EXPECT_EQ(kept, 1);
  }
  EXPECT_EQ(kept, 2);
}

}  // namespace
}  // namespace hexcourt::server
