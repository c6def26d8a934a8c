#include <gmock/gmock.h>

#include "harness.hpp"

namespace hexcourt::e2e {
namespace {

TEST(ComingBack, ANewerSocketTakesTheSeatAndTheOlderIsToldNotToRetry) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  TestClient newer(server, room_path(game.room));
  newer.hello({{"token", game.white_token}});
  EXPECT_EQ(newer.expect("state").at("position"), game.state().at("position"));
  const json bye = game.white.expect("bye");
  EXPECT_EQ(bye.at("code"), "replaced");
  EXPECT_EQ(bye.at("retry"), false);
  EXPECT_EQ(game.white.close_code(), 4001);
  game.white = std::move(newer);
  game.play(game.some_action());
}

TEST(ComingBack, EverybodyIsToldWhenAnAbsentPlayerReturns) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  game.white.drop();
  json presence;
  do {
    presence = game.black.expect("presence");
  } while (presence.at("players").at("white").at("present") == true);
  EXPECT_TRUE(presence.at("players").at("white").contains("away_since"));
  TestClient back(server, room_path(game.room));
  back.hello({{"token", game.white_token}});
  EXPECT_EQ(game.black.expect("presence").at("players").at("white").at("present"), true);
}

TEST(ComingBack, WhatWasPlayedMeanwhileIsInTheFirstState) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  const std::string away = game.state().at("to_act") == "white" ? "black" : "white";
  TestClient& actor = game.to_act();
  game.of(away).drop();
  actor.request({{"type", "act"}, {"action", game.some_action()}, {"ply", 0}});
  const json after = actor.expect("state");
  TestClient back(server, room_path(game.room));
  back.hello({{"token", away == "white" ? game.white_token : game.black_token}});
  const json seen = back.expect("state");
  EXPECT_EQ(seen.at("seq"), after.at("seq"));
  EXPECT_TRUE(seen.contains("legal"));
}

TEST(ComingBack, AnActSentAgainByANewSocketIsAcknowledgedAndNotPlayedTwice) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  const bool white_acts = game.state().at("to_act") == "white";
  const json act{{"type", "act"}, {"action", game.some_action()}, {"ply", 0}};
  game.play(game.some_action());
  TestClient back(server, room_path(game.room));
  back.hello({{"token", white_acts ? game.white_token : game.black_token}});
  EXPECT_EQ(back.expect("state").at("ply"), 1);
  EXPECT_EQ(back.request(act).at("type"), "ok");
}

}  // namespace
}  // namespace hexcourt::e2e
