#include <gmock/gmock.h>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

using namespace std::chrono_literals;

TEST(Arrival, AGuestIsWelcomedWithATokenOnce) {
  const TestServer server;
  TestClient first(server, "/ws/lobby");
  const json welcome = first.hello({{"name", "Ada"}});
  EXPECT_EQ(welcome.at("player").at("name"), "Ada");
  EXPECT_EQ(welcome.at("player").at("guest"), true);
  TestClient second(server, "/ws/lobby");
  const json again = second.hello({{"token", welcome.at("token")}});
  EXPECT_EQ(again.at("player"), welcome.at("player"));
  EXPECT_FALSE(again.contains("token"));
}

TEST(Arrival, AnUnknownTokenMakesANewGuestAndShowsTheNewToken) {
  const TestServer server;
  TestClient client(server, "/ws/lobby");
  const json welcome = client.hello({{"token", "unknown"}});
  EXPECT_NE(welcome.at("token"), "unknown");
}

TEST(Arrival, TheSamePlayerMayHaveSeveralSocketsInTheLobby) {
  const TestServer server;
  TestClient first(server, "/ws/lobby");
  const json token = first.hello().at("token");
  TestClient second(server, "/ws/lobby");
  second.hello({{"token", token}});
  EXPECT_EQ(second.expect("lobby").at("players"), 1);
  EXPECT_EQ(first.request({{"type", "ping"}}).at("type"), "ok");
}

TEST(Arrival, AHelloWithAnIdIsAcknowledged) {
  const TestServer server;
  TestClient client(server, "/ws/lobby");
  EXPECT_EQ(client.request({{"type", "hello"}, {"protocol", 1}}).at("type"), "ok");
  EXPECT_EQ(client.next().at("type"), "welcome");
  EXPECT_EQ(client.next().at("type"), "lobby");
}

TEST(Arrival, NothingIsHeardBeforeTheHello) {
  const TestServer server;
  TestClient client(server, "/ws/lobby");
  EXPECT_EQ(client.request({{"type", "create_room"}, {"game", "agon"}}).at("code"), "not_hello");
  EXPECT_EQ(client.request({{"type", "ping"}}).at("code"), "not_hello");
  client.hello();
  EXPECT_EQ(client.request({{"type", "ping"}}).at("type"), "ok");
}

TEST(Arrival, AnotherVersionOfTheProtocolIsRefused) {
  const TestServer server;
  TestClient client(server, "/ws/lobby");
  EXPECT_EQ(client.request({{"type", "hello"}, {"protocol", 2}}).at("code"), "version");
  client.hello();
}

TEST(Arrival, ASecondHelloIsRefused) {
  const TestServer server;
  TestClient client(server, "/ws/lobby");
  client.hello();
  EXPECT_EQ(client.request({{"type", "hello"}, {"protocol", 1}}).at("code"), "bad_message");
}

TEST(Arrival, WithoutAHelloInItsTimeTheSocketIsClosed) {
  server::Limits limits = test_limits();
  limits.hello_within = 50ms;
  const TestServer server(limits);
  TestClient client(server, "/ws/lobby");
  EXPECT_EQ(client.expect("bye").at("code"), "limits");
  EXPECT_EQ(client.close_code(), 1008);
}

TEST(Arrival, AnUnknownRoomIsToldSoWithoutAHello) {
  const TestServer server;
  TestClient client(server, room_path("nowhere"));
  const json bye = client.next();
  EXPECT_EQ(bye.at("code"), "no_such_room");
  EXPECT_EQ(bye.at("retry"), false);
  EXPECT_EQ(client.close_code(), 4005);
}

TEST(Arrival, OtherPathsTakeNoWebSocket) {
  const TestServer server;
  EXPECT_EQ(upgrade_status(server, "/ws/elsewhere"), 404);
}

TEST(Arrival, MoreSocketsThanAnAddressMayOpenGet429) {
  server::Limits limits = test_limits();
  limits.sockets_a_minute = 2;
  const TestServer server(limits);
  TestClient first(server, "/ws/lobby");
  EXPECT_EQ(upgrade_status(server, "/ws/lobby"), 101);
  EXPECT_EQ(upgrade_status(server, "/ws/lobby"), 429);
  first.hello();
}

TEST(Arrival, ANewcomerToARoomGetsWelcomeStatePresenceAndChat) {
  const TestServer server;
  const NewRoom room = make_room(server, {{"game", "agon"}});
  TestClient first(server, room_path(room.room));
  first.hello();
  first.request({{"type", "chat"}, {"text", "hello"}});
  TestClient client(server, room_path(room.room));
  client.send({{"type", "hello"}, {"protocol", 1}});
  for (const char* type : {"welcome", "state", "presence", "chat"}) EXPECT_EQ(client.next().at("type"), type);
}

TEST(Arrival, ApplicationPingsAreAnsweredWithWhatTheyCarry) {
  const TestServer server;
  TestClient client(server, "/ws/lobby");
  client.hello();
  client.send({{"type", "ping"}, {"t", "as it was"}});
  EXPECT_EQ(client.expect("pong").at("t"), "as it was");
}

TEST(Arrival, ASilentSocketIsClosedAndOneThatAnswersPingsIsNot) {
  server::Limits limits = test_limits();
  limits.ping_every = 100ms;
  limits.silent_after = 2s;
  limits.close_within = 10ms;
  const TestServer server(limits);
  RawSocket silent(server);  // reads, and answers nothing
  silent.write(upgrade_request("/ws/lobby"));
  silent.read_until("\r\n\r\n");
  silent.write_text(R"({"type":"hello","protocol":1})");
  TestClient alive(server, "/ws/lobby");
  alive.hello();
  while (alive.expect("lobby_update").at("players") != 1) {
  }
  EXPECT_NE(silent.read_until("silent").find("silent"), std::string::npos);
  EXPECT_EQ(alive.request({{"type", "ping"}}).at("type"), "ok");
}

}  // namespace
}  // namespace hexcourt::e2e
