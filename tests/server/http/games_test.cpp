#include "server/http/games.hpp"

#include <gmock/gmock.h>

#include <boost/asio/system_executor.hpp>
#include <nlohmann/json.hpp>

#include "fakes.hpp"
#include "http/exchange.hpp"
#include "protocol/record.hpp"
#include "server/metrics.hpp"
#include "server/room/new_room.hpp"

namespace hexcourt::server {
namespace {

/// A store with games in it, and the HTTP side over it.
class HttpGames : public testing::Test {
 protected:
  struct Kept {
    std::string room;
    std::string invite;
  };

  void SetUp() override {
    put_player(ada_, "token-of-ada");
    put_player(bob_, "token-of-bob");
    put_player(eve_, "token-of-eve");
  }
  void put_player(const match::Player& player, const std::string& token) {
    store_.put_player({player.id, player.name, hash_of(token), {}}, inline_, [](bool) {});
  }
  /// A game between Ada and Bob that has been played for an action.
  Kept keep_game(bool is_private = false) {
    protocol::CreateRoom wish;
    wish.game = "agon";
    wish.name = "Tea";
    if (is_private) wish.visibility = protocol::Visibility::hidden;
    Opening opening = new_pairing(wish, ada_, bob_, clock_.now(), config_.limits).value();
    const match::Player& actor = opening.match.game().to_act() == game::Side::white ? ada_ : bob_;
    auto decided = opening.match.decide(actor, match::Act{opening.match.game().legal_actions().front(), 0},
                                        clock_.now());
    opening.news.events.push_back((*decided)->event);
    opening.news.after = (*decided)->after;
    store_.append({opening.news}, inline_, [](bool kept) { EXPECT_TRUE(kept); });
    return {opening.card.id, opening.card.invite.value_or("")};
  }

  http::response<http::string_body> get(const std::string& target, const std::string& token = "") {
    HttpRequest request = request_for(target);
    if (!token.empty()) request.set(http::field::authorization, "Bearer " + token);
    return read_back(answered(context_, request));
  }
  json games(const match::Player& player, const std::string& token = "") {
    const auto response = get("/api/v1/players/" + player.id + "/games", token);
    EXPECT_EQ(response.result(), http::status::ok);
    return json::parse(response.body()).at("games");
  }

  const boost::asio::system_executor inline_;
  const match::Player ada_{"id-ada", "Ada"};
  const match::Player bob_{"id-bob", "Bob"};
  const match::Player eve_{"id-eve", "Eve"};
  Config config_;
  Metrics metrics_;
  FakeClock clock_;
  FakeStore store_{clock_};
  HttpContext context_{config_,
                       metrics_,
                       store_,
                       [] { return std::size_t{0}; },
                       [] { return std::size_t{0}; },
                       [] { return std::size_t{0}; },
                       [] { return protocol::Lobby{}; },
                       [] { return true; }};
};

TEST_F(HttpGames, ARecordIsTextThatReadsBackAsTheGame) {
  const Kept game = keep_game();
  const auto response = get("/api/v1/rooms/" + game.room + "/record");
  EXPECT_EQ(response.result(), http::status::ok);
  EXPECT_EQ(response[http::field::content_type], "text/plain; charset=utf-8");
  const auto read = protocol::read_record(response.body());
  ASSERT_TRUE(read) << protocol::sentence(read.error());
  EXPECT_EQ(read->record.events, store_.stored(game.room).events);
  EXPECT_EQ(read->record.name, "Tea");
  EXPECT_TRUE(read->chained);
}

TEST_F(HttpGames, ARecordIsJsonForWhoeverAsks) {
  const Kept game = keep_game();
  const auto response = get("/api/v1/rooms/" + game.room + "/record?format=json");
  EXPECT_EQ(response[http::field::content_type], "application/json");
  EXPECT_EQ(json::parse(response.body()).at("room"), game.room);
  EXPECT_TRUE(protocol::read_record(response.body()));
  EXPECT_EQ(get("/api/v1/rooms/" + game.room + "/record?format=xml").result(), http::status::bad_request);
}

TEST_F(HttpGames, OfEventsThatMakeNoGameThereIsNoRecord) {
  const Kept game = keep_game();
  const std::uint64_t next = store_.stored(game.room).events.back().seq + 1;
  const match::Event nonsense{next, clock_.now(), match::Acted{game::Side::white, "to the moon"}};
  store_.append({{game.room, std::nullopt, {nonsense}, {}}}, inline_, [](bool) {});
  for (const char* format : {"", "?format=json"}) {
    const auto response = get("/api/v1/rooms/" + game.room + "/record" + format);
    EXPECT_EQ(response.result(), http::status::internal_server_error);
    EXPECT_EQ(json::parse(response.body()).at("code"), "internal");
  }
}

TEST_F(HttpGames, ThereIsNoRecordOfARoomThatIsNotThere) {
  for (const char* room : {"nowhere", "%00", "..", "a/b"}) {
    const auto response = get("/api/v1/rooms/" + std::string(room) + "/record");
    EXPECT_THAT(response.result(), testing::AnyOf(http::status::not_found, http::status::bad_request))
        << room;
  }
  EXPECT_EQ(json::parse(get("/api/v1/rooms/nowhere/record").body()).at("code"), "no_such_room");
}

TEST_F(HttpGames, APrivateRecordIsForThoseWithTheInviteAndThePlayersOnly) {
  const Kept game = keep_game(true);
  const std::string target = "/api/v1/rooms/" + game.room + "/record";
  const auto hidden = get(target);
  EXPECT_EQ(hidden.result(), http::status::not_found);
  EXPECT_EQ(hidden.body(), get("/api/v1/rooms/nowhere/record").body());
  EXPECT_EQ(get(target + "?invite=guess").result(), http::status::not_found);
  EXPECT_EQ(get(target + "?invite=").result(), http::status::not_found);
  EXPECT_EQ(get(target, "token-of-eve").result(), http::status::not_found);
  EXPECT_EQ(get(target, "no token").result(), http::status::not_found);
  EXPECT_EQ(get(target + "?format=json&invite=" + game.invite).result(), http::status::ok);
  EXPECT_EQ(get(target, "token-of-ada").result(), http::status::ok);
  EXPECT_EQ(get(target, "token-of-bob").result(), http::status::ok);
}

TEST_F(HttpGames, APlayersGamesAreListed) {
  const Kept game = keep_game();
  const json list = games(ada_);
  ASSERT_EQ(list.size(), 1);
  const json& line = list.at(0);
  EXPECT_EQ(line.at("room"), game.room);
  EXPECT_EQ(line.at("name"), "Tea");
  EXPECT_EQ(line.at("visibility"), "public");
  EXPECT_EQ(line.at("game"), "agon");
  EXPECT_EQ(line.at("status"), "playing");
  EXPECT_EQ(line.at("side"), "white");
  EXPECT_EQ(line.at("opponent"), json({{"id", "id-bob"}, {"name", "Bob"}}));
  EXPECT_EQ(line.at("result"), nullptr);
  EXPECT_EQ(line.at("changed_at"), milliseconds_of(clock_.now()));
  EXPECT_EQ(games(bob_).at(0).at("side"), "black");
  EXPECT_EQ(games(eve_), json::array());
}

TEST_F(HttpGames, PrivateGamesAreListedForThePlayerOnly) {
  const Kept game = keep_game(true);
  EXPECT_EQ(games(ada_), json::array());
  EXPECT_EQ(games(ada_, "token-of-bob"), json::array());
  EXPECT_EQ(games(ada_, "no token"), json::array());
  ASSERT_EQ(games(ada_, "token-of-ada").size(), 1);
  EXPECT_EQ(games(ada_, "token-of-ada").at(0).at("visibility"), "private");
}

TEST_F(HttpGames, NothingIsReadWhileTheStoreFails) {
  const Kept game = keep_game();
  store_.reads = false;
  EXPECT_EQ(get("/api/v1/rooms/" + game.room + "/record").result(), http::status::service_unavailable);
  EXPECT_EQ(get("/api/v1/players/id-ada/games", "token-of-ada").result(), http::status::service_unavailable);
}

}  // namespace
}  // namespace hexcourt::server
