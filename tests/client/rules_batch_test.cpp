#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "command/rules.hpp"
#include "ran.hpp"

namespace hexcourt::command {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

const std::string kStart = "W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w move";

std::vector<json> answers(const std::string& input) {
  std::vector<json> all;
  std::istringstream out(ran({"rules", "batch", "hivequeen"}, input).out);
  for (std::string line; std::getline(out, line);) all.push_back(json::parse(line));
  return all;
}

TEST(RulesBatch, DescribesEachPosition) {
  const auto all = answers(kStart + "\n");
  ASSERT_THAT(all, SizeIs(1));
  EXPECT_EQ(all[0]["position"], kStart);
  EXPECT_THAT(all[0]["legal"], SizeIs(91));
  EXPECT_TRUE(all[0]["result"].is_null());
  EXPECT_TRUE(all[0]["reason"].is_null());
}

TEST(RulesBatch, WritesTheMembersInTheirOrder) {
  EXPECT_THAT(ran({"rules", "batch", "hivequeen"}, kStart).out,
              StartsWith(R"({"position":")" + kStart + R"(","legal":[")"));
}

TEST(RulesBatch, DescribesThePositionAfterAnAction) {
  const auto all = answers(kStart + "\tWa1-a2\n" + kStart);
  ASSERT_THAT(all, SizeIs(2));
  EXPECT_EQ(all[0]["position"], "1W2w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w produce:1");
  EXPECT_EQ(all[1]["position"], kStart);
}

TEST(RulesBatch, SaysWhoWonAndWhyAndThatNothingIsLegalThen) {
  const Ran run =
      ran({"rules", "batch", "agon"}, "gggggg/7/8/9/4G1G3/4GQG3q/4GG4/9/8/7/6 w move -\tGe7-e6\n");
  EXPECT_EQ(run.out, R"({"position":"gggggg/7/8/9/4GG4/4GQG3q/4GG4/9/8/7/6 b move -","legal":[],)"
                     R"("result":"white","reason":"throne"})"
                     "\n");
}

TEST(RulesBatch, RefusesBadLinesOneByOneAndGoesOn) {
  const auto all = answers("\nnonsense\n" + kStart + "\tWa1-a9\n" + kStart + "\r\n" + kStart + "\t\n" +
                           kStart + "\tWa1-a2\tmore\n\xff\xfe\n" + kStart + "\n");
  ASSERT_THAT(all, SizeIs(8));
  for (std::size_t i = 0; i < 7; ++i) {
    ASSERT_TRUE(all[i].contains("refused")) << i;
    EXPECT_THAT(all[i], SizeIs(1)) << i;
    EXPECT_THAT(all[i]["refused"].get<std::string>(), testing::Not("")) << i;
  }
  EXPECT_TRUE(all[7].contains("legal"));
}

TEST(RulesBatch, RefusesALineThatIsTooLong) {
  const auto all = answers(std::string(3 * kLineBytes, 'W') + "\n" + kStart);
  ASSERT_THAT(all, SizeIs(2));
  EXPECT_THAT(all[0]["refused"].get<std::string>(), HasSubstr("4096"));
  EXPECT_TRUE(all[1].contains("legal"));
}

TEST(RulesBatch, RefusesAnUnknownGameBeforeReading) {
  const Ran run = ran({"rules", "batch", "chess"}, kStart);
  EXPECT_EQ(run.status, kRefused);
  EXPECT_EQ(run.out, "");
}

}  // namespace
}  // namespace hexcourt::command
