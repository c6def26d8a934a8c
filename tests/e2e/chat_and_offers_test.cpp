// Field reports of the group F: what players say and offer to each other.

#include <gmock/gmock.h>

#include "field_report.hpp"

namespace hexcourt::e2e {
namespace {

using testing::AnyOf;
using testing::Contains;
using testing::Not;

TEST(FieldReport, F25ChatIsBoundedCleanTextAndRateLimited) {
  server::Limits limits = test_limits();
  limits.chats_a_minute = 3;
  const TestServer server(limits);
  Game game(server, {{"game", "agon"}});
  const auto say = [&](const std::string& text) {
    return game.white.request({{"type", "chat"}, {"text", text}});
  };
  EXPECT_EQ(say(std::string(limits.chat_characters + 1, 'x')).at("code"), "too_big");
  EXPECT_EQ(say(" \u202e ").at("code"), "bad_message");
  ASSERT_EQ(say("<b>a\u202eb</b>\u0007 \u2066c").at("type"), "ok");
  const std::string heard = game.black.expect("chat").at("text");
  EXPECT_EQ(heard.find("\u202e"), std::string::npos);
  EXPECT_EQ(heard.find("\u2066"), std::string::npos);
  EXPECT_EQ(heard.find('\a'), std::string::npos);
  EXPECT_NE(heard.find("<b>"), std::string::npos);  // text is text: to be shown as such
  std::string code;
  for (int i = 0; i < 3 && code.empty(); ++i) code = say("again").value("code", "");
  EXPECT_EQ(code, "too_fast");
}

TEST(FieldReport, F25PlayersAndWatchersTalkAmongThemselves) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  TestClient eve(server, room_path(game.room));
  eve.hello();
  TestClient max(server, room_path(game.room));
  max.hello();
  max.expect("state");
  game.white.request({{"type", "chat"}, {"text", "to my opponent"}});
  eve.request({{"type", "chat"}, {"text", "to those who watch"}});
  const json to_black = game.black.expect("chat");
  EXPECT_EQ(to_black.at("text"), "to my opponent");
  EXPECT_EQ(to_black.at("group"), "players");
  const json to_max = max.expect("chat");
  EXPECT_EQ(to_max.at("text"), "to those who watch");
  EXPECT_EQ(to_max.at("group"), "watchers");
  EXPECT_THAT(game.black.types_so_far(), Not(Contains("chat")));
  EXPECT_THAT(max.types_so_far(), Not(Contains("chat")));
}

TEST(FieldReport, F25AMuteHoldsForThatPersonOnlyAndInOtherRoomsToo) {
  const TestServer server;
  const NewRoom room = make_room(server, {{"game", "agon"}});
  TestClient ada(server, room_path(room.room));
  const json adas = ada.hello({{"name", "Ada"}});
  TestClient bob(server, room_path(room.room));
  const json bobs = bob.hello({{"name", "Bob"}});
  TestClient eve(server, room_path(room.room));
  const json eves = eve.hello({{"name", "Eve"}});
  const json mute{{"type", "mute"}, {"player", bobs.at("player").at("id")}, {"on", true}};
  ASSERT_EQ(ada.request(mute).at("type"), "ok");
  bob.request({{"type", "chat"}, {"text", "unheard"}});
  eve.request({{"type", "chat"}, {"text", "heard"}});
  EXPECT_EQ(ada.expect("chat").at("text"), "heard");
  const NewRoom elsewhere = make_room(server, {{"game", "agon"}});
  TestClient bob_there(server, room_path(elsewhere.room));
  bob_there.hello({{"token", bobs.at("token")}});
  bob_there.request({{"type", "chat"}, {"text", "unheard there"}});
  TestClient ada_there(server, room_path(elsewhere.room));
  ada_there.hello({{"token", adas.at("token")}});
  EXPECT_THAT(ada_there.types_so_far(), Not(Contains("chat")));
  json hear = mute;
  hear["on"] = false;
  ASSERT_EQ(ada_there.request(hear).at("type"), "ok");
  bob_there.request({{"type", "chat"}, {"text", "heard again"}});
  EXPECT_EQ(ada_there.expect("chat").at("text"), "heard again");
}

TEST(FieldReport, F26AnOfferThatWasDeclinedCannotBeMadeAgainAtOnce) {
  const TestServer server;
  Game game(server, {{"game", "agon"}});
  game.play(game.some_action());
  for (const char* what : {"draw", "takeback"}) {
    TestClient& asker = game.of(other(game.state().at("to_act")));
    TestClient& asked = game.to_act();
    ASSERT_EQ(asker.request(proposal("offer", what)).at("type"), "ok") << what;
    EXPECT_EQ(asker.request(proposal("offer", what)).at("type"), "ok") << what;  // it stands: no new one
    ASSERT_EQ(asked.request(proposal("decline", what)).at("type"), "ok") << what;
    const json refusal = asker.request(proposal("offer", what));
    EXPECT_THAT(refusal.at("code"), AnyOf("not_allowed", "too_fast")) << what;
    EXPECT_FALSE(refusal.at("message").get<std::string>().empty());
  }
}

}  // namespace
}  // namespace hexcourt::e2e
