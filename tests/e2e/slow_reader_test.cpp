#include <gmock/gmock.h>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

using namespace std::chrono_literals;

TEST(FieldReport, D18ASlowReaderIsDroppedAndNobodyElseNotices) {
  server::Limits limits = test_limits();
  limits.outbox_bytes = std::size_t{64} * 1024;
  limits.close_within = 200ms;
  limits.chats_a_minute = 1'000'000;
  limits.chat_characters = 60'000;
  const TestServer server(limits);
  const NewRoom room = make_room(server, {{"game", "agon"}});
  RawSocket slow(server, 4096);
  slow.write(upgrade_request(room_path(room.room)));
  slow.read_until("\r\n\r\n");
  slow.write_text(R"({"type":"hello","protocol":1})");
  TestClient ada(server, room_path(room.room));
  ada.hello();
  TestClient bob(server, room_path(room.room));
  bob.hello();
  ASSERT_TRUE(eventually([&] { return server.numbers().players() == 3; }));
  // Ada talks on until the slow one is dropped; Bob hears every word.
  int said = 0;
  const std::string text(50'000, 'x');
  for (; server.numbers().players() == 3 && said < 2'000; ++said) {
    ASSERT_EQ(ada.request({{"type", "chat"}, {"text", text}}).at("type"), "ok");
    ASSERT_EQ(bob.expect("chat").at("text").get<std::string>().size(), text.size());
  }
  EXPECT_EQ(server.numbers().players(), 2);
  EXPECT_EQ(ada.request({{"type", "ping"}}).at("type"), "ok");
}

TEST(FastWriter, GetsEveryAnswerHoweverLargeTheyAre) {
  server::Limits limits = test_limits();
  limits.outbox_bytes = std::size_t{64} * 1024;
  limits.messages_a_second = 1'000'000;
  const TestServer server(limits);
  Game game(server, {{"game", "hivequeen"}});
  TestClient& actor = game.to_act();
  // Each is answered by an error and the whole state, far more in all than any buffer between holds.
  constexpr int kRequests = 2'500;
  for (int i = 0; i < kRequests; ++i) {
    actor.send({{"type", "act"}, {"action", "."}, {"ply", 99}, {"id", i}});
  }
  for (int i = 0; i < kRequests; ++i) ASSERT_EQ(actor.expect("error").at("re"), i);
}

TEST(FastWriter, IsReadLaterAndNotRefused) {
  server::Limits limits = test_limits();
  limits.messages_a_second = 20;
  const TestServer server(limits);
  TestClient client(server, "/ws/lobby");
  client.hello();
  const auto began = std::chrono::steady_clock::now();
  for (int i = 0; i < 40; ++i) client.send({{"type", "ping"}, {"t", i}});
  for (int i = 0; i < 40; ++i) EXPECT_EQ(client.expect("pong").at("t"), i);
  EXPECT_GE(std::chrono::steady_clock::now() - began, 900ms);
}

}  // namespace
}  // namespace hexcourt::e2e
