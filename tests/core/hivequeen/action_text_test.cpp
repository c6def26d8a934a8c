#include <gmock/gmock.h>

#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

using testing::AnyOf;
using testing::HasSubstr;

TEST(HiveQueenActionText, ReadsWhatItWrites) {
  const Position position = HiveQueen::initial({});
  for (const char* text : {"Wd3-d4", "Hd1xd5", "Sd1xd4", "Qe1~d1", "Nd2~c2", "Hd1=Q", "Hd1-d5=Q", "Hd1xd5=Q",
                           "+Sd4", "+Wa1", "."}) {
    const auto read = HiveQueen::read_action(position, text);
    ASSERT_TRUE(read.has_value()) << text;
    EXPECT_EQ(HiveQueen::write_action(position, *read), text);
  }
}

TEST(HiveQueenActionText, SaysWhatTheActionDoes) {
  const auto read = HiveQueen::read_action({}, "Hd1xd5=Q");
  EXPECT_EQ(*read, (Action{Manner::capture, Piece::highborn, at("d1"), at("d5"), true}));
}

TEST(HiveQueenActionText, NamesTheFirstByteThatDoesNotBelongThere) {
  struct Case {
    std::string text;
    std::size_t place;
  };
  for (const Case& c : {
           Case{"", 0},
           Case{" ", 0},
           Case{"wd3-d4", 0},
           Case{"pass", 0},
           Case{"W", 1},
           Case{"WD3-d4", 1},
           Case{"Wj1-d4", 1},
           Case{"Wd", 2},
           Case{"Wd0-d4", 2},
           Case{"Wd9-d4", 2},
           Case{"Wa6-a5", 2},
           Case{"Wd3", 3},
           Case{"Wd3d4", 3},
           Case{"Wd3 -d4", 3},
           Case{"Wd10-d4", 3},
           Case{"Wd3X", 3},
           Case{"Wd3-", 4},
           Case{"Wd3-W4", 4},
           Case{"Wd3-d9", 5},
           Case{"Wd3-d4 ", 6},
           Case{"Wd3-d4+", 6},
           Case{"Hd1=", 4},
           Case{"Hd1=q", 4},
           Case{"Hd1=QQ", 5},
           Case{"Hd1-d5=", 7},
           Case{"Hd1-d5=N", 7},
           Case{"Qe1~d1=Q", 6},
           Case{"Hd1-d5=Q.", 8},
           Case{"+", 1},
           Case{"+d4", 1},
           Case{"+sd4", 1},
           Case{"+S", 2},
           Case{"+Sd", 3},
           Case{"+Sz4", 2},
           Case{"+Sd4-d5", 4},
           Case{"..", 1},
           Case{". ", 1},
           Case{"Wd3\xE2\x80\x93", 3},
           Case{std::string("Wd3\0d4", 6), 3},
       }) {
    const auto read = HiveQueen::read_action({}, c.text);
    ASSERT_FALSE(read.has_value()) << c.text;
    EXPECT_EQ(read.error().code, game::ErrorCode::illegal_action);
    EXPECT_EQ(read.error().place, c.place) << '"' << c.text << '"';
    EXPECT_FALSE(read.error().message.empty());
  }
}

constexpr const char* kNoAction =
    "An action is a move (Wa1-a2), a capture (Hd1xd5), a swap (Nd2~c2), a promotion (Hd1=Q), an introduction "
    "(+Sd4) or '.', which ends the production.";

TEST(HiveQueenActionText, SaysWhatBelongsThere) {
  const Position start = HiveQueen::initial({});
  EXPECT_EQ(refusal_of(start, "xyz"), kNoAction);
  EXPECT_EQ(refusal_of(start, "pass"), kNoAction);
  EXPECT_EQ(refusal_of(start, "+X"), "Here belongs a piece to introduce: one of W, S, N and D, as in +Sd4.");
  EXPECT_EQ(refusal_of(start, "+Sz"),
            "Here belongs a cell, which begins with a letter from a to i, as in +Sd4.");
  EXPECT_EQ(refusal_of(start, "Draw"),
            "Here belongs a cell, which begins with a letter from a to i, as in Wa1-a2.");
  EXPECT_EQ(refusal_of(start, "Sit"), "Here belongs the number of a cell of file i, 1 to 5, as in Wa1-a2.");
  EXPECT_EQ(refusal_of(start, "Wa1/a2"),
            "Here belongs '-' (move), 'x' (capture) or '~' (swap) and a cell, or '=Q' (promotion).");
  EXPECT_EQ(refusal_of(start, "Wa1=a2"),
            "Here belongs a Q, as in Hd1=Q: a promotion makes a Highborn a Queen.");
  EXPECT_EQ(refusal_of(start, "Wa1-a2!"), "The action ends here: nothing more belongs to it.");
}

/// Whatever breaks off, or has one other character in it, is told what would belong there; and what begins no
/// action, what an action looks like.
TEST(HiveQueenActionText, ShowsAnExampleOfWhatBelongsThere) {
  const auto expect_told = [](const std::string& text) {
    const auto read = HiveQueen::read_action({}, text);
    if (read) return;
    const std::string& why = read.error().message;
    if (read.error().place == 0U) {
      EXPECT_EQ(why, kNoAction) << text;
    }
    EXPECT_THAT(why, AnyOf(HasSubstr("as in "), HasSubstr("(Wa1-a2)"), HasSubstr("'=Q' (promotion)"),
                           HasSubstr("The action ends here")))
        << text;
  };
  for (const std::string action : {"Wa1-a2", "Hd1xd5=Q", "Nd2~c2", "Hd1=Q", "+Sd4", "."}) {
    for (std::size_t place = 0; place < action.size(); ++place) {
      expect_told(action.substr(0, place));
      for (const char other : {'a', 'W', 'z', '0', '-', '=', '.', ' '})
        expect_told(action.substr(0, place) + other + action.substr(place + 1));
    }
  }
}

TEST(HiveQueenActionText, RefusesHostileTextsShortly) {
  for (const char c : {'W', '+', '.', '1', '\0', '\xFF'}) {
    for (const char* beginning : {"", "W", "Wd3-d4", "+S", "Wd"}) {
      const auto read = HiveQueen::read_action({}, beginning + std::string(1U << 20U, c));
      ASSERT_FALSE(read.has_value());
      EXPECT_LT(read.error().message.size(), 200U);
    }
  }
}

}  // namespace
}  // namespace hexcourt::hivequeen
