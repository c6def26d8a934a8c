#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

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

TEST(HiveQueenActionText, SaysWhatBelongsThere) {
  const Position start = HiveQueen::initial({});
  EXPECT_EQ(refusal_of(start, "xyz"),
            "Here belongs an action: a piece (one of Q, H, S, W, D and N), '+' or '.'.");
  EXPECT_EQ(refusal_of(start, "+X"), "Here belongs a piece to introduce: one of W, S, N and D.");
  EXPECT_EQ(refusal_of(start, "Wz"), "Here belongs a cell, which begins with a letter from a to i.");
  EXPECT_EQ(refusal_of(start, "Wa6"), "Here belongs the number of a cell of file a, 1 to 5.");
  EXPECT_EQ(refusal_of(start, "Wa1/a2"),
            "Here belongs '-' (move), 'x' (capture), '~' (swap) or '=Q' (promotion).");
  EXPECT_EQ(refusal_of(start, "Hd1=H"), "Here belongs a Q, for a Highborn becomes a Queen.");
  EXPECT_EQ(refusal_of(start, "Wa1-a2!"), "The action ends here: nothing more belongs to it.");
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
