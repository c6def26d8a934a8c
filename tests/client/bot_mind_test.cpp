#include "command/bot_mind.hpp"

#include <gmock/gmock.h>

#include <set>

#include "command/bot_game.hpp"

namespace hexcourt::command {
namespace {

std::vector<std::string> picks(std::uint64_t seed) {
  RandomMind mind(seed);
  std::vector<std::string> picked;
  for (int i = 0; i < 50; ++i) picked.push_back(mind.pick({"a", "b", "c"}));
  return picked;
}

TEST(RandomMind, FollowsFromTheSeed) {
  EXPECT_EQ(picks(7), picks(7));
  EXPECT_NE(picks(7), picks(8));
}

TEST(RandomMind, PicksEveryLegalActionSometimes) {
  const auto picked = picks(7);
  EXPECT_EQ(std::set<std::string>(picked.begin(), picked.end()), (std::set<std::string>{"a", "b", "c"}));
}

TEST(Tally, IsOneLine) {
  Tally tally;
  tally.ended = {{"queen_lost", 2}, {"resigned", 1}};
  tally.actions = 412;
  tally.lost = 1;
  EXPECT_EQ(tally.text(), "games 3 (queen_lost 2, resigned 1), actions 412, refused 0, lost 1");
  tally.cut = 4;
  EXPECT_EQ(tally.text(), "games 3 (queen_lost 2, resigned 1), actions 412, refused 0, lost 1, cut 4");
}

}  // namespace
}  // namespace hexcourt::command
