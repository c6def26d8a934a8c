// Field reports of the groups B and C.

#include <gmock/gmock.h>

#include "field_report.hpp"

namespace hexcourt::e2e {
namespace {

using namespace std::chrono_literals;
using testing::AnyOf;

TEST(FieldReport, B7AnActForAnOlderPositionAndAnIllegalOneAreErrorsByName) {
  const TestServer server;
  Game game(server, timed_game());
  game.play(game.some_action());
  TestClient& actor = game.to_act();
  const json stale = actor.request(act(game.some_action(), 0));
  EXPECT_EQ(stale.at("code"), "stale");
  EXPECT_EQ(stale.at("details").at("ply"), 1);
  EXPECT_EQ(actor.next().at("position"), game.state().at("position"));
  EXPECT_EQ(actor.request(act("no such action", 1)).at("code"), "illegal_action");
  TestClient& waiting = game.of(other(game.state().at("to_act")));
  EXPECT_EQ(waiting.request(act(game.some_action(), 1)).at("code"), "not_your_turn");
}

TEST(FieldReport, B9AnActIsAcceptedOnceAndAcknowledgedTwice) {
  const TestServer server;
  Game game(server, timed_game());
  const std::string action = game.some_action();
  TestClient& actor = game.to_act();
  const json after = game.play(action);
  EXPECT_EQ(actor.request(act(action, 0)).at("type"), "ok");
  TestClient watcher(server, room_path(game.room));
  watcher.hello();
  const json seen = watcher.expect("state");
  EXPECT_EQ(seen.at("ply"), 1);
  EXPECT_EQ(seen.at("seq"), after.at("seq"));
  EXPECT_EQ(clock_of(seen), clock_of(after));
}

TEST(FieldReport, B11ATakebackAndAnActInTheSameInstantLeaveOneClockRunning) {
  const TestServer server;
  for (int round = 0; round < 10; ++round) {
    Game game(server, timed_game());
    const std::string asker = game.state().at("to_act");
    game.play(game.some_action());
    const std::string answerer = game.state().at("to_act");
    ASSERT_NE(asker, answerer);
    ASSERT_EQ(game.of(asker).request(proposal("offer", "takeback")).at("type"), "ok");
    game.of(answerer).expect("state");
    // The answerer's two messages race those of nobody, but only one of them can count: an accepted takeback
    // makes the act stale, and an act answers the offer.
    json first = round % 2 == 0 ? proposal("accept", "takeback") : act(game.some_action(), 1);
    json second = round % 2 == 0 ? act(game.some_action(), 1) : proposal("accept", "takeback");
    first["id"] = "first";
    second["id"] = "second";
    game.of(answerer).send(first);
    game.of(answerer).send(second);
    EXPECT_EQ(game.of(answerer).expect("ok").at("re"), "first");
    const json refusal = game.of(answerer).expect("error");
    EXPECT_EQ(refusal.at("re"), "second");
    EXPECT_THAT(refusal.at("code"), AnyOf("stale", "not_your_turn", "no_such_offer"));
    TestClient watcher(server, room_path(game.room));
    watcher.hello();
    const json state = watcher.expect("state");
    EXPECT_EQ(state.at("ply"), round % 2 == 0 ? 0 : 2);
    EXPECT_EQ(state.at("clock").at("running"), state.at("to_act"));
    EXPECT_EQ(state.at("offers"), json::array());
  }
}

TEST(FieldReport, B11ATakebackAcceptedWhileItsAuthorPlaysOnIsFirstComeFirstServed) {
  const TestServer server;
  for (int round = 0; round < 10; ++round) {
    Game game(server, timed_game());
    const std::string asker = game.state().at("to_act");
    const std::string answerer = other(asker);
    game.play(game.some_action());
    game.play(game.some_action());
    ASSERT_EQ(game.of(asker).request(proposal("offer", "takeback")).at("type"), "ok");
    json move = act(game.some_action(), 2);
    json accept = proposal("accept", "takeback");
    move["id"] = accept["id"] = "race";
    game.of(asker).send(move);
    game.of(answerer).send(accept);
    const auto answer_to = [](TestClient& client) {
      for (;;) {
        json answer = client.next();
        if (answer.value("re", json()) == "race") return answer;
      }
    };
    const json of_move = answer_to(game.of(asker));
    const json of_accept = answer_to(game.of(answerer));
    EXPECT_NE(of_move.at("type"), of_accept.at("type")) << of_move << of_accept;
    TestClient watcher(server, room_path(game.room));
    watcher.hello();
    const json state = watcher.expect("state");
    EXPECT_EQ(state.at("ply"), of_move.at("type") == "ok" ? 3 : 0);
    EXPECT_EQ(state.at("clock").at("running"), state.at("to_act"));
  }
}

/// Waits until a server would have lost patience with somebody who says no hello: a while that passes without
/// the test's looking at any clock.
void wait_for_hello_deadline(const TestServer& server) {
  TestClient idle(server, "/ws/lobby");
  EXPECT_EQ(idle.expect("bye").at("code"), "limits");
}

TEST(FieldReport, C12AClientThatDelaysItsPongsIsCreditedAtMostTheQuota) {
  server::Limits limits = test_limits();
  limits.hello_within = 1300ms;
  const TestServer server(limits);
  Game game(server, timed_game());
  TestClient& actor = game.to_act();
  const json before = clock_of(game.state());
  const std::string side = game.state().at("to_act");
  // What is not read is not answered: the pong to the server's ping waits as long as the client wants it.
  wait_for_hello_deadline(server);
  actor.types_so_far();
  ASSERT_EQ(actor.request(act(game.some_action(), 0)).at("type"), "ok");
  const json state = actor.expect("state");
  const json receipt = state.at("last").at("receipt");
  const std::int64_t credited = receipt.at("credited_ms");
  const std::int64_t charged = receipt.at("charged_ms");
  EXPECT_GT(credited, 0);
  EXPECT_LE(credited, match::kLagPerTurn.count());
  EXPECT_EQ(charged + credited,
            receipt.at("received_at").get<std::int64_t>() - before.at("at").get<std::int64_t>());
  EXPECT_EQ(receipt.at("left_ms").get<std::int64_t>(), before.at(side + "_ms").get<std::int64_t>() - charged +
                                                           receipt.at("gained_ms").get<std::int64_t>());
}

TEST(FieldReport, C12AClientsWordOnItsLagGivesNothing) {
  const TestServer server;
  Game game(server, timed_game());
  TestClient& actor = game.to_act();
  json boasting = act(game.some_action(), 0);
  boasting.update({{"lag", 5'000}, {"lag_ms", 5'000}, {"sent_at", 0}, {"client_time", 0}});
  actor.send({{"type", "pong"}, {"t", 0}, {"lag", 5'000}});
  actor.send({{"type", "ping"}, {"t", 0}, {"lag", 5'000}});
  ASSERT_EQ(actor.request(boasting).at("type"), "ok");
  const json receipt = actor.expect("state").at("last").at("receipt");
  const std::int64_t elapsed =
      receipt.at("received_at").get<std::int64_t>() - clock_of(game.state()).at("at").get<std::int64_t>();
  EXPECT_LE(receipt.at("credited_ms").get<std::int64_t>(), elapsed);
  EXPECT_LE(receipt.at("credited_ms").get<std::int64_t>(), match::kLagPerTurn.count());
}

TEST(FieldReport, C15ReloadingThePageNeverChangesAClock) {
  const TestServer server;
  Game game(server, timed_game());
  game.play(game.some_action());
  const json clock = clock_of(game.state());
  for (int i = 0; i < 5; ++i) {
    for (const std::string& token : {game.white_token, game.black_token}) {
      TestClient reloaded(server, room_path(game.room));
      reloaded.hello({{"token", token}});
      EXPECT_EQ(clock_of(reloaded.expect("state")), clock);
      if (i % 2 == 0) reloaded.drop();
    }
  }
}

TEST(FieldReport, C16AfterATakebackEveryViewerSeesTheClocksOfThatTurnsBeginning) {
  const TestServer server;
  Game game(server, timed_game());
  const json beginning = clock_of(game.state());
  const std::string asker = game.state().at("to_act");
  game.play(game.some_action());
  TestClient watcher(server, room_path(game.room));
  watcher.hello();
  watcher.expect("state");
  game.of(asker).request(proposal("offer", "takeback"));
  game.of(other(asker)).request(proposal("accept", "takeback"));
  const auto taken_back = [](const json& state) { return state.at("ply") == 0; };
  const json clock = clock_of(state_where(watcher, taken_back));
  EXPECT_EQ(clock, clock_of(state_where(game.white, taken_back)));
  EXPECT_EQ(clock, clock_of(state_where(game.black, taken_back)));
  EXPECT_EQ(clock.at("white_ms"), beginning.at("white_ms"));
  EXPECT_EQ(clock.at("black_ms"), beginning.at("black_ms"));
  EXPECT_EQ(clock.at("running"), asker);
}

TEST(WholeGameWithAClock, EndsWhenTheClockRunsOut) {
  const TestServer server;
  Game game(server, {{"game", "hivequeen"}, {"clock", {{"kind", "fischer"}, {"initial_ms", 3'000}}}});
  game.play(game.some_action());
  const std::string loser = game.state().at("to_act");
  const std::int64_t left = clock_of(game.state()).at(loser + "_ms");
  const std::int64_t since = clock_of(game.state()).at("at");
  const auto finished = [](const json& state) { return state.at("status") == "finished"; };
  const json seen_by_white = state_where(game.white, finished);
  const json seen_by_black = state_where(game.black, finished);
  EXPECT_EQ(seen_by_white.at("result"), json({{"outcome", other(loser)}, {"reason", "timeout"}}));
  EXPECT_EQ(seen_by_black.at("result"), seen_by_white.at("result"));
  EXPECT_EQ(seen_by_black.at("clock"), seen_by_white.at("clock"));
  EXPECT_EQ(clock_of(seen_by_white).at(loser + "_ms"), 0);
  EXPECT_EQ(clock_of(seen_by_white).at("running"), nullptr);
  // It ran out at its millisecond, with what lag was allowed for, however late the server noticed.
  const std::int64_t flagged = clock_of(seen_by_white).at("at").get<std::int64_t>() - since;
  EXPECT_GE(flagged, left);
  EXPECT_LE(flagged, left + match::kLagPerTurn.count());
  EXPECT_EQ(game.of(loser).request(act("any", 1)).at("code"), "game_over");
  EXPECT_TRUE(eventually(
      [&] { return get(server, "/metrics").body.find("hexcourt_flags_total 1\n") != std::string::npos; }));
}

}  // namespace
}  // namespace hexcourt::e2e
