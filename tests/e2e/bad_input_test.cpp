#include <gmock/gmock.h>

#include <string>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

/// A room with a game in it, that must go on whatever a third socket there sends.
class BadInput : public testing::Test {
 protected:
  BadInput() { eve.hello(); }
  void TearDown() override { game.play(game.some_action()); }

  std::string refusal(const std::string& text) {
    eve.send_text(text);
    return eve.expect("error").at("code");
  }

  TestServer server;
  Game game{server, {{"game", "agon"}}};
  TestClient eve{server, room_path(game.room)};
};

constexpr std::size_t kLimit = std::size_t{64} * 1024;

TEST_F(BadInput, BrokenJsonIsRefused) {
  for (const char* text : {"", "{", "nonsense", R"({"type":"act",})", R"("type"})"}) {
    EXPECT_EQ(refusal(text), "bad_json") << text;
  }
}

TEST_F(BadInput, WhatIsNoMessageIsRefused) {
  for (const char* text : {"[]", "1", "null", "{}", R"({"type":1})"})
    EXPECT_EQ(refusal(text), "bad_message") << text;
}

TEST_F(BadInput, UnknownTypesAreRefused) { EXPECT_EQ(refusal(R"({"type":"fly"})"), "unknown_type"); }

TEST_F(BadInput, WrongTypesAreRefused) {
  for (const char* text : {R"({"type":"act","action":1,"ply":0})", R"({"type":"act","action":"a","ply":"0"})",
                           R"({"type":"sit","side":"green"})", R"({"type":"chat","text":{}})"}) {
    EXPECT_EQ(refusal(text), "bad_message") << text;
  }
}

TEST_F(BadInput, DeepNestingAndHugeNumbersAreRefused) {
  const std::string deep = std::string(20'000, '[') + std::string(20'000, ']');
  EXPECT_THAT(refusal(deep), testing::AnyOf("bad_json", "bad_message"));
  EXPECT_THAT(refusal(R"({"type":"act","action":"a","ply":1e999})"),
              testing::AnyOf("bad_json", "bad_message"));
  EXPECT_EQ(refusal(R"({"type":"act","action":"a","ply":99999999999999999999})"), "bad_message");
}

TEST_F(BadInput, AnErrorNamesTheRequest) {
  EXPECT_EQ(eve.request({{"type", "fly"}}).at("code"), "unknown_type");
}

TEST_F(BadInput, ABinaryFrameClosesWith1003) {
  eve.send_binary(R"({"type":"ping"})");
  EXPECT_EQ(eve.close_code(), 1003);
}

TEST_F(BadInput, TextThatIsNoUtf8ClosesWith1007) {
  eve.send_text("{\"type\":\"chat\",\"text\":\"\xff\xfe\"}");
  EXPECT_EQ(eve.close_code(), 1007);
}

TEST_F(BadInput, AFrameOverTheLimitClosesWith1009) {
  const std::string frame = R"({"type":"chat","text":")" + std::string(kLimit, 'x') + "\"}";
  eve.send_text(frame);
  EXPECT_EQ(eve.close_code(), 1009);
}

TEST_F(BadInput, AFrameAtTheLimitIsRead) {
  std::string frame = R"({"type":"fly","text":")";
  frame += std::string(kLimit - frame.size() - 2, 'x') + "\"}";
  EXPECT_EQ(refusal(frame), "unknown_type");
}

TEST_F(BadInput, AFrameThatAnnounces100MegabytesIsNotWaitedFor) {
  RawSocket socket(server);
  socket.write(upgrade_request("/ws/lobby"));
  socket.read_until("\r\n\r\n");
  socket.write(std::string("\x81\xff\x00\x00\x00\x00\x06\x40\x00\x00\x00\x00\x00\x00", 14));
  // A close frame of two bytes: 1009.
  EXPECT_EQ(socket.read_until("\x03\xf1"), "\x88\x02\x03\xf1");
}

}  // namespace
}  // namespace hexcourt::e2e
