#include <gtest/gtest.h>

#include <chrono>

#include "protocol/record.hpp"

namespace hexcourt::protocol {
namespace {

using namespace std::chrono_literals;

std::string refusal(const std::string& text) {
  const auto checked = read_record(text);
  return checked ? "accepted" : sentence(checked.error());
}

TEST(RecordByHand, TagsAndBareActionsWillDo) {
  const auto read = read_record(R"(
[Game "way-to-play"] [Event "An evening at the club"]
[White "Ann"] [Black "Bob"] [Date "2024.02.29"]

{A quiet beginning} 1. Qf1-f2 2. Gb7-c7 {is there better?}
3.Qf2-f3 *)");
  ASSERT_TRUE(read) << sentence(read.error());
  EXPECT_FALSE(read->chained);
  EXPECT_EQ(read->match.ply(), 3);
  EXPECT_EQ(read->match.game().name(), "agon");
  EXPECT_EQ(read->match.created().host, (match::Player{"white", "Ann"}));
  EXPECT_EQ(read->match.seat(game::Side::black), (match::Player{"black", "Bob"}));
  for (const match::Event& event : read->record.events)
    EXPECT_EQ(event.at, match::TimePoint(1'709'164'800'000ms)) << event.seq;
}

TEST(RecordByHand, WhatIsReadIsWrittenInFullAndReadsBackTheSame) {
  const auto read = read_record(R"([Game "agon"] [Clock "fischer 5m+3s"] Qf1-f2 Gb7-c7)");
  ASSERT_TRUE(read) << sentence(read.error());
  const std::string text = record_text(read->record);
  const auto again = read_record(text);
  ASSERT_TRUE(again) << sentence(again.error());
  EXPECT_TRUE(again->chained);
  EXPECT_EQ(again->record, read->record);
  EXPECT_EQ(record_text(again->record), text);
}

TEST(RecordByHand, WithoutTimesTheClockIsChargedNothing) {
  const auto read = read_record(R"([Game "agon"] [Clock "fischer 5m+3s"] Qf1-f2 Gb7-c7)");
  ASSERT_TRUE(read) << sentence(read.error());
  EXPECT_EQ(read->record.events.back().at, match::TimePoint{});
  EXPECT_EQ(read->match.history()[0].receipt, (match::ClockReceipt{0ms, 0ms, 3s, 303s}));
}

TEST(RecordByHand, AnActionWithATimeCostsWhatTheClockSays) {
  const auto read = read_record(
      "[Game \"agon\"] [Date \"2024.02.29\"] [Clock \"fischer 5m+3s\"] Qf1-f2 "
      "{[%at 2024-02-29T00:00:10.000Z]}");
  ASSERT_TRUE(read) << sentence(read.error());
  EXPECT_EQ(read->match.history()[0].receipt, (match::ClockReceipt{10s, 0ms, 3s, 293s}));
}

TEST(RecordByHand, MarksOfCapturesMayBeLeftOut) {
  const auto read = read_record("[Game \"way-to-play\"] Gj1-i2 Gh1-g1 Ga5-b5 Ga2-b3 Qf1-f2 Gd1-e2");
  ASSERT_TRUE(read) << sentence(read.error());
  EXPECT_EQ(read->match.history().back().action, "Gd1-e2*f2");
}

TEST(RecordByHand, TheReasonBringsTheEndThatActionsDoNot) {
  const auto result = [](const std::string& said, const std::string& reason) {
    const auto read =
        read_record(R"([Game "agon"] [Result ")" + said + R"("] [Reason ")" + reason + "\"] Qf1-f2 " + said);
    return read ? std::string(game::word(read->match.result()->outcome)) : sentence(read.error());
  };
  EXPECT_EQ(result("1-0", "resigned"), "white");
  EXPECT_EQ(result("0-1", "abandoned"), "black");
  EXPECT_EQ(result("1/2-1/2", "agreement"), "draw");
  EXPECT_EQ(result("*", "aborted"), "none");
  EXPECT_EQ(
      result("1/2-1/2", "repetition"),
      "Line 1, column 34, turn 2: The position has stood once; a draw can be claimed when it has stood 3 "
      "times.");
  EXPECT_EQ(result("1-0", "throne"),
            "Line 1, column 15: The tag Result says \"1-0\", but by the events it is \"*\".");
}

TEST(RecordByHand, AnEndIsRefusedThatTheGameDidNotHave) {
  EXPECT_EQ(refusal("[Game \"agon\"] Qf1-f2 1-0"),
            "Line 1, column 22: The text ends with \"1-0\", but by the events it is \"*\".");
  EXPECT_EQ(refusal("[Game \"agon\"] 1-0 Qf1-f2"),
            "Line 1, column 19: Nothing follows the result: a text is the record of one game.");
}

TEST(RecordByHand, TagsAreCheckedWhereTheyStand) {
  EXPECT_EQ(refusal("Qf1-f2"),
            "Line 1, column 1: The record does not say which game it is of: [Game \"...\"].");
  EXPECT_TRUE(refusal("[Game \"chess\"]").starts_with("Line 1, column 1: The tag Game: "));
  EXPECT_TRUE(refusal("[Game \"agon\"]\n[Settings \"capture=none\"]")
                  .starts_with("Line 2, column 1: The tag Settings: "));
  EXPECT_TRUE(refusal("[Game \"agon\"]\n[Settings \"claim_after=x\"]")
                  .starts_with("Line 2, column 1: The tag Settings: "));
  EXPECT_EQ(refusal("[Game \"agon\"]\n[Settings \"capture\"]"),
            "Line 2, column 1: The tag Settings: it is written \"key=value key=value\".");
  EXPECT_TRUE(
      refusal("[Game \"agon\"]\n [Position \"5/6\"]").starts_with("Line 2, column 2: The tag Position: "));
  EXPECT_TRUE(refusal("[Game \"agon\"]\n [Clock \"soon\"]").starts_with("Line 2, column 2: The tag Clock: "));
  EXPECT_EQ(refusal("[Game \"agon\"] [Date \"2023.02.30\"] Qf1-f2"),
            "Line 1, column 15: A day is written 2023.11.14.");
  EXPECT_EQ(refusal("[Game \"agon\"]\n[Game \"agon\"]"), "Line 2, column 1: There are two tags \"Game\".");
  EXPECT_EQ(refusal("[Game \"agon\"] Qf1-f2 [Date \"2024.01.01\"]"),
            "Line 1, column 22, turn 2: The tags stand before the first action and event.");
}

TEST(RecordByHand, BrokenTextsAreRefusedWithTheirPlace) {
  EXPECT_EQ(refusal("[Game \"agon"),
            "Line 1, column 12: Here belongs the quote that ends the text, in the same line.");
  EXPECT_EQ(refusal("[Game \"a\\x\"]"),
            "Line 1, column 7: There is something behind a \\ that it cannot stand before.");
  EXPECT_EQ(refusal("[Game agon]"), "Line 1, column 7: Here belongs a text in quotes.");
  EXPECT_EQ(refusal("[ \"agon\"]"), "Line 1, column 3: Here belongs a tag's name.");
  EXPECT_EQ(refusal("[Game \"agon\"\n{x"), "Line 2, column 1: Here belongs the ] that ends the tag.");
  EXPECT_EQ(refusal("{\u00f6\n"), "Line 1, column 1: This comment has no } that ends it.");
  EXPECT_EQ(refusal("{\u00f6} }"),
            "Line 1, column 5: A \"}\" begins nothing here: a tag begins with [, a comment with {.");
  EXPECT_EQ(refusal("{[%at \n}"), "Line 2, column 1: Here belongs the ] that ends the note.");
  EXPECT_EQ(refusal("[Game \"agon\"] 1 Qf1-f2"),
            "Line 1, column 16: Here belongs a dot behind the turn's number.");
  EXPECT_EQ(refusal("\xFF"), "The record is not text in UTF-8.");
  EXPECT_EQ(refusal(""), "The record does not say which game it is of: [Game \"...\"].");
}

TEST(RecordByHand, NotesAreRefusedThatSayNothing) {
  const std::string head = "[Game \"agon\"]\n";
  EXPECT_EQ(refusal(head + "{[%seated white]}"),
            "Line 2, column 1: This note is written [%seated SIDE \"ID\" \"NAME\"]. SIDE is white "
            "or black.");
  EXPECT_EQ(refusal(head + "{[%at 2023-11-14] [%resigned white]}"),
            "Line 2, column 1: This note is written [%at 2023-11-14T22:13:20.000Z].");
  EXPECT_EQ(refusal(head + "{[%clk 0:05:00]}"), "Line 2, column 1: These notes stand behind no action.");
  EXPECT_EQ(refusal(head + "{[%left 5.000] [%at 2023-11-14T22:13:20.000Z] [%resigned white]}"),
            "Line 2, column 1: An event is noted with its time and itself: {[%at ...] [%resigned ...]}.");
  EXPECT_EQ(refusal(head + "Qf1-f2 {[%spent 5.000]}"),
            "Line 2, column 8, turn 1: This note is written [%at 2023-11-14T22:13:20.000Z].");
  EXPECT_EQ(
      refusal(head + "Qf1-f2 {[%at 2023-11-14T22:13:20.000Z] [%spent 5.000]}"),
      "Line 2, column 8, turn 1: An action is noted with [%at], or with [%at] [%spent] [%lag] [%gained] "
      "[%left], in this order.");
}

}  // namespace
}  // namespace hexcourt::protocol
