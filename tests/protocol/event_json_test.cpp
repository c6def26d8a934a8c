#include "protocol/event_json.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "event_samples.hpp"
#include "mutator.hpp"
#include "protocol/utf8.hpp"

namespace hexcourt::protocol {
namespace {

using namespace std::chrono_literals;

const match::TimePoint kAt(1'700'000'000'000ms);

std::string refusal(std::string_view text) {
  const auto read = read_event_json(text);
  return read ? "accepted" : read.error();
}

TEST(EventJson, EveryKindOfEventReadsBackEqual) {
  std::set<std::size_t> kinds;
  for (const match::Event& event : event_samples()) {
    const std::string text = event_json(event);
    const auto read = read_event_json(text);
    ASSERT_TRUE(read) << text << "\n" << read.error();
    EXPECT_EQ(*read, event) << text;
    EXPECT_EQ(event_json(*read), text);
    kinds.insert(event.what.index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<match::Happening>);
}

TEST(EventJson, IsTheSameForEverSinceStoresKeepIt) {
  const std::vector<match::Event> events = event_samples();
  EXPECT_EQ(event_json(events[0]),
            R"({"seq":1,"at":1700000000000,"event":"created","game":"agon",)"
            R"("settings":{"opening":"standard","touch_move":false,"three":3},"position":"5/6 w move -",)"
            R"("claim_after":3,"draw_after":0,"host":{"id":"p1","name":"Ann"},"host_side":"black"})");
  EXPECT_TRUE(event_json(events[1]).ends_with(
      R"("clock":{"kind":"fischer","initial_ms":300000,"increment_ms":3000,"cap_ms":600000}})"));
  EXPECT_TRUE(event_json(events[3]).ends_with(
      R"("clock":{"kind":"byo_yomi","main_ms":600000,"periods":3,"period_ms":30000}})"));
  EXPECT_TRUE(event_json(events[4]).ends_with(R"("clock":{"kind":"per_turn","turn_ms":86400000}})"));
  const auto text = [](match::Happening what) { return event_json({7, kAt, std::move(what)}); };
  EXPECT_EQ(text(match::Acted{game::Side::white, ".", match::ClockReceipt{1'234ms, 56ms, 3s, 299s}}),
            R"({"seq":7,"at":1700000000000,"event":"acted","side":"white","action":".","charged_ms":1234,)"
            R"("credited_ms":56,"gained_ms":3000,"left_ms":299000})");
  EXPECT_EQ(text(match::TakenBack{game::Side::black, 12}),
            R"({"seq":7,"at":1700000000000,"event":"taken_back","side":"black","ply":12})");
  EXPECT_EQ(
      text(match::ServerWasDown{kAt, 15s}),
      R"({"seq":7,"at":1700000000000,"event":"server_was_down","since":1700000000000,"bonus_ms":15000})");
}

TEST(EventJson, WhatIsNoJsonObjectIsRefused) {
  EXPECT_EQ(refusal(""), "The event is not JSON in UTF-8: reading stopped at byte 1.");
  EXPECT_EQ(refusal("[]"), "An event must be a JSON object, not an array.");
  for (const std::string& text :
       {std::string("{"), std::string("{}x"), std::string("{\"seq\":1e999}"), std::string("{\"\xFF\":1}"),
        std::string("{}\0", 3), std::string(100'000, '[')}) {
    EXPECT_NE(refusal(text), "accepted") << text.substr(0, 20);
  }
}

TEST(EventJson, ARefusalNamesTheMember) {
  EXPECT_EQ(refusal("{}"), "'seq' is missing; it must be a whole number from 1 up.");
  EXPECT_EQ(refusal(R"({"seq":0,"at":5,"event":"resigned","side":"white"})"),
            "'seq' must be a whole number from 1 up, not 0.");
  EXPECT_EQ(refusal(R"({"seq":1,"at":-5,"event":"resigned","side":"white"})"),
            "'at' must be a whole number from 0 to 253402300799999, not -5.");
  EXPECT_EQ(refusal(R"({"seq":1,"at":5,"event":"resigned","side":"w"})"),
            "'side' must be \"white\" or \"black\", not \"w\".");
  EXPECT_EQ(refusal(R"({"seq":1,"at":5,"event":"seated","side":"white","player":{"id":"p1"}})"),
            "'player.name' is missing; it must be a string.");
  EXPECT_TRUE(refusal(R"({"seq":1,"at":5,"event":"danced","side":"white"})")
                  .starts_with("'event' must be \"created\", \"seated\", "));
}

TEST(EventJson, NothingIsTakenThatWasNotUnderstood) {
  EXPECT_EQ(refusal(R"({"seq":1,"at":5,"event":"resigned","side":"white","what":"draw"})"),
            "'what' does not belong there.");
  EXPECT_EQ(
      refusal(R"({"seq":1,"at":5,"event":"seated","side":"white","player":{"id":"p","name":"","x":1}})"),
      "'player.x' does not belong there.");
  EXPECT_EQ(refusal(R"({"seq":1,"at":5,"event":"acted","side":"white","action":".","left_ms":1})"),
            "'left_ms' does not belong there.");
  EXPECT_EQ(refusal(R"({"seq":1,"at":5,"event":"acted","side":"white","action":".","charged_ms":null})"),
            "'charged_ms' does not belong there.");
  EXPECT_EQ(refusal(R"({"seq":1,"at":5,"event":"resigned","side":"white","side":"black"})"),
            "The event names the member \"side\" twice.");
}

TEST(EventJson, MembersMayStandInAnotherOrder) {
  EXPECT_EQ(read_event_json(R"( {"side": "white", "event": "resigned", "at": 1700000000000, "seq": 7} )"),
            (match::Event{7, kAt, match::Resigned{game::Side::white}}));
}

TEST(EventJson, AClockOutOfRangeIsRefused) {
  const std::string text = event_json(event_samples()[4]);
  const std::string turned = "\"turn_ms\":86400000";
  for (const char* wrong : {"\"turn_ms\":0", "\"turn_ms\":-1", "\"turn_ms\":9223372036854775807",
                            "\"turn_ms\":253402300799999", "\"turn_ms\":1.5"}) {
    std::string changed = text;
    changed.replace(changed.find(turned), turned.size(), wrong);
    EXPECT_TRUE(refusal(changed).starts_with("'clock")) << refusal(changed);
  }
}

TEST(EventJson, ManyMembersAreRefusedInLinearTime) {
  std::string text = R"({"seq":1,"at":5,"event":"created","settings":{)";
  for (int i = 0; i < 200'000; ++i) text += "\"" + std::to_string(i) + "\":0,";
  EXPECT_EQ(refusal(text + R"("last":0}})"), "The event has an object of too many members.");
}

TEST(EventJson, WhateverIsTakenIsWrittenBackTheSame) {
  const std::vector<match::Event> samples = event_samples();
  Mutator mutator;
  int refused = 0;
  for (int i = 0; i < 4'000; ++i) {
    const std::string text = mutator.mutated(event_json(samples[mutator.below(samples.size())]));
    SCOPED_TRACE(text);
    const auto read = read_event_json(text);
    if (read) {
      EXPECT_EQ(read_event_json(event_json(*read)), read);
    } else {
      EXPECT_TRUE(is_utf8(read.error()));
      ++refused;
    }
  }
  EXPECT_GT(refused, 2'000);
}

}  // namespace
}  // namespace hexcourt::protocol
