#include "server/identity/handovers.hpp"

#include <gmock/gmock.h>

#include <cctype>

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;
using testing::MatchesRegex;

class HandOversTest : public testing::Test {
 protected:
  HandOvers hand_overs;
  TimePoint now{1h};
};

TEST_F(HandOversTest, ACodeIsTenCharactersThatAreEasilyToldApart) {
  EXPECT_THAT(hand_overs.give("ada", now), MatchesRegex("[A-Z2-7]{10}"));
}

TEST_F(HandOversTest, ACodeCountsOnce) {
  const std::string code = hand_overs.give("ada", now);
  EXPECT_EQ(hand_overs.take(code, now), "ada");
  EXPECT_EQ(hand_overs.take(code, now), std::nullopt);
}

TEST_F(HandOversTest, ACodeCountsForTwoMinutes) {
  const std::string early = hand_overs.give("ada", now);
  EXPECT_EQ(hand_overs.take(early, now + 2min - 1ms), "ada");
  const std::string late = hand_overs.give("ada", now);
  EXPECT_EQ(hand_overs.take(late, now + 2min), std::nullopt);
  EXPECT_EQ(hand_overs.size(), 0);
}

TEST_F(HandOversTest, ANewCodeTakesThePlaceOfTheOlder) {
  const std::string older = hand_overs.give("ada", now);
  const std::string of_bob = hand_overs.give("bob", now);
  const std::string newer = hand_overs.give("ada", now);
  EXPECT_EQ(hand_overs.size(), 2);
  EXPECT_EQ(hand_overs.take(older, now), std::nullopt);
  EXPECT_EQ(hand_overs.take(newer, now), "ada");
  EXPECT_EQ(hand_overs.take(of_bob, now), "bob");
}

TEST_F(HandOversTest, ACodeMayBeTypedAsPeopleDo) {
  const std::string code = hand_overs.give("ada", now);
  std::string typed = code.substr(0, 5) + " - " + code.substr(5);
  for (char& c : typed) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  EXPECT_EQ(hand_overs.take(typed, now), "ada");
}

TEST_F(HandOversTest, AnythingElseIsNoCode) {
  hand_overs.give("ada", now);
  for (const char* text : {"", "AAAAAAAAAA", "ada", "----------"}) {
    EXPECT_EQ(hand_overs.take(text, now), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace hexcourt::server
