#include <gmock/gmock.h>

#include "field_report.hpp"

namespace hexcourt::e2e {
namespace {

TEST(FieldReport, A4ANewerSocketTakesTheSeatBeforeTheOlderOneWasMissed) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  TestClient newer(server, room_path(game.room));
  newer.hello({{"token", game.white_token}});
  EXPECT_EQ(newer.expect("state").at("position"), game.state().at("position"));
  EXPECT_EQ(game.white.expect("bye").at("code"), "replaced");
  game.white = std::move(newer);
  game.play(game.some_action());
}

TEST(FieldReport, A6EverybodyIsToldWhenAnAbsentPlayerReturns) {
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

TEST(FieldReport, A2APhoneThatSleptHasThePresentStateAtOnce) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  TestClient phone(server, room_path(game.room));
  const json token = phone.hello().at("token");
  phone.drop();
  for (int i = 0; i < 3; ++i) game.play(game.some_action());
  TestClient awake(server, room_path(game.room));
  awake.hello({{"token", token}});
  const json first = awake.next();
  EXPECT_EQ(first.at("type"), "state");
  EXPECT_EQ(first.at("ply"), 3);
  EXPECT_EQ(first.at("seq"), game.state().at("seq"));
}

TEST(FieldReport, A5OfTwoTabsTheOlderIsToldNotToComeBack) {
  const TestServer server;
  const NewRoom room = make_room(server, {{"game", "agon"}});
  TestClient older(server, room_path(room.room));
  const json token = older.hello().at("token");
  TestClient newer(server, room_path(room.room));
  newer.hello({{"token", token}});
  const json bye = older.expect("bye");
  EXPECT_EQ(bye.at("code"), "replaced");
  EXPECT_EQ(bye.at("retry"), false);
  EXPECT_EQ(older.close_code(), 4001);
  EXPECT_EQ(newer.request({{"type", "ping"}}).at("type"), "ok");
}

TEST(ComingBack, PresenceTellsWhoLeftFromWhoLostTheLine) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  game.white.close();
  json presence;
  do {
    presence = game.black.expect("presence").at("players").at("white");
  } while (presence.at("present") == true);
  EXPECT_EQ(presence.at("leave"), "left");
  const std::int64_t left_for =
      presence.at("claim_at").get<std::int64_t>() - presence.at("away_since").get<std::int64_t>();
  TestClient back(server, room_path(game.room));
  back.hello({{"token", game.white_token}});
  back.expect("state");
  back.drop();
  do {
    presence = game.black.expect("presence").at("players").at("white");
  } while (presence.at("leave") != "lost");
  const std::int64_t lost_for =
      presence.at("claim_at").get<std::int64_t>() - presence.at("away_since").get<std::int64_t>();
  EXPECT_LT(left_for, lost_for);
}

TEST(FieldReport, B9AnActSentAgainByANewSocketIsAcknowledgedAndNotPlayedTwice) {
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
