#include "server/http/api.hpp"

#include <gmock/gmock.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "fakes.hpp"
#include "http/exchange.hpp"
#include "server/metrics.hpp"

namespace hexcourt::server {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class HttpApi : public testing::Test {
 protected:
  http::response<http::string_body> ask(const HttpRequest& request) {
    return read_back(answer(request), request.method() == http::verb::head);
  }
  http::message_generator answer(const HttpRequest& request) { return answered(context_, request); }
  http::response<http::string_body> get(std::string_view target) { return ask(request_for(target)); }

  Config config_;
  Metrics metrics_;
  FakeClock clock_;
  FakeStore store_{clock_};
  bool ready_ = true;
  protocol::Lobby lobby_;
  HttpContext context_{config_,
                       metrics_,
                       store_,
                       [] { return std::size_t{3}; },
                       [] { return std::size_t{5}; },
                       [] { return std::size_t{4}; },
                       [this] { return lobby_; },
                       [this] { return ready_; }};
};

TEST_F(HttpApi, IsHealthyAlwaysAndReadyUntilItStops) {
  EXPECT_EQ(get("/healthz").body(), "ok\n");
  EXPECT_EQ(get("/readyz").result(), http::status::ok);
  ready_ = false;
  EXPECT_EQ(get("/healthz").result(), http::status::ok);
  EXPECT_EQ(get("/readyz").result(), http::status::service_unavailable);
}

TEST_F(HttpApi, IsNotReadyWhileNothingCanBeWrittenDown) {
  store_.set_healthy(false);
  EXPECT_EQ(get("/readyz").result(), http::status::service_unavailable);
  EXPECT_THAT(get("/readyz").body(), HasSubstr("written down"));
  EXPECT_EQ(get("/healthz").result(), http::status::ok);
  store_.set_healthy(true);
  EXPECT_EQ(get("/readyz").result(), http::status::ok);
}

TEST_F(HttpApi, ListsTheGamesWithTheirSettings) {
  const auto response = get("/api/v1/games");
  EXPECT_EQ(response[http::field::content_type], "application/json");
  EXPECT_EQ(response[http::field::cache_control], "no-store");
  const auto json = nlohmann::json::parse(response.body());
  ASSERT_FALSE(json.at("games").empty());
  for (const auto& game : json["games"]) {
    EXPECT_TRUE(game.at("name").is_string());
    EXPECT_TRUE(game.at("settings").is_array());
  }
}

TEST_F(HttpApi, ListsThePublicRoomsAsTheLobbyDoes) {
  protocol::RoomSummary room;
  room.room = "abc";
  room.name = "</script>";
  room.game = "some-game";
  lobby_.rooms.push_back(room);
  const auto json = nlohmann::json::parse(get("/api/v1/rooms").body());
  ASSERT_EQ(json.at("rooms").size(), 1U);
  EXPECT_EQ(json["rooms"][0]["room"], "abc");
  EXPECT_EQ(json["rooms"][0]["status"], "waiting");
}

TEST_F(HttpApi, CountsWhatIsThereAndWhatItAnswered) {
  get("/nowhere");
  const auto response = get("/metrics");
  EXPECT_EQ(response[http::field::content_type], "text/plain; version=0.0.4; charset=utf-8");
  EXPECT_THAT(response.body(), HasSubstr("hexcourt_rooms_awake 3\n"));
  EXPECT_THAT(response.body(), HasSubstr("hexcourt_sockets 5\n"));
  EXPECT_THAT(response.body(), HasSubstr("hexcourt_players 4\n"));
  EXPECT_THAT(response.body(), HasSubstr("hexcourt_http_requests_total{status=\"404\"} 1\n"));
}

TEST_F(HttpApi, TellsAVisitorWhatThisIsAndHowToConnect) {
  const auto response = get("/");
  EXPECT_EQ(response.result(), http::status::ok);
  EXPECT_EQ(response[http::field::content_type], "text/html; charset=utf-8");
  EXPECT_THAT(response.body(), HasSubstr("hexcourt play http://127.0.0.1:8080\n"));
  EXPECT_THAT(response.body(), HasSubstr("ws://127.0.0.1:8080/ws/lobby"));
  EXPECT_THAT(response.body(), HasSubstr("color-scheme"));
  EXPECT_THAT(std::string{response["Content-Security-Policy"]}, StartsWith("default-src 'none'"));
}

TEST_F(HttpApi, TakesNoMarkupFromTheHostHeader) {
  auto request = request_for("/");
  request.set(http::field::host, "<script>\"&");
  EXPECT_THAT(ask(request).body(), Not(HasSubstr("<script>")));
  request.erase(http::field::host);
  EXPECT_THAT(ask(request).body(), HasSubstr("http://HOST:PORT\n"));
}

TEST_F(HttpApi, HasAnIconForEveryBrowser) {
  for (const char* target : {"/favicon.svg", "/favicon.ico"})
    EXPECT_EQ(get(target)[http::field::content_type], "image/svg+xml") << target;
}

TEST_F(HttpApi, ServesTheWebDirectoryInPlaceOfThePage) {
  const auto web =
      std::filesystem::path{testing::TempDir()} / ("hexcourt-http-api-" + std::to_string(::getpid()));
  std::filesystem::create_directories(web);
  config_.web = web;
  EXPECT_EQ(get("/").result(), http::status::not_found);
  std::ofstream{web / "index.html"} << "<p>mine</p>";
  std::ofstream{web / "healthz"} << "never";
  EXPECT_EQ(get("/").body(), "<p>mine</p>");
  EXPECT_EQ(get("/healthz").body(), "ok\n");
  EXPECT_EQ(get("/favicon.ico").result(), http::status::ok);
  std::filesystem::remove_all(web);
}

TEST_F(HttpApi, AnswersHeadWithTheLengthOfTheBody) {
  for (const char* target : {"/", "/healthz", "/api/v1/games", "/nowhere"}) {
    SCOPED_TRACE(target);
    const auto whole = get(target);
    const auto head = ask(request_for(target, http::verb::head));
    EXPECT_EQ(head.result(), whole.result());
    EXPECT_EQ(head.body(), "");
    EXPECT_EQ(head[http::field::content_length], std::to_string(whole.body().size()));
    EXPECT_EQ(head[http::field::content_type], whole[http::field::content_type]);
  }
}

TEST_F(HttpApi, RefusesWhatItDoesNotServe) {
  const auto post = ask(request_for("/api/v1/rooms", http::verb::post));
  EXPECT_EQ(post.result(), http::status::method_not_allowed);
  EXPECT_EQ(post[http::field::allow], "GET, HEAD");
  EXPECT_EQ(get("/nowhere").result(), http::status::not_found);
  EXPECT_EQ(get("/index.html").result(), http::status::not_found);
  EXPECT_EQ(get("/%zz").result(), http::status::bad_request);
  EXPECT_EQ(get("*").result(), http::status::bad_request);
  const auto api = get("/api/v1/nowhere");
  EXPECT_EQ(api.result(), http::status::not_found);
  EXPECT_EQ(nlohmann::json::parse(api.body()).at("code"), "not_found");
}

TEST_F(HttpApi, AsksForAnUpgradeAtTheSocketsAddresses) {
  const auto response = get("/ws/lobby");
  EXPECT_EQ(response.result(), http::status::upgrade_required);
  EXPECT_EQ(response[http::field::upgrade], "websocket");
  auto request = request_for("/ws/lobby");
  request.keep_alive(false);
  EXPECT_FALSE(ask(request).keep_alive());
}

TEST_F(HttpApi, KeepsTheConnectionAsTheClientAsks) {
  auto request = request_for("/healthz");
  EXPECT_TRUE(answer(request).keep_alive());
  request.keep_alive(false);
  EXPECT_FALSE(answer(request).keep_alive());
  EXPECT_FALSE(ask(request).keep_alive());
}

}  // namespace
}  // namespace hexcourt::server
