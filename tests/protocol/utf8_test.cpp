#include "protocol/utf8.hpp"

#include <gtest/gtest.h>

namespace hexcourt::protocol {
namespace {

TEST(Utf8, TakesEveryLengthOfCharacter) {
  EXPECT_TRUE(is_utf8(""));
  EXPECT_TRUE(is_utf8("a\x7F"));
  EXPECT_TRUE(is_utf8("\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF"));
}

TEST(Utf8, RefusesWhatIsNotWellFormed) {
  for (const char* bytes : {"\x80", "\xC0\xAF", "\xC3", "\xC3(", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xE2\x82",
                            "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFF"}) {
    EXPECT_FALSE(is_utf8(bytes)) << bytes;
    EXPECT_TRUE(is_utf8(repaired_utf8(bytes))) << bytes;
  }
}

TEST(Utf8, RepairKeepsTheRest) {
  EXPECT_EQ(repaired_utf8("a\xFFz\xC3"), "a\uFFFDz\uFFFD");
  EXPECT_EQ(repaired_utf8("\u00E9"), "\u00E9");
}

TEST(Utf8, CutsBetweenCharactersOnly) {
  EXPECT_EQ(first_bytes("abc", 5), "abc");
  EXPECT_EQ(first_bytes("abc", 2), "ab");
  EXPECT_EQ(first_bytes("a\u2658z", 3), "a");
  EXPECT_EQ(first_bytes("a\u2658z", 4), "a\u2658");
  EXPECT_EQ(first_bytes("\U0001F41D", 3), "");
}

}  // namespace
}  // namespace hexcourt::protocol
