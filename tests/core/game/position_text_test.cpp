#include "game/position_text.hpp"

#include <gtest/gtest.h>

#include "hex/board.hpp"

namespace hexcourt::game {
namespace {

const std::vector<int> kHeights = file_heights<hex::Board<5>>();
constexpr std::string_view kArray = "W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w";

Error error_of(std::string_view board) {
  const auto read = read_board({board, 0}, kHeights, "QHSWDN");
  EXPECT_FALSE(read.has_value()) << board;
  return read ? Error{ErrorCode::bad_position, ""} : read.error();
}

TEST(BoardText, ReadsAndWritesBackTheSame) {
  const auto read = read_board({kArray, 0}, kHeights, "QHSWDN");
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(read->size(), 61U);
  EXPECT_EQ(write_board(*read, kHeights), kArray);
}

TEST(BoardText, NamesThePlaceOfAMistake) {
  EXPECT_EQ(error_of("W3w/W4w/DX3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w").place, 9U);
  EXPECT_EQ(error_of("W3/W4w").place, 2U);
  EXPECT_EQ(error_of("W3wW/W4w").place, 3U);
  EXPECT_EQ(error_of(std::string(kArray) + "/").place, kArray.size());
  EXPECT_EQ(error_of("").place, 0U);
}

TEST(BoardText, CountsVacantCellsByOneNumberWithoutALeadingZero) {
  EXPECT_EQ(error_of("W03w/W4w").place, 1U);
  EXPECT_EQ(error_of("W0w3/W4w").place, 1U);
  EXPECT_EQ(error_of("W9/W4w").place, 1U);
  EXPECT_EQ(error_of("99999999999999999999/W4w").place, 0U);
  const auto eleven = read_board({"11", 0}, {11}, "Q");
  ASSERT_TRUE(eleven.has_value());
  EXPECT_EQ(eleven->size(), 11U);
  EXPECT_FALSE(read_board({"1Q0", 0}, {2}, "Q").has_value());
}

TEST(PositionText, FieldsAreSeparatedBySingleSpaces) {
  const auto fields = split_fields("board w move", 3, "<board> <w|b> <phase>");
  ASSERT_TRUE(fields.has_value());
  EXPECT_EQ(fields->at(2).text, "move");
  EXPECT_EQ(fields->at(2).place, 8U);
  for (const char* text :
       {"", "board w", "board  w move", " board w move", "board w move ", "board w move -"}) {
    EXPECT_FALSE(split_fields(text, 3, "<board> <w|b> <phase>").has_value()) << '"' << text << '"';
  }
}

TEST(PositionText, TheSideToActIsOneLetter) {
  EXPECT_EQ(*read_side({"w", 0}), Side::white);
  EXPECT_EQ(*read_side({"b", 0}), Side::black);
  EXPECT_EQ(read_side({"W", 7}).error().place, 7U);
  EXPECT_FALSE(read_side({"wb", 0}).has_value());
}

TEST(Error, SaysThePlaceAsPeopleCount) {
  EXPECT_EQ(sentence({ErrorCode::bad_position, "No.", 2}), "No. (at character 3)");
  EXPECT_EQ(sentence({ErrorCode::bad_position, "No."}), "No.");
}

}  // namespace
}  // namespace hexcourt::game
