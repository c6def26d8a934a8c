#include "client/connection.hpp"

#include <gmock/gmock.h>

#include <memory>
#include <vector>

#include "client/spawn.hpp"
#include "fake_server.hpp"
#include "protocol/encode.hpp"

namespace hexcourt::client {
namespace {

namespace asio = boost::asio;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

std::string bye(protocol::ByeCode code, bool retry) {
  return protocol::encode(protocol::Bye{code, "Because.", retry});
}

/// What a notice is, for a list of them.
std::string kind(const Notice& notice) {
  if (std::holds_alternative<protocol::Welcome>(notice)) return "welcome";
  if (std::holds_alternative<protocol::Pong>(notice)) return "pong";
  if (std::holds_alternative<protocol::Bye>(notice)) return "bye";
  if (std::holds_alternative<Lost>(notice)) return "lost";
  const auto* closed = std::get_if<Closed>(&notice);
  return closed == nullptr ? "else" : closed->asked ? "closed as asked" : "closed";
}

asio::awaitable<void> collect(Connection& connection, std::vector<Notice>& notices) {
  do {
    notices.push_back(co_await connection.next());
  } while (!std::holds_alternative<Closed>(notices.back()));
}

/// A connection to a server that plays these scripts; what it noticed to its end, and what the server heard.
class ConnectionTest : public testing::Test {
 protected:
  void serve(std::vector<FakeServer::Script> scripts,
             Greeting greeting = {.name = "Ada", .invite = "code", .legal = true}) {
    server_ = std::make_unique<FakeServer>(context_, std::move(scripts));
    connect_to(server_->address(), std::move(greeting));
  }

  void connect_to(Address address, Greeting greeting) {
    connection_ = std::make_unique<Connection>(context_.get_executor(), std::move(address), "/ws/lobby",
                                               identity_, std::move(greeting), [] { return 0.0; });
  }

  std::vector<std::string> noticed() {
    spawn(context_.get_executor(), collect(*connection_, notices_));
    context_.run();
    std::vector<std::string> kinds;
    for (const Notice& notice : notices_) kinds.push_back(kind(notice));
    return kinds;
  }

  /// Reads the hello, welcomes, and says `frames`.
  FakeServer::Script welcoming(const std::string& token, const std::vector<std::string>& frames, bool cut) {
    return [this, token, frames, cut](FakeSocket& socket) -> asio::awaitable<void> {
      heard_.push_back(co_await socket.read());
      co_await socket.send(welcome("1", token));
      for (const std::string& frame : frames) {
        co_await socket.send(frame);
      }
      if (cut) {
        socket.cut();
      } else {
        co_await socket.close(1001);
      }
    };
  }

  asio::io_context context_;
  Identity identity_;
  std::unique_ptr<FakeServer> server_;
  std::unique_ptr<Connection> connection_;
  std::vector<std::string> heard_;
  std::vector<Notice> notices_;
};

TEST_F(ConnectionTest, SaysHelloAndKeepsTheToken) {
  serve({welcoming("secret", {bye(protocol::ByeCode::removed, false)}, false)});
  EXPECT_THAT(noticed(), ElementsAre("welcome", "bye", "closed"));
  EXPECT_EQ(identity_.token(), "secret");
  EXPECT_THAT(heard_.at(0), AllOf(HasSubstr(R"("name":"Ada")"), HasSubstr(R"("invite":"code")"),
                                  HasSubstr(R"("legal":true)"), Not(HasSubstr("token"))));
}

TEST_F(ConnectionTest, ComesBackAsTheSamePlayerAfterTheLineWasCut) {
  serve({welcoming("secret", {}, true), welcoming("", {bye(protocol::ByeCode::removed, false)}, false)});
  EXPECT_THAT(noticed(), ElementsAre("welcome", "lost", "welcome", "bye", "closed"));
  EXPECT_THAT(heard_.at(1), HasSubstr(R"("token":"secret")"));
}

TEST_F(ConnectionTest, ComesBackAfterAByeThatSaysSo) {
  serve({welcoming("", {bye(protocol::ByeCode::going_away, true)}, false),
         welcoming("", {bye(protocol::ByeCode::removed, false)}, false)});
  EXPECT_THAT(noticed(), ElementsAre("welcome", "bye", "lost", "welcome", "bye", "closed"));
}

TEST_F(ConnectionTest, ComesBackWhereItWasToldToBeforeItsWelcome) {
  const auto stopping = [](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(bye(protocol::ByeCode::going_away, true));
    co_await socket.close(1001);
  };
  serve({stopping, welcoming("", {bye(protocol::ByeCode::removed, false)}, false)});
  EXPECT_THAT(noticed(), ElementsAre("bye", "lost", "welcome", "bye", "closed"));
}

TEST_F(ConnectionTest, ComesBackToAServerThatWasGone) {
  serve({welcoming("secret", {}, true)});
  const std::uint16_t port = server_->address().port;
  std::unique_ptr<FakeServer> started_again;
  const auto follow = [&]() -> asio::awaitable<void> {
    int losses = 0;
    do {
      notices_.push_back(co_await connection_->next());
      if (std::holds_alternative<Lost>(notices_.back()) && ++losses == 3) {
        started_again = std::make_unique<FakeServer>(
            context_,
            std::vector<FakeServer::Script>{welcoming("", {bye(protocol::ByeCode::removed, false)}, false)},
            port);
      }
    } while (!std::holds_alternative<Closed>(notices_.back()));
  };
  spawn(context_.get_executor(), follow());
  context_.run();
  std::vector<std::string> kinds;
  std::vector<std::int64_t> pauses;
  for (const Notice& notice : notices_) {
    kinds.push_back(kind(notice));
    if (const auto* lost = std::get_if<Lost>(&notice)) pauses.push_back(lost->retry_in.count());
  }
  EXPECT_THAT(kinds, ElementsAre("welcome", "lost", "lost", "lost", "welcome", "bye", "closed"));
  EXPECT_THAT(pauses, ElementsAre(125, 250, 500));
  EXPECT_THAT(heard_.at(1), HasSubstr(R"("token":"secret")"));
}

TEST_F(ConnectionTest, SaysTheCodeOfAHandOverUntilItIsThatPlayer) {
  serve({welcoming("secret", {}, true), welcoming("", {bye(protocol::ByeCode::removed, false)}, false)},
        {.code = "ABCDE12345"});
  EXPECT_THAT(noticed(), ElementsAre("welcome", "lost", "welcome", "bye", "closed"));
  EXPECT_THAT(heard_.at(0), HasSubstr(R"("code":"ABCDE12345")"));
  EXPECT_THAT(heard_.at(1), AllOf(HasSubstr(R"("token":"secret")"), Not(HasSubstr("ABCDE12345"))));
}

TEST_F(ConnectionTest, TriesAgainWhereAServerThatKnowsItHasNoTime) {
  const auto busy = [](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(R"({"type":"error","code":"internal","message":"Try again."})");
    co_await socket.read();
  };
  serve({busy, welcoming("", {bye(protocol::ByeCode::removed, false)}, false)}, {.known = true});
  EXPECT_THAT(noticed(), ElementsAre("lost", "welcome", "bye", "closed"));
  EXPECT_EQ(std::get<Lost>(notices_.front()).why, "Try again.");
}

TEST_F(ConnectionTest, GivesUpWhereItsHelloIsRefusedOnItsReturn) {
  serve({welcoming("", {}, true), [](FakeSocket& socket) -> asio::awaitable<void> {
           co_await socket.read();
           co_await socket.send(R"({"type":"error","code":"version","message":"Not this one."})");
           co_await socket.read();
         }});
  EXPECT_THAT(noticed(), ElementsAre("welcome", "lost", "closed"));
}

TEST_F(ConnectionTest, DoesNotFightTheSocketThatReplacedIt) {
  serve({welcoming("", {bye(protocol::ByeCode::replaced, false)}, false)});
  EXPECT_THAT(noticed(), ElementsAre("welcome", "bye", "closed"));
  EXPECT_EQ(std::get<Closed>(notices_.back()).why, "Because.");
}

TEST_F(ConnectionTest, TakesTheCloseCodeForAByeThatDidNotArrive) {
  serve({[](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(welcome("1"));
    co_await socket.close(4001);
  }});
  EXPECT_THAT(noticed(), ElementsAre("welcome", "closed"));
}

TEST_F(ConnectionTest, GivesUpWhereItsHelloIsRefused) {
  serve({[](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(R"({"type":"error","code":"version","message":"Not this one."})");
    co_await socket.read();
  }});
  EXPECT_THAT(noticed(), ElementsAre("closed"));
  EXPECT_EQ(std::get<Closed>(notices_.back()).why, "Not this one.");
}

TEST_F(ConnectionTest, GivesUpWhereItWasNeverWelcome) {
  serve({[](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    socket.cut();
  }});
  EXPECT_THAT(noticed(), ElementsAre("closed"));
}

TEST_F(ConnectionTest, SaysWhereNobodyListens) {
  serve({});
  context_.run();  // the server is closed now
  context_.restart();
  connect_to(Address{"127.0.0.1", 1}, {});
  EXPECT_THAT(noticed(), ElementsAre("closed"));
  EXPECT_THAT(std::get<Closed>(notices_.back()).why, HasSubstr("No connection to 127.0.0.1:1"));
}

TEST_F(ConnectionTest, PassesOverMessagesOfALaterProtocol) {
  serve({welcoming("",
                   {R"({"type":"fireworks"})", R"({"type":"pong","server_time":1})",
                    bye(protocol::ByeCode::removed, false)},
                   false)});
  EXPECT_THAT(noticed(), ElementsAre("welcome", "pong", "bye", "closed"));
}

TEST_F(ConnectionTest, LeavesAServerThatTalksNonsense) {
  serve({[](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send("nonsense");
    co_await socket.read();
  }});
  EXPECT_THAT(noticed(), ElementsAre("closed"));
}

TEST_F(ConnectionTest, SendsWhatWaitsBeforeItCloses) {
  serve({[this](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(welcome("1"));
    heard_.push_back(co_await socket.read());
    heard_.push_back(co_await socket.read());
    heard_.push_back(co_await socket.read());
  }});
  EXPECT_EQ(connection_->send(protocol::Resign{}), std::nullopt);
  const auto leave = [](Connection& connection) -> asio::awaitable<void> {
    co_await connection.next();
    EXPECT_EQ(connection.send(protocol::Resign{}), 1);
    EXPECT_EQ(connection.send(protocol::Abort{}), 2);
    connection.close();
    const Notice end = co_await connection.next();
    EXPECT_EQ(kind(end), "closed as asked");
  };
  spawn(context_.get_executor(), leave(*connection_));
  context_.run();
  EXPECT_THAT(heard_, ElementsAre(HasSubstr("resign"), HasSubstr("abort"), ""));
}

}  // namespace
}  // namespace hexcourt::client
