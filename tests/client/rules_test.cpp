#include "command/rules.hpp"

#include <gmock/gmock.h>

#include <algorithm>

#include "ran.hpp"

namespace hexcourt::command {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

const std::string kHiveStart = "W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w move";
const std::string kAgonStart = "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w move -";

std::vector<std::string> lines(const std::string& text) {
  std::vector<std::string> all;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) all.push_back(line);
  return all;
}

void expect_refused(const Ran& run, const std::string& why) {
  EXPECT_EQ(run.status, kRefused);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, AllOf(StartsWith("hexcourt: "), HasSubstr(why), EndsWith("\n")));
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
}

TEST(RulesStart, PrintsTheStartingPosition) {
  EXPECT_EQ(ran({"rules", "start", "hivequeen"}).out, kHiveStart + "\n");
  EXPECT_EQ(ran({"rules", "start", "agon"}).out, kAgonStart + "\n");
}

TEST(RulesStart, TakesRulesetsAndSettings) {
  const Ran ruleset = ran({"rules", "start", "agon-original"});
  EXPECT_EQ(ruleset.status, kDone);
  EXPECT_EQ(ran({"rules", "start", "agon", "--set", "opening=placement"}).out, ruleset.out);
  EXPECT_EQ(ran({"rules", "start", "--set", "opening=placement", "--set", "capture=ring", "agon"}).out,
            ruleset.out);
}

TEST(RulesLegal, ListsEveryActionSortedBytewise) {
  const auto actions = lines(ran({"rules", "legal", "hivequeen", kHiveStart}).out);
  EXPECT_EQ(actions.size(), 91U);
  EXPECT_TRUE(std::is_sorted(actions.begin(), actions.end()));
}

TEST(RulesApply, PrintsThePositionAndADashWhileTheGameGoesOn) {
  const Ran run = ran({"rules", "apply", "agon", kAgonStart, "Qf1-f2"});
  EXPECT_EQ(run.status, kDone);
  EXPECT_EQ(run.out, "1g2G1/G5g/8/g7G/10/1Q8q/10/g7G/8/G5g/1g2G1 b move -\n-\n");
}

TEST(RulesApply, PrintsWhoWonAndWhy) {
  const Ran run =
      ran({"rules", "apply", "agon", "gggggg/7/8/9/4G1G3/4GQG3q/4GG4/9/8/7/6 w move -", "Ge7-e6"});
  EXPECT_EQ(run.out, "gggggg/7/8/9/4GG4/4GQG3q/4GG4/9/8/7/6 b move -\nwhite throne\n");
}

TEST(RulesApply, TakesActionsThatBeginWithASign) {
  const std::string produce = "1W2w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w produce:1";
  EXPECT_THAT(ran({"rules", "apply", "hivequeen", produce, "+Sb2"}).out, StartsWith("1W2w/WS3w/"));
  EXPECT_THAT(ran({"rules", "apply", "hivequeen", produce, "."}).out, EndsWith(" b move\n-\n"));
  EXPECT_THAT(ran({"rules", "apply", "hivequeen", "--", produce, "."}).out, EndsWith(" b move\n-\n"));
  EXPECT_EQ(ran({"rules", "apply", "agon", kAgonStart, "^f1", "--set", "touch_move=true"}).status, kDone);
  const std::string placement = lines(ran({"rules", "start", "agon-original"}).out).front();
  EXPECT_EQ(ran({"rules", "apply", "agon-original", placement, "@c3"}).status, kDone);
}

TEST(RulesResult, PrintsADashOrWhoWon) {
  EXPECT_EQ(ran({"rules", "result", "hivequeen", kHiveStart}).out, "-\n");
  EXPECT_EQ(ran({"rules", "result", "agon", "gggggg/7/8/9/4GG4/4GQG3q/4GG4/9/8/7/6 b move -"}).out,
            "white throne\n");
}

TEST(RulesPerft, CountsFromTheStartOrAPosition) {
  EXPECT_EQ(ran({"rules", "perft", "hivequeen", "0"}).out, "1\n");
  EXPECT_EQ(ran({"rules", "perft", "hivequeen", "1"}).out, "91\n");
  EXPECT_EQ(ran({"rules", "perft", "agon", "1"}).out, "27\n");
  EXPECT_EQ(ran({"rules", "perft", "agon-original", "1"}).out, "88\n");
  EXPECT_EQ(ran({"rules", "perft", "--from", kAgonStart, "agon", "1"}).out, "27\n");
  EXPECT_EQ(ran({"rules", "perft", "agon", "1", "--set", "touch_move=true"}).out, "7\n");
}

TEST(RulesRefusal, IsOneLineAndStatusTwo) {
  expect_refused(ran({"rules", "start", "chess"}), "no game 'chess'");
  expect_refused(ran({"rules", "start", "agon", "--set", "capture=never"}), "capture");
  expect_refused(ran({"rules", "start", "agon", "--set", "speed=3"}), "speed");
  expect_refused(ran({"rules", "start", "agon", "--set", "capture"}), "key=value");
  expect_refused(ran({"rules", "start", "agon", "--set", "capture=ring", "--set", "capture=line"}),
                 "capture");
  expect_refused(ran({"rules", "legal", "agon", "nonsense"}), "");
  expect_refused(ran({"rules", "legal", "agon", ""}), "");
  expect_refused(ran({"rules", "legal", "agon", "two\nlines\x7f"}), "");
  expect_refused(ran({"rules", "apply", "hivequeen", kHiveStart, "We2-e9"}), "");
  expect_refused(ran({"rules", "apply", "hivequeen", kHiveStart, ""}), "");
  for (const char* depth : {"-1", "", "1.5", "two", "0x2", " 1", "21", "99999999999999999999"}) {
    expect_refused(ran({"rules", "perft", "agon", "--", depth}), "depth");
  }
}

TEST(CommandLine, RefusesWhatItDoesNotKnowOnOneLine) {
  expect_refused(ran({}), "");
  expect_refused(ran({"rules"}), "");
  expect_refused(ran({"rules", "legal", "agon"}), "POSITION");
  expect_refused(ran({"rules", "start", "agon", "extra\nword"}), "extra\\x0aword");
  expect_refused(ran({"rules", "start", "agon", "--unknown"}), "--unknown");
  expect_refused(ran({"rules", "start", "agon", "--set"}), "--set");
}

TEST(CommandLine, ShowsHelpOfEachCommand) {
  EXPECT_EQ(ran({"--help"}).status, kDone);
  EXPECT_THAT(ran({"--help"}).out, HasSubstr("rules"));
  EXPECT_THAT(ran({"rules", "apply", "--help"}).out, HasSubstr("POSITION"));
}

}  // namespace
}  // namespace hexcourt::command
