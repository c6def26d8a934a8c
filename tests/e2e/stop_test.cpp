#include <gmock/gmock.h>

#include <chrono>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

using namespace std::chrono_literals;

TEST(Stop, TellsEverySocketToComeBackLater) {
  TestServer server;
  Game game(server, {{"game", "agon"}});
  TestClient lobby(server, "/ws/lobby");
  lobby.hello();
  TestClient before_hello(server, "/ws/lobby");
  server.stop();
  for (TestClient* client : {&game.white, &game.black, &lobby, &before_hello}) {
    const json bye = client->expect("bye");
    EXPECT_EQ(bye.at("code"), "going_away");
    EXPECT_EQ(bye.at("retry"), true);
    EXPECT_EQ(client->close_code(), 1001);
  }
  server.join();
}

TEST(Stop, WhatWasPlayedBeforeItIsStillTold) {
  TestServer server;
  Game game(server, {{"game", "agon"}});
  game.to_act().request({{"type", "act"}, {"action", game.some_action()}, {"ply", 0}});
  server.stop();
  EXPECT_EQ(game.white.expect("state").at("ply"), 1);
  EXPECT_EQ(game.black.expect("state").at("ply"), 1);
  EXPECT_EQ(game.white.close_code(), 1001);
  EXPECT_EQ(game.black.close_code(), 1001);
  server.join();
}

TEST(Stop, EndsInItsTimeThoughClientsDoNotAnswer) {
  server::Limits limits = test_limits();
  limits.close_within = 10min;
  limits.stop_within = 200ms;
  TestServer server(limits);
  RawSocket silent(server);
  silent.write(upgrade_request("/ws/lobby"));
  silent.read_until("\r\n\r\n");
  RawSocket idle(server);
  const auto began = std::chrono::steady_clock::now();
  server.stop();
  server.join();
  EXPECT_LT(std::chrono::steady_clock::now() - began, kPatience);
}

TEST(Stop, WithoutSocketsIsImmediate) {
  server::Limits limits = test_limits();
  limits.stop_within = 10min;
  TestServer server(limits);
  server.stop();
  server.join();
}

}  // namespace
}  // namespace hexcourt::e2e
