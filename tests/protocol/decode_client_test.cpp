#include <gtest/gtest.h>

#include "protocol/decode.hpp"

namespace hexcourt::protocol {
namespace {

DecodeError refusal(std::string_view frame) {
  const auto decoded = decode_client(frame);
  if (decoded) return {"accepted", "", std::nullopt};
  return decoded.error();
}
std::string code(std::string_view frame) { return refusal(frame).code; }

template <typename Body>
Body body(std::string_view frame) {
  const auto decoded = decode_client(frame);
  if (!decoded) {
    ADD_FAILURE() << frame << "\n" << decoded.error().message;
    return {};
  }
  return std::get<Body>(decoded->body);
}

TEST(DecodeClient, WhatIsNoJsonIsBadJson) {
  for (const char* frame :
       {"", " ", "{", "hello", R"({"type":"ping"} x)", "{'type':'ping'}", R"({"type":"ping",})",
        R"({"type":"ping"}{"type":"ping"})", "NaN", R"({"type":"ping","t":NaN})", R"({"type":"ping","t":01})",
        R"(/* */ {"type":"ping"})"}) {
    EXPECT_EQ(code(frame), "bad_json") << frame;
  }
}

TEST(DecodeClient, BadJsonNamesTheByte) {
  EXPECT_EQ(refusal("{\"type\" \"ping\"}").message,
            "The frame is not JSON in UTF-8: reading stopped at byte 14.");
}

TEST(DecodeClient, DeepNestingUpToTheLimitOfAFrameIsRefusedQuietly) {
  constexpr std::size_t kFrame = 64UL * 1024;
  EXPECT_EQ(code(std::string(kFrame, '[')), "bad_json");
  EXPECT_EQ(code(std::string(kFrame / 2, '[') + std::string(kFrame / 2, ']')), "bad_message");
  std::string objects = R"({"type":"ping","x":)";
  for (int i = 0; i < 10'000; ++i) objects += "{\"a\":";
  objects += "0" + std::string(10'001, '}');
  EXPECT_EQ(code(objects), "accepted");
}

TEST(DecodeClient, ManyMembersTakeNoMoreThanTheirNumber) {
  std::string frame = R"({"type":"create_room","game":"agon","settings":{)";
  for (int i = 0; i < 6'000; ++i) frame += "\"" + std::to_string(i) + "\":0,";
  frame += R"("last":true}})";
  EXPECT_EQ(body<CreateRoom>(frame).settings.size(), 6'001U);
}

TEST(DecodeClient, NumbersBeyondADoubleAreBadJson) {
  EXPECT_EQ(code(R"({"type":"ping","t":1e999})"), "bad_json");
  EXPECT_EQ(code(R"({"type":"ping","x":-1e999})"), "bad_json");
}

TEST(DecodeClient, IntegersBeyond64BitsAreRefusedWhereTheyMatter) {
  EXPECT_EQ(body<Act>(R"({"type":"act","action":"a","ply":9223372036854775807})").ply,
            std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(refusal(R"({"type":"act","action":"a","ply":9223372036854775808,"id":1})"),
            (DecodeError{"bad_message", "'ply' must be a whole number from 0 up, not 9223372036854775808.",
                         std::int64_t{1}}));
  EXPECT_EQ(code(R"({"type":"act","action":"a","ply":123456789012345678901234567890})"), "bad_message");
  EXPECT_EQ(code(R"({"type":"act","action":"a","ply":-9223372036854775809})"), "bad_message");
  EXPECT_EQ(code(R"({"type":"ping","x":123456789012345678901234567890})"), "accepted");
}

TEST(DecodeClient, OfTwoMembersOfOneNameTheLaterCounts) {
  EXPECT_EQ(body<Act>(R"({"type":"act","action":"a","ply":1,"ply":2})").ply, 2);
  EXPECT_EQ(code(R"({"type":"act","action":"a","ply":1,"ply":"2"})"), "bad_message");
}

TEST(DecodeClient, LoneSurrogatesAreBadJson) {
  EXPECT_EQ(code(R"({"type":"chat","text":"\ud800"})"), "bad_json");
  EXPECT_EQ(code(R"({"type":"chat","text":"\udc00\ud800"})"), "bad_json");
  EXPECT_EQ(body<SayChat>(R"({"type":"chat","text":"\ud83d\udc1d"})").text, "\U0001F41D");
}

TEST(DecodeClient, InvalidUtf8IsBadJson) {
  EXPECT_EQ(code("{\"type\":\"chat\",\"text\":\"\xFF\"}"), "bad_json");
  EXPECT_EQ(code("{\"type\":\"chat\",\"text\":\"\xC0\xAF\"}"), "bad_json");
  EXPECT_EQ(code("{\"type\":\"chat\",\"text\":\"\xED\xA0\x80\"}"), "bad_json");
  EXPECT_EQ(code("{\"\xFF\":1,\"type\":\"ping\"}"), "bad_json");
}

TEST(DecodeClient, NulBytesAreTextOnlyWhereTheyAreEscaped) {
  EXPECT_EQ(code(std::string_view("{\"type\":\"ping\"}\0", 16)), "bad_json");
  EXPECT_EQ(code(std::string_view("\0{\"type\":\"ping\"}", 16)), "bad_json");
  EXPECT_EQ(code(std::string_view("{\"type\":\0\"ping\"}", 16)), "bad_json");
  EXPECT_EQ(code(std::string_view("{\"type\":\"chat\",\"text\":\"a\0b\"}", 28)), "bad_json");
  EXPECT_EQ(body<SayChat>(R"({"type":"chat","text":"a\u0000b"})").text, std::string_view("a\0b", 3));
}

TEST(DecodeClient, WhatIsNoObjectIsABadMessage) {
  for (const char* frame : {"[]", "null", "true", "5", R"("ping")", R"([{"type":"ping"}])"}) {
    EXPECT_EQ(code(frame), "bad_message") << frame;
  }
  EXPECT_EQ(refusal("[]").message, "A frame must be a JSON object with a member 'type', not an array.");
}

TEST(DecodeClient, ATypeMustBeAString) {
  EXPECT_EQ(refusal("{}"),
            (DecodeError{"bad_message", "'type' is missing; it must be a string.", std::nullopt}));
  EXPECT_EQ(refusal(R"({"type":["ping"],"id":"q"})"),
            (DecodeError{"bad_message", "'type' must be a string, not an array.", "q"}));
}

TEST(DecodeClient, AnUnknownTypeIsNamedButNotAtAnyLength) {
  const DecodeError error = refusal(R"({"type":"dance","id":7})");
  EXPECT_EQ(error.code, "unknown_type");
  EXPECT_EQ(error.re, Scalar{std::int64_t{7}});
  EXPECT_TRUE(error.message.starts_with("There is no message type \"dance\"; there are: hello,"))
      << error.message;
  EXPECT_LT(refusal(R"({"type":")" + std::string(60'000, 'x') + "\"}").message.size(), 300U);
}

TEST(DecodeClient, ComplaintsSayTheMemberAndWhatItMustBe) {
  EXPECT_EQ(refusal(R"({"type":"act","action":"a","ply":"3"})").message,
            "'ply' must be a whole number from 0 up, not \"3\".");
  EXPECT_EQ(refusal(R"({"type":"act","ply":3})").message, "'action' is missing; it must be a string.");
  EXPECT_EQ(refusal(R"({"type":"sit","side":"red"})").message,
            "'side' must be \"white\" or \"black\", not \"red\".");
  EXPECT_EQ(refusal(R"({"type":"create_room","game":"agon","first":"me"})").message,
            "'first' must be \"host\", \"guest\" or \"random\", not \"me\".");
  EXPECT_EQ(refusal(R"({"type":"create_room","game":"agon","settings":{"capture":["ring"]}})").message,
            "'settings.capture' must be true or false, a whole number or a string, not an array.");
  EXPECT_EQ(refusal(R"({"type":"hello","protocol":1,"legal":1})").message,
            "'legal' must be true or false, not 1.");
}

TEST(DecodeClient, ADrawOrAWinCanBeClaimed) {
  EXPECT_EQ(body<ClaimWin>(R"({"type":"claim","what":"win"})"), ClaimWin{});
  EXPECT_EQ(
      refusal(R"({"type":"claim","what":"loss","id":1})"),
      (DecodeError{"bad_message", "'what' must be \"draw\" or \"win\", not \"loss\".", std::int64_t{1}}));
}

TEST(DecodeClient, WhatIsProposedMustBeNamed) {
  for (const char* type : {"offer", "withdraw", "accept", "decline"}) {
    EXPECT_EQ(refusal(R"({"type":")" + std::string(type) + R"(","what":"peace"})").message,
              "'what' must be \"draw\", \"takeback\" or \"rematch\", not \"peace\".");
    EXPECT_EQ(code(R"({"type":")" + std::string(type) + "\"}"), "bad_message");
  }
}

TEST(DecodeClient, AClockIsReadByItsKind) {
  using namespace std::chrono_literals;
  const auto clock = [](const std::string& json) {
    return body<CreateRoom>(R"({"type":"create_room","game":"agon","clock":)" + json + "}").clock;
  };
  EXPECT_EQ(clock("null"), std::nullopt);
  EXPECT_EQ(clock(R"({"kind":"fischer","initial_ms":300000})"),
            match::TimeControl(match::Fischer{5min, 0s, std::nullopt}));
  EXPECT_EQ(clock(R"({"kind":"fischer","initial_ms":300000,"increment_ms":3000,"cap_ms":600000})"),
            match::TimeControl(match::Fischer{5min, 3s, 10min}));
  EXPECT_EQ(clock(R"({"kind":"byo_yomi","main_ms":0,"periods":3,"period_ms":30000})"),
            match::TimeControl(match::ByoYomi{0min, 3, 30s}));
  EXPECT_EQ(clock(R"({"kind":"per_turn","turn_ms":60000})"), match::TimeControl(match::PerTurn{1min}));
}

TEST(DecodeClient, AMalformedClockIsRefusedByItsMember) {
  for (const char* type : {"create_room", "seek"}) {
    const auto complaint = [type](const std::string& json) {
      return refusal(R"({"type":")" + std::string(type) + R"(","game":"agon","clock":)" + json + "}").message;
    };
    EXPECT_EQ(complaint(R"("fischer 5m")"), "'clock' must be an object, not \"fischer 5m\".");
    EXPECT_EQ(complaint("{}"),
              "'clock.kind' is missing; it must be \"fischer\", \"byo_yomi\" or \"per_turn\".");
    EXPECT_EQ(complaint(R"({"kind":"fischer"})"),
              "'clock.initial_ms' is missing; it must be a whole number from 0 to 253402300799999.");
    EXPECT_EQ(complaint(R"({"kind":"per_turn","turn_ms":-1})"),
              "'clock.turn_ms' must be a whole number from 0 to 253402300799999, not -1.");
    EXPECT_TRUE(complaint(R"({"kind":"per_turn","turn_ms":1})").starts_with("'clock': "));
    EXPECT_TRUE(complaint(R"({"kind":"byo_yomi","main_ms":0,"periods":2147483647,"period_ms":1000})")
                    .starts_with("'clock': "));
  }
}

TEST(DecodeClient, ErrorsCarryTheIdOfTheirRequest) {
  EXPECT_EQ(refusal(R"({"type":"act","id":5})").re, Scalar{std::int64_t{5}});
  EXPECT_EQ(refusal(R"({"type":"act","id":-5.5})").re, Scalar{-5.5});
  EXPECT_EQ(refusal(R"({"type":"act","id":""})").re, Scalar{""});
  EXPECT_EQ(refusal(R"({"id":"x"})").re, Scalar{"x"});
  EXPECT_EQ(refusal(R"({"type":"act","id":null})").re, std::nullopt);
}

TEST(DecodeClient, AnIdMustBeANumberOrAShortString) {
  const std::string longest(128, 'i');
  EXPECT_EQ(refusal(R"({"type":"act","id":")" + longest + "\"}").re, Scalar{longest});
  for (const std::string& id :
       {"\"" + longest + "i\"", std::string("true"), std::string("{}"), std::string("[1]"),
        std::string("9223372036854775808"), std::string("1e300")}) {
    const DecodeError error = refusal(R"({"type":"ping","id":)" + id + "}");
    EXPECT_EQ(error.code, "bad_message") << id;
    EXPECT_EQ(error.re, std::nullopt) << id;
    EXPECT_TRUE(error.message.starts_with(
        "'id' must be a string of at most 128 bytes or a number between -2^63 and 2^63, not "))
        << error.message;
  }
}

TEST(DecodeClient, WordsAreBoundedAndChatIsNot) {
  const std::string longest(256, 'w');
  for (const char* member : {"client", "token", "name", "invite", "code"}) {
    const std::string start = R"({"type":"hello","protocol":1,")" + std::string(member) + R"(":")" + longest;
    EXPECT_EQ(code(start + "\"}"), "accepted") << member;
    EXPECT_EQ(code(start + "w\"}"), "bad_message") << member;
  }
  EXPECT_EQ(body<SayChat>(R"({"type":"chat","text":")" + std::string(60'000, 'x') + "\"}").text.size(),
            60'000U);
}

TEST(DecodeClient, NullCountsAsAbsent) {
  EXPECT_EQ(body<Hello>(R"({"type":"hello","protocol":1,"name":null,"legal":null,"id":null})"), Hello{});
  EXPECT_EQ(body<Sit>(R"({"type":"sit","side":null})"), Sit{});
  EXPECT_EQ(refusal(R"({"type":"hello","protocol":null})").message,
            "'protocol' is missing; it must be a whole number from 0 up.");
  EXPECT_EQ(body<CreateRoom>(R"({"type":"create_room","game":"agon","settings":{"a":null}})").settings,
            game::NamedValues{});
}

TEST(DecodeClient, AWholeNumberMayBeWrittenAsAFraction) {
  EXPECT_EQ(body<Act>(R"({"type":"act","action":"a","ply":3.0})").ply, 3);
  EXPECT_EQ(code(R"({"type":"act","action":"a","ply":3.5})"), "bad_message");
  EXPECT_EQ(code(R"({"type":"act","action":"a","ply":1e18})"), "bad_message");
}

TEST(DecodeClient, UnknownMembersAreIgnored) {
  EXPECT_EQ(body<Act>(R"({"type":"act","action":"a","ply":1,"side":{},"what":[1,[2]]})"), (Act{"a", 1}));
}

}  // namespace
}  // namespace hexcourt::protocol
