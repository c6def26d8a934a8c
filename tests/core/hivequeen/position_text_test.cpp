#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

constexpr std::string_view kArray = "W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w";

game::Error error_of(const std::string& text) {
  const auto read = HiveQueen::read_position({}, text);
  EXPECT_FALSE(read.has_value()) << text;
  if (read) return {game::ErrorCode::stale, "", 0};
  EXPECT_EQ(read.error().code, game::ErrorCode::bad_position) << text;
  return read.error();
}

std::string with(std::string_view fields) { return std::string(kArray) + std::string(fields); }

void expect_read_back(const Position& position) {
  const std::string text = HiveQueen::write_position(position);
  const auto read = HiveQueen::read_position({}, text);
  ASSERT_TRUE(read.has_value()) << text << ": " << read.error().message;
  EXPECT_EQ(*read, position) << text;
}

TEST(HiveQueenPositionText, ReadsWhatItWrites) {
  expect_read_back(HiveQueen::initial({}));
  expect_read_back(placed("Qe1 Ne5 Nf6 Wa1 Wb1 Wc1 qe9", Side::white, 2));
  expect_read_back(placed("qe9 ne5 wa1 wb1 wc1 Qe1", Side::black, 1));
}

TEST(HiveQueenPositionText, ReadsFinishedPositions) {
  expect_read_back(placed(""));
  expect_read_back(placed("Wa1 wa5", Side::black));
  expect_read_back(placed("Qe1 Sa1 qe9 sa5"));
  expect_read_back(placed("Hd1 Dc1 Ne3 Wa1 Wb1 wa5", Side::white, 1));
}

TEST(HiveQueenPositionText, ReadsAnyNumberOfHighbornsAndSoldiersAndAnOverfullHive) {
  expect_read_back(filled(placed("Qe1 Ha1 Ha2 Ha3 Ha4 qe9"), 'S'));
}

TEST(HiveQueenPositionText, ReadsAsManyOfEachPieceAsAreAllowed) {
  expect_read_back(placed("Qe1 Wa1 Wa2 Wa3 Wa4 Wa5 Wb1 Wb2 Wb3 Dc1 Dc2 Nd1 Nd2 qe9"));
}

TEST(HiveQueenPositionText, RefusesMorePiecesOfAKindThanAreAllowed) {
  struct Case {
    std::string board;
    std::string message;
    std::size_t place;
  };
  for (const Case& c : {
           Case{"QQ3/6/7/8/9/8/7/6/5", "White has more than 1 Queen.", 1},
           Case{"5/6/7/8/8q/8/7/5q/5", "Black has more than 1 Queen.", 16},
           Case{"WWWWW/WWW1W1/7/8/9/8/7/6/5", "White has more than 8 Workers.", 10},
           Case{"wwwww/6/wwwW3/8/w8/8/7/6/5", "Black has more than 8 Workers.", 16},
           Case{"D4/D5/D6/8/9/8/7/6/5", "White has more than 2 Drones.", 6},
           Case{"nnn2/6/7/8/9/8/7/6/5", "Black has more than 2 Nurses.", 2},
       }) {
    const game::Error error = error_of(c.board + " w move");
    EXPECT_EQ(error.message, c.message);
    EXPECT_EQ(error.place, c.place) << c.board;
  }
}

struct Misplaced {
  std::string text;
  std::size_t place;
};

TEST(HiveQueenPositionText, RefusesMalformedBoards) {
  for (const Misplaced& wrong : {
           Misplaced{"", 0},
           Misplaced{"X4/6/7/8/9/8/7/6/5 w move", 0},
           Misplaced{"05/6/7/8/9/8/7/6/5 w move", 0},
           Misplaced{"32/6/7/8/9/8/7/6/5 w move", 0},
           Misplaced{"4/6/7/8/9/8/7/6/5 w move", 1},
           Misplaced{"5Q/6/7/8/9/8/7/6/5 w move", 1},
           Misplaced{"5/6/7/8/9/8/7/6 w move", 15},
           Misplaced{"5/6/7/8/9/8/7/6/5/ w move", 17},
       }) {
    EXPECT_EQ(error_of(wrong.text).place, wrong.place) << wrong.text;
  }
}

TEST(HiveQueenPositionText, AMistakeInTheBoardIsToldBeforeWhatIsMissingBehindIt) {
  for (const char* const rest : {"", " w", " w move 1"}) {
    EXPECT_EQ(error_of(std::string("5/X5/7/8/9/8/7/6/5") + rest).place, 2U) << rest;
    EXPECT_EQ(error_of(std::string("5/6/6/8/9/8/7/6/5") + rest).place, 5U) << rest;
    EXPECT_EQ(error_of(std::string("QQ3/6/7/8/9/8/7/6/5") + rest).place, 1U) << rest;
  }
}

TEST(HiveQueenPositionText, RefusesMalformedFields) {
  for (const Misplaced& wrong : {
           Misplaced{"", 0},
           Misplaced{" w", 2},
           Misplaced{"  w move", 1},
           Misplaced{" w move ", 8},
           Misplaced{" w move 1", 8},
           Misplaced{" W move", 1},
           Misplaced{" white move", 1},
           Misplaced{" w Move", 3},
           Misplaced{" w moved", 3},
           Misplaced{" w mov", 3},
           Misplaced{" w produce", 3},
           Misplaced{" w produce2", 3},
           Misplaced{" w passed", 3},
       }) {
    EXPECT_EQ(error_of(with(wrong.text)).place, kArray.size() + wrong.place) << wrong.text;
  }
}

TEST(HiveQueenPositionText, ReadsTheNumberOfPiecesAllowedStrictly) {
  EXPECT_TRUE(HiveQueen::read_position({}, with(" w produce:1")).has_value());
  for (const char* number :
       {"", "0", "2", "01", "+1", "-1", "1x", "1.", "4294967297", "99999999999999999999"}) {
    const game::Error error = error_of(with(std::string(" w produce:") + number));
    EXPECT_EQ(error.place, kArray.size() + 11) << number;
    EXPECT_EQ(
        error.message,
        "Here belongs how many pieces White may still introduce, 1 to 1 (Nurses 2, units 24, Hive 25).");
  }
}

TEST(HiveQueenPositionText, RefusesAProductionThatTheHiveOrTheNursesForbid) {
  const game::Error full = error_of("QNW2/6/7/8/9/8/7/6/4q w produce:1");
  EXPECT_EQ(full.message, "White may introduce nothing (Nurses 1, units 8, Hive 5): the phase is 'move'.");
  EXPECT_EQ(full.place, 32U);
  EXPECT_EQ(error_of("QWWW1/6/7/8/9/8/7/6/4q w produce:1").place, 33U);
  EXPECT_EQ(error_of("QWWWN/6/7/8/9/8/7/6/4q w produce:2").place, 33U);
  EXPECT_EQ(error_of("QWWWN/6/7/8/9/8/7/6/4q b produce:1").place, 33U);
}

TEST(HiveQueenPositionText, RefusesAProductionWithoutACellForAnyPiece) {
  const Position crowd = filled(placed("Qe1 Nd1 We2 Wf1 qe9", Side::white, 1), 's');
  const std::string text = HiveQueen::write_position(crowd);
  const game::Error error = error_of(text);
  EXPECT_EQ(error.message, "There is no cell where White could introduce a piece: the phase is 'move'.");
  EXPECT_EQ(error.place, text.find("produce"));
}

TEST(HiveQueenPositionText, RefusesHostileTextsShortly) {
  const std::size_t size = 1U << 20U;
  for (const std::string& text :
       {std::string(size, '9'), std::string(size, ' '), std::string(size, '/'), std::string(size, 'W'),
        with(" w produce:" + std::string(size, '1')), with(" " + std::string(size, 'w') + " move")}) {
    EXPECT_LT(error_of(text).message.size(), 200U);
  }
}

}  // namespace
}  // namespace hexcourt::hivequeen
