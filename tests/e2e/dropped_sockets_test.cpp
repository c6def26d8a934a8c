#include <gmock/gmock.h>

#include <vector>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

using namespace std::chrono_literals;

class DroppedSockets : public testing::Test {
 protected:
  static server::Limits limits() {
    server::Limits limits = test_limits();
    limits.room_idle = 100ms;
    limits.guest_idle = 100ms;
    limits.sockets_a_minute = 100'000;
    limits.rooms_a_minute = 100'000;
    return limits;
  }
  bool is_as_before() {
    return eventually([this] {
      return server.numbers().sockets() == 0 && server.numbers().players() == 0 &&
             server.numbers().rooms() == 0;
    });
  }

  TestServer server{limits()};
};

TEST_F(DroppedSockets, LeaveNothingAtAnyStageOfTheHandshake) {
  const std::string request = upgrade_request("/ws/lobby");
  for (int round = 0; round < 20; ++round) {
    for (const bool reset : {false, true}) {
      std::vector<RawSocket> sockets;
      for (int i = 0; i < 6; ++i) sockets.emplace_back(server);
      sockets[1].write(request.substr(0, request.size() / 2));
      sockets[2].write(request);
      sockets[3].write(request);
      sockets[3].read_until("\r\n\r\n");
      sockets[4].write(request);
      sockets[4].read_until("\r\n\r\n");
      sockets[4].write("\x81\x9d");  // the beginning of a frame
      sockets[5].write(request);
      sockets[5].read_until("\r\n\r\n");
      sockets[5].write_text(R"({"type":"hello","protocol":1})");
      if (!reset) continue;
      for (RawSocket& socket : sockets) socket.reset();
    }
  }
  EXPECT_TRUE(is_as_before());
}

TEST_F(DroppedSockets, LeaveNothingInRooms) {
  for (int round = 0; round < 20; ++round) {
    Game game(server, {{"game", round % 2 == 0 ? "agon" : "hivequeen"}});
    game.play(game.some_action());
    game.white.drop();
    if (round % 2 == 0) game.black.close();
  }
  EXPECT_TRUE(is_as_before());
}

TEST_F(DroppedSockets, AreDroppedByTheServerWhenTheyDoNotSendTheirRequestInTime) {
  server::Limits hurried = limits();
  hurried.handshake_within = 50ms;
  const TestServer in_a_hurry(hurried);
  RawSocket silent(in_a_hurry);
  RawSocket slow(in_a_hurry);
  slow.write("GET /ws/lobby HTTP/1.1\r\n");
  EXPECT_EQ(silent.read_until("\r\n"), "");
  EXPECT_EQ(slow.read_until("\r\n"), "");
}

TEST_F(DroppedSockets, AnUpgradeThatIsNoneIsAnsweredAndForgotten) {
  RawSocket no_key(server);
  no_key.write("GET /ws/lobby HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
  EXPECT_EQ(no_key.read_until("\r\n"), "HTTP/1.1 400 Bad Request\r\n");
  RawSocket hasty(server);  // does not wait for the answer
  hasty.write(upgrade_request("/ws/lobby") + "more");
  EXPECT_EQ(hasty.read_until("\r\n"), "HTTP/1.1 400 Bad Request\r\n");
  RawSocket noise(server);
  noise.write("\x16\x03\x01 this is no HTTP\r\n\r\n");
  noise.read_until("\r\n\r\n");
  EXPECT_TRUE(is_as_before());
}

}  // namespace
}  // namespace hexcourt::e2e
