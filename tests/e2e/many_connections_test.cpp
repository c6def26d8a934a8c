#include <gmock/gmock.h>

#include <optional>
#include <string>
#include <vector>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// An address may hold three connections at the same time.
class ManyConnections : public testing::Test {
 protected:
  static server::Limits limits() {
    server::Limits limits = test_limits();
    limits.connections_an_address = 3;
    limits.close_within = std::chrono::milliseconds(50);
    return limits;
  }
  /// What a connection is told that only waits.
  std::string told_unasked() const { return RawSocket(server).read_to_the_end(); }
  /// A connection that was let in, as soon as there is room for it.
  RawSocket let_in() const {
    std::optional<RawSocket> socket;
    EXPECT_TRUE(eventually([&] {
      socket.emplace(server);
      return answers(*socket);
    }));
    return std::move(*socket);
  }
  std::vector<RawSocket> let_in(int count) const {
    std::vector<RawSocket> sockets;
    while (count-- > 0) sockets.push_back(let_in());
    return sockets;
  }
  static bool answers(RawSocket& socket) {
    try {
      socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    } catch (const std::exception&) {
      return false;  // it was turned away already
    }
    return socket.read_until("ok\n").ends_with("ok\n");
  }

  TestServer server{limits()};
};

TEST_F(ManyConnections, OneTooManyGets503) {
  const std::vector<RawSocket> sockets = let_in(3);
  const std::string told = told_unasked();
  EXPECT_THAT(told, StartsWith("HTTP/1.1 503 Service Unavailable\r\n"));
  EXPECT_THAT(told, HasSubstr("Retry-After: 10\r\n"));
  EXPECT_THAT(told, HasSubstr("Connection: close\r\n"));
}

TEST_F(ManyConnections, WebSocketsAreCountedWithTheOthers) {
  TestClient first(server, "/ws/lobby");
  first.hello();
  TestClient second(server, "/ws/lobby");
  const RawSocket third = let_in();
  EXPECT_THAT(told_unasked(), StartsWith("HTTP/1.1 503"));
  EXPECT_EQ(first.request({{"type", "ping"}}).at("type"), "ok");
  first.close();
  let_in();
}

/// Three are let in again and again, which they would not be if one before them were still counted.
TEST_F(ManyConnections, AreForgottenHoweverTheyEnd) {
  const std::string upgrade = upgrade_request("/ws/lobby");
  for (const std::string& last_words :
       {std::string(), std::string("GET / HT"), std::string("nonsense\r\n\r\n"), upgrade,
        upgrade + "too soon", upgrade_request("/ws/rooms/nowhere"), upgrade_request("/elsewhere"),
        std::string("GET / HTTP/1.1\r\nConnection: close\r\n\r\n")}) {
    for (const bool reset : {false, true}) {
      std::vector<RawSocket> sockets = let_in(3);
      for (RawSocket& socket : sockets) socket.write(last_words);
      if (!reset) continue;
      for (RawSocket& socket : sockets) socket.reset();
    }
  }
  let_in(3);
}

TEST_F(ManyConnections, AreForgottenWhenTheServerEndsThem) {
  for (int round = 0; round < 3; ++round) {
    std::vector<RawSocket> sockets = let_in(3);
    for (RawSocket& socket : sockets) {
      socket.write(upgrade_request("/ws/lobby"));
      socket.read_until("\r\n\r\n");
      socket.write(std::string("\x82\x80\0\0\0\0", 6));  // a binary frame
      socket.read_to_the_end();
    }
  }
  let_in(3);
}

}  // namespace
}  // namespace hexcourt::e2e
