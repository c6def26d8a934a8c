#include "protocol/record_times.hpp"

#include <gtest/gtest.h>

#include <chrono>

#include "protocol/record_quotes.hpp"
#include "protocol/utf8.hpp"

namespace hexcourt::protocol {
namespace {

using namespace std::chrono_literals;

TEST(RecordTimes, AreUtcToTheMillisecond) {
  EXPECT_EQ(utc_text(match::TimePoint{}), "1970-01-01T00:00:00.000Z");
  EXPECT_EQ(utc_text(match::TimePoint(1'709'251'199'999ms)), "2024-02-29T23:59:59.999Z");
  EXPECT_EQ(utc_text(match::TimePoint(253'402'300'799'999ms)), "9999-12-31T23:59:59.999Z");
  EXPECT_EQ(date_text(match::TimePoint(1'709'251'199'999ms)), "2024.02.29");
  for (const std::int64_t ms : {0LL, 1LL, 1'700'000'000'123LL, 253'402'300'799'999LL}) {
    const match::TimePoint time{match::milliseconds(ms)};
    EXPECT_EQ(read_utc(utc_text(time)), time);
  }
  EXPECT_EQ(read_date("2024.02.29"), match::TimePoint(1'709'164'800'000ms));
}

TEST(RecordTimes, AreReadAsTheyAreWrittenAndNotOtherwise) {
  for (const char* text :
       {"", "2024-02-30T00:00:00.000Z", "2023-02-29T00:00:00.000Z", "1969-12-31T23:59:59.999Z",
        "2024-02-29T24:00:00.000Z", "2024-02-29T00:60:00.000Z", "2024-02-29T00:00:60.000Z",
        "2024-02-29T00:00:00.000", "2024-02-29T00:00:00.00Z", "2024-02-29T00:00:00.0000Z",
        "2024-2-29T00:00:00.000Z", "2024-02-29 00:00:00.000Z", "2024-02-29T00:00:00.000Zx",
        "2024-00-01T00:00:00.000Z", "-024-02-29T00:00:00.000Z", "2024-02-29T+1:00:00.000Z"})
    EXPECT_EQ(read_utc(text), std::nullopt) << text;
  for (const char* text :
       {"", "2024.2.29", "2024.02.9", "2024-02-29", "2024.02.30", "????.??.??", "2024.02.291"})
    EXPECT_EQ(read_date(text), std::nullopt) << text;
}

TEST(RecordTimes, DurationsAreSecondsToTheMillisecond) {
  for (const auto& [duration, text] :
       {std::pair(0ms, "0.000"), std::pair(7ms, "0.007"), std::pair(61'020ms, "61.020")}) {
    EXPECT_EQ(seconds_text(duration), text);
    EXPECT_EQ(read_seconds(text), duration);
  }
  for (const char* text : {"", "1", "1.0", ".000", "01.000", "1.0000", "-1.000", "1,000", "1.00x",
                           "999999999999999.000", "99999999999999999999.000"})
    EXPECT_EQ(read_seconds(text), std::nullopt) << text;
}

TEST(RecordQuotes, HideWhateverMightNotShowAsItself) {
  EXPECT_EQ(quoted_text("Ann \"B\" \\ {c}\n"), "\"Ann \\\"B\\\" \\\\ \\u007bc\\u007d\\u000a\"");
  EXPECT_EQ(quoted_text("\x1B[31m\u009B\u202E\u2066\uFEFF"), "\"\\u001b[31m\\u009b\\u202e\\u2066\\ufeff\"");
  EXPECT_EQ(quoted_text("B\u00f6b \u2658 \U0001F41D"), "\"B\u00f6b \u2658 \U0001F41D\"");
  EXPECT_EQ(quoted_text("\xFF"), "\"\uFFFD\"");
  EXPECT_EQ(quoted_text(""), "\"\"");
}

TEST(RecordQuotes, ReadBackEqual) {
  for (int c = 0; c < 0x80; ++c) {
    const std::string text = "a" + std::string(1, static_cast<char>(c)) + "\u00f6";
    const std::string in_quotes = quoted_text(text);
    EXPECT_EQ(unescaped(std::string_view(in_quotes).substr(1, in_quotes.size() - 2)), text);
  }
  EXPECT_EQ(unescaped("\\u202e\\u00f6\\\\\\\""), "\u202E\u00F6\\\"");
  for (const char* text : {"\\", "\\n", "\\u12", "\\u12G4", "\\ud800", "\\uD83D\\uDC1D", "\\U0041"})
    EXPECT_EQ(unescaped(text), std::nullopt) << text;
}

}  // namespace
}  // namespace hexcourt::protocol
