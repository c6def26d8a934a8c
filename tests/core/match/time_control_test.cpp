#include "match/time_control.hpp"

#include "table.hpp"

namespace hexcourt::match {
namespace {

void expect_text(const TimeControl& control, const std::string& text) {
  EXPECT_EQ(text_of(control), text);
  const auto read = read_time_control(text);
  ASSERT_TRUE(read.has_value()) << text << ": " << sentence(read.error());
  EXPECT_EQ(*read, control) << text;
}

TEST(TimeControlText, IsOneForEachControl) {
  expect_text(Fischer{5min, 3s}, "fischer 5m+3s");
  expect_text(Fischer{5min, 3s, 10min}, "fischer 5m+3s cap 10m");
  expect_text(Fischer{90min, 0s}, "fischer 90m+0s");
  expect_text(Fischer{1500ms, 1ms, 48h}, "fischer 1500ms+1ms cap 2d");
  expect_text(ByoYomi{10min, 3, 30s}, "byo-yomi 10m+3x30s");
  expect_text(ByoYomi{0s, 1, 1h}, "byo-yomi 0s+1x1h");
  expect_text(PerTurn{72h}, "per-turn 3d");
  expect_text(PerTurn{61s}, "per-turn 61s");
}

TEST(TimeControlText, IsReadInOtherUnitsThanTheLargestToo) {
  EXPECT_EQ(read_time_control("fischer 300s+3000ms"), (TimeControl{Fischer{5min, 3s}}));
  EXPECT_EQ(read_time_control("byo-yomi 0d+1x60s"), (TimeControl{ByoYomi{0s, 1, 1min}}));
  EXPECT_EQ(read_time_control("per-turn 48h"), (TimeControl{PerTurn{48h}}));
}

/// `text` is refused with a sentence, at `place`.
void expect_malformed(const std::string& text, std::size_t place) {
  const auto read = read_time_control(text);
  ASSERT_FALSE(read.has_value()) << text;
  EXPECT_EQ(read.error().code, ErrorCode::bad_settings) << text;
  EXPECT_EQ(read.error().place, place) << text << ": " << read.error().message;
  EXPECT_FALSE(read.error().message.empty());
}

TEST(TimeControlText, ThatIsMalformedIsRefusedWithThePlace) {
  expect_malformed("", 0);
  expect_malformed("sand 5m", 0);
  expect_malformed("Fischer 5m+3s", 0);
  expect_malformed("fischer", 7);
  expect_malformed("fischer 5", 8);
  expect_malformed("fischer 5m", 10);
  expect_malformed("fischer 5m +3s", 10);
  expect_malformed("fischer 5m+-3s", 11);
  expect_malformed("fischer 5m+3", 11);
  expect_malformed("fischer 5m+3s cap", 17);
  expect_malformed("fischer 5m+3s ca", 13);
  expect_malformed("fischer 1h30m+3s", 10);
  expect_malformed("fischer 5m+3s cap ", 18);
  expect_malformed("fischer 5m+3s ", 13);
  expect_malformed("fischer 99999999999999999999d+3s", 8);
  expect_malformed("fischer 9999999999999d+3s", 8);
  expect_malformed("byo-yomi 10m+x30s", 13);
  expect_malformed("byo-yomi 10m+3000000000x30s", 13);
  expect_malformed("byo-yomi 10m+3*30s", 14);
  expect_malformed("per-turn 3 d", 9);
  expect_malformed("per-turn 3days", 11);
}

std::string refusal_of(const std::string& text) {
  const auto read = read_time_control(text);
  return read ? "none" : read.error().message;
}

TEST(TimeControlText, ThatIsMalformedIsToldWhatIsMissingAndWhatAClockLooksLike) {
  const std::string fischer = R"(, as in "fischer 5m+3s" or "fischer 5m+3s cap 10m".)";
  const std::string a_time = ": one whole number and its unit (ms, s, m, h or d)";
  EXPECT_EQ(refusal_of("fischer"), "Here belong a space and the initial time" + fischer);
  EXPECT_EQ(refusal_of("fischer "), "Here belongs the initial time" + a_time + fischer);
  EXPECT_EQ(refusal_of("fischer 5min+3s"), "Here belongs the initial time" + a_time + fischer);
  EXPECT_EQ(refusal_of("fischer 5m"), R"(Here belong "+" and the increment)" + fischer);
  EXPECT_EQ(refusal_of("fischer 5m+3"), "Here belongs the increment" + a_time + fischer);
  EXPECT_EQ(refusal_of("fischer 5m+3s cap"),
            "Here belong a space and the most that the clock may show" + fischer);
  EXPECT_EQ(
      refusal_of("fischer 5m+3s 10m"),
      R"(Nothing more belongs here: a clock is written like "fischer 5m+3s" or "fischer 5m+3s cap 10m".)");
  const std::string byo_yomi = R"(, as in "byo-yomi 10m+3x30s".)";
  EXPECT_EQ(refusal_of("byo-yomi 10m"), R"(Here belong "+" and the number of periods)" + byo_yomi);
  EXPECT_EQ(refusal_of("byo-yomi 10m+"), "Here belongs the number of periods, from 1 to 100" + byo_yomi);
  EXPECT_EQ(refusal_of("byo-yomi 10m+30s"), R"(Here belong "x" and the time of a period)" + byo_yomi);
  EXPECT_EQ(refusal_of("per-turn"), R"(Here belong a space and the time for a turn, as in "per-turn 3d".)");
  EXPECT_EQ(refusal_of("per-turn 3days"),
            "Here belongs the time for a turn" + a_time + R"(, as in "per-turn 3d".)");
}

/// Every text that begins like a clock and breaks off, or has one other character in it, is taken as a clock
/// or refused with one that is right.
TEST(TimeControlText, ThatIsMalformedIsAlwaysRefusedWithAnExample) {
  const auto expect_told = [](const std::string& text) {
    const auto read = read_time_control(text);
    if (read || !read.error().place) return;  // well-formed, in range or not
    const std::string& why = read.error().message;
    const std::size_t quote = why.rfind(R"( ")");
    ASSERT_NE(quote, std::string::npos) << text << ": " << why;
    const std::string example = why.substr(quote + 2, why.rfind('"') - quote - 2);
    EXPECT_TRUE(read_time_control(example)) << text << ": " << why;
  };
  for (const std::string clock : {"fischer 5m+3s cap 10m", "byo-yomi 10m+3x30s", "per-turn 3d"}) {
    for (std::size_t place = 0; place < clock.size(); ++place) {
      expect_told(clock.substr(0, place));
      for (const char other : {' ', '+', 'x', 'm', '0', '-', '"'})
        expect_told(clock.substr(0, place) + other + clock.substr(place + 1));
    }
  }
}

void expect_taken(const TimeControl& control) {
  const auto checked = check(control);
  EXPECT_TRUE(checked.has_value()) << checked.error().message;
  expect_text(control, text_of(control));
}

void expect_out_of_range(const TimeControl& control) {
  const auto checked = check(control);
  ASSERT_FALSE(checked.has_value()) << text_of(control);
  EXPECT_EQ(checked.error().code, ErrorCode::bad_settings);
}

TEST(TimeControlCheck, TakesWhatLiesInRange) {
  expect_taken(Fischer{1s, 0s});
  expect_taken(Fischer{24h, 1h});
  expect_taken(Fischer{24h, 1h, 24h});
  expect_taken(Fischer{1s, 0s, 48h});
  expect_taken(ByoYomi{0s, 1, 1s});
  expect_taken(ByoYomi{24h, 100, 1h});
  expect_taken(PerTurn{1min});
  expect_taken(PerTurn{30 * 24h});
}

TEST(TimeControlCheck, RefusesWhatDoesNot) {
  expect_out_of_range(Fischer{999ms, 0s});
  expect_out_of_range(Fischer{24h + 1ms, 0s});
  expect_out_of_range(Fischer{1min, -1ms});
  expect_out_of_range(Fischer{1min, 1h + 1ms});
  expect_out_of_range(Fischer{1min, 1s, 1min - 1ms});
  expect_out_of_range(Fischer{1min, 1s, 48h + 1ms});
  expect_out_of_range(ByoYomi{-1ms, 1, 1s});
  expect_out_of_range(ByoYomi{24h + 1ms, 1, 1s});
  expect_out_of_range(ByoYomi{1min, 0, 1s});
  expect_out_of_range(ByoYomi{1min, 101, 1s});
  expect_out_of_range(ByoYomi{1min, 1, 999ms});
  expect_out_of_range(ByoYomi{1min, 1, 1h + 1ms});
  expect_out_of_range(PerTurn{1min - 1ms});
  expect_out_of_range(PerTurn{30 * 24h + 1ms});
}

TEST(TimeControlCheck, SaysWhatWouldBeRight) {
  EXPECT_EQ(check(Fischer{500ms, 0s}).error().message, "The initial time is from 1s to 1d, not 500ms.");
  EXPECT_EQ(read_time_control("per-turn 30s").error().message,
            "The time for a turn is from 1m to 30d, not 30s.");
}

}  // namespace
}  // namespace hexcourt::match
