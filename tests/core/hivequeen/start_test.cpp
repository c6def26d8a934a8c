#include <gtest/gtest.h>

#include <map>

#include "game/any_game_model.hpp"
#include "hivequeen/hivequeen.hpp"

namespace hexcourt::hivequeen {
namespace {

const game::AnyGame kStart = game::AnyGame::of<HiveQueen>(HiveQueen::initial({}));

TEST(HiveQueenStart, IsTheArrayOfTheRules) {
  EXPECT_EQ(kStart.position(), "W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w move");
}

TEST(HiveQueenStart, OffersNinetyOneActions) {
  std::map<char, int> by_piece;
  for (const std::string& action : kStart.legal_actions()) ++by_piece[action[0]];
  EXPECT_EQ(by_piece, (std::map<char, int>{{'D', 62}, {'N', 21}, {'W', 6}, {'Q', 2}}));
}

}  // namespace
}  // namespace hexcourt::hivequeen
