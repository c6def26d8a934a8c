#include <gmock/gmock.h>

#include <memory>
#include <regex>
#include <thread>

#include "harness.hpp"
#include "person.hpp"
#include "ran.hpp"

// People and bots whose server stops, and is started again where it was.

namespace hexcourt::command {
namespace {

using testing::MatchesRegex;

/// A server on a port that is known beforehand, or on a free one.
class ServerOnAPort {
 public:
  ServerOnAPort(const e2e::DataDir& data, std::uint16_t port)
      : storage_(config_of(data, port)),
        server_(config_of(data, port), storage_.clock(), storage_.store()),
        port_(server_.start()),
        thread_([this] { server_.run(); }) {}
  ServerOnAPort(const ServerOnAPort&) = delete;
  ServerOnAPort& operator=(const ServerOnAPort&) = delete;
  ~ServerOnAPort() {
    storage_.plan_stop();
    server_.stop();
    thread_.join();
  }
  std::uint16_t port() const { return port_; }

 private:
  static server::Config config_of(const e2e::DataDir& data, std::uint16_t port) {
    server::Config config;
    config.data = data.path();
    config.port = port;
    config.threads = 2;
    config.limits = e2e::test_limits();
    return config;
  }

  server::Storage storage_;
  server::Server server_;
  std::uint16_t port_;
  std::thread thread_;
};

class AtARestart : public testing::Test {
 protected:
  std::string url() const { return "http://127.0.0.1:" + std::to_string(port_) + "/"; }
  std::string rooms() const { return ran({"rooms", url(), "--guest"}).out; }
  void restart() {
    server_.reset();
    server_ = std::make_unique<ServerOnAPort>(data_, port_);
  }

  e2e::DataDir data_;
  std::unique_ptr<ServerOnAPort> server_ = std::make_unique<ServerOnAPort>(data_, std::uint16_t{0});
  std::uint16_t port_ = server_->port();
};

TEST_F(AtARestart, PeopleComeBackByThemselvesAndPlayOn) {
  Person white({"play", url(), "--guest", "--name", "Ada", "--create", "agon", "--first", "host", "--clock",
                "fischer 5m+3s"});
  ASSERT_TRUE(white.tells("--room "));
  std::smatch room;
  const std::string out = white.out();
  ASSERT_TRUE(std::regex_search(out, room, std::regex("--room ([^ \n]+)")));
  Person black({"play", url(), "--guest", "--name", "Bob", "--room", room[1].str()});
  ASSERT_TRUE(white.tells("Your turn, White"));
  white.type("Qf1-f2\n");
  ASSERT_TRUE(black.tells("Your turn, Black"));
  restart();
  for (const Person* person : {&white, &black}) {
    EXPECT_TRUE(person->tells("The line is lost."));
    EXPECT_TRUE(person->tells("You are back."));
  }
  black.type("Qf11-f10\nlegal\n");
  EXPECT_TRUE(white.tells("Black moves a Queen from f11 to f10")) << black.out();
  white.type("resign\n");
  EXPECT_TRUE(black.tells("Black wins: White resigned."));
  EXPECT_EQ(white.finish(), kDone);
  EXPECT_EQ(black.finish(), kDone);
}

TEST_F(AtARestart, BotsComeBackByThemselvesAndPlayOn) {
  Person bots({"bots", url(), "--game", "hivequeen", "--games", "6", "--rooms", "3", "--seed", "1",
               "--max-actions", "300"});
  ASSERT_TRUE(e2e::eventually([this] { return rooms().find("playing") != std::string::npos; }));
  restart();
  EXPECT_EQ(bots.finish(), kDone) << bots.err();
  EXPECT_THAT(bots.out(), MatchesRegex("games 6 .*, actions [0-9]+, refused 0, lost 0, cut [0-9]+\n"));
}

}  // namespace
}  // namespace hexcourt::command
