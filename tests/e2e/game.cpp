#include <gtest/gtest.h>

#include <stdexcept>
#include <utility>

#include "harness.hpp"

namespace hexcourt::e2e {

NewRoom make_room(const TestServer& server, json wish) {
  TestClient lobby(server, "/ws/lobby");
  const json welcome = lobby.hello();
  wish["type"] = "create_room";
  const json ok = lobby.request(std::move(wish));
  if (ok.at("type") != "ok") throw std::runtime_error("No room: " + ok.dump());
  lobby.close();
  return {ok.at("room"), ok.value("invite", std::string()), welcome.at("token")};
}

Game::Game(const TestServer& server, json wish)
    : made_(make_room(server, std::move(wish))),
      room(made_.room),
      white(server, room_path(room)),
      black(server, room_path(room)) {
  const json invite = made_.invite.empty() ? json::object() : json{{"invite", made_.invite}};
  white_token = white.hello(invite).at("token");
  black_token = black.hello(invite).at("token");
  white.request({{"type", "sit"}, {"side", "white"}});
  black.request({{"type", "sit"}, {"side", "black"}});
  for (TestClient* client : {&white, &black}) {
    json seen;
    do {
      seen = client->expect("state");
    } while (seen.at("status") == "waiting");
    if (seen.contains("legal")) state_ = std::move(seen);  // the one of the player who is to act
  }
}

json Game::play(const std::string& action) {
  const std::int64_t ply = state_.at("ply");
  TestClient& actor = to_act();
  const json answer = actor.request({{"type", "act"}, {"action", action}, {"ply", ply}});
  if (answer.at("type") != "ok") throw std::runtime_error(action + " was refused: " + answer.dump());
  const json seen_by_white = white.expect("state");
  const json seen_by_black = black.expect("state");
  EXPECT_EQ(seen_by_white.at("seq"), seen_by_black.at("seq"));
  EXPECT_EQ(seen_by_white.at("position"), seen_by_black.at("position"));
  state_ = seen_by_white.contains("legal") ? seen_by_white : seen_by_black;
  return state_;
}

}  // namespace hexcourt::e2e
