#include "server/store/writer.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <boost/asio/io_context.hpp>
#include <chrono>
#include <future>
#include <memory>
#include <string>
#include <vector>

#include "store/store_world.hpp"

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

TEST_F(StoreWriter, AnswersAtOnceWhatItCannotTake) {
  boost::asio::io_context io;
  const TemporaryDirectory other;
  DataDirectory directory{other.path};
  SqliteSettings settings;
  settings.most_waiting = 0;
  Writer writer{directory, clock_, settings};
  std::vector<std::string> told;
  const auto tell = [&](const char* who) {
    return [&told, who](bool safe) { told.emplace_back(std::string(who) + (safe ? " safe" : " not")); };
  };
  EXPECT_FALSE(writer.add({[](Writings&) {}, tell("writer"), Answer<bool>(io.get_executor(), tell("room"))}));
  EXPECT_EQ(told, std::vector<std::string>{"writer not"});
  io.run();
  EXPECT_EQ(told.back(), "room not");
}

TEST_F(StoreWriter, AnswersEachOnItsOwnContext) {
  boost::asio::io_context one;
  boost::asio::io_context two;
  std::string told;
  const auto tell = [&](char who) { return [&told, who](bool /*safe*/) { told += who; }; };
  writer_.add({[](Writings&) {}, nullptr, Answer<bool>(one.get_executor(), tell('a'))});
  writer_.add({[](Writings&) {}, nullptr, Answer<bool>(two.get_executor(), tell('b'))});
  writer_.add({[](Writings&) {}, nullptr, Answer<bool>(one.get_executor(), tell('c'))});
  writer_.wait_for(writer_.added());
  two.run();
  EXPECT_EQ(told, "b");
  one.run();
  EXPECT_EQ(told, "bac");
}

}  // namespace
}  // namespace hexcourt::server
