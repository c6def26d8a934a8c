#include "table.hpp"

namespace hexcourt::match {
namespace {

TEST(MatchAct, PlaysTheActionAndKeepsItsFullText) {
  RunningTable table;
  EXPECT_EQ(table.does(table.ada, Act{"+2", 0}), 1);
  EXPECT_EQ(table.match.game().position(), "2 b move");
  EXPECT_EQ(table.match.ply(), 1);
  ASSERT_EQ(table.match.history().size(), 1U);
  const PlayedAction& played = table.match.history().front();
  EXPECT_EQ(played.side, Side::white);
  EXPECT_EQ(played.action, "+2=2");
  EXPECT_EQ(played.captures, std::vector<std::string>{"a1"});
  EXPECT_TRUE(played.turn_ended);
  EXPECT_EQ(played.before.position(), "0 w move");
  EXPECT_EQ(std::get<Acted>(table.match.events().back().what), (Acted{Side::white, "+2=2"}));
}

TEST(MatchAct, CountsTurnsByTheEndOfATurnAndPliesByActions) {
  RunningTable table;
  table.play({"hold"});
  EXPECT_EQ(table.match.turn(), 1);
  EXPECT_EQ(table.match.ply(), 1);
  EXPECT_FALSE(table.match.history().back().turn_ended);
  table.play({"+1"});
  EXPECT_EQ(table.match.turn(), 2);
  EXPECT_EQ(table.match.ply(), 2);
}

TEST(MatchAct, DecidingChangesNothing) {
  const RunningTable table;
  const auto decided = table.match.decide(table.ada, Act{"+1", 0}, TimePoint{});
  ASSERT_TRUE(decided.has_value());
  EXPECT_EQ(table.match.seq(), 3U);
  EXPECT_EQ(table.match.game().position(), "0 w move");
}

TEST(MatchAct, OfSomebodyWithoutASeatIsRefusedFirstOfAll) {
  Table waiting;
  EXPECT_EQ(waiting.refusal(waiting.ada, Act{"+1", 0}).code, ErrorCode::not_seated);
  RunningTable table;
  table.play({"+1"});
  EXPECT_EQ(table.refusal(table.eve, Act{"+1=1", 0}).code, ErrorCode::not_seated);
  EXPECT_EQ(table.does(table.ada, Resign{}), 1);
  EXPECT_EQ(table.refusal(table.eve, Act{"nonsense", 99}).code, ErrorCode::not_seated);
}

TEST(MatchAct, RepeatedAtItsPlyCausesNothing) {
  RunningTable table;
  table.play({"+1", "+1"});
  EXPECT_EQ(table.does(table.ada, Act{"+1=1", 0}), 0);
  EXPECT_EQ(table.does(table.bob, Act{"+1=2", 1}), 0);
  table.play({"+1"});
  EXPECT_EQ(table.does(table.ada, Act{"+1=1", 0}), 0) << "whatever ply it was";
  EXPECT_EQ(table.match.seq(), 6U);
}

TEST(MatchAct, RepeatedWithPartsLeftOutCausesNothing) {
  RunningTable table;
  table.play({"+1=1", "+1"});
  EXPECT_EQ(table.does(table.ada, Act{"+1", 0}), 0);
  EXPECT_EQ(table.does(table.bob, Act{"+1", 1}), 0);
}

TEST(MatchAct, RepeatedAfterTheEndCausesNothing) {
  RunningTable table;
  table.play({"+2", "+2", "+1"});
  ASSERT_EQ(table.match.status(), Status::finished);
  EXPECT_EQ(table.does(table.ada, Act{"+1", 2}), 0);
}

TEST(MatchAct, AnotherActionOrAnotherPlayerAtThatPlyIsStale) {
  RunningTable table;
  table.play({"+1"});
  EXPECT_EQ(table.refusal(table.ada, Act{"+2", 0}).code, ErrorCode::stale);
  EXPECT_EQ(table.refusal(table.bob, Act{"+1=1", 0}).code, ErrorCode::stale);
  EXPECT_EQ(table.refusal(table.ada, Act{"nonsense", 0}).code, ErrorCode::stale);
}

TEST(MatchAct, BeforeTheStartIsTheWrongPhaseAndAfterTheEndTheGameIsOver) {
  Table table;
  EXPECT_EQ(table.does(table.ada, Sit{}), 1);
  EXPECT_EQ(table.refusal(table.ada, Act{"+1", 7}).code, ErrorCode::wrong_phase);
  EXPECT_EQ(table.does(table.bob, Sit{}), 1);
  EXPECT_EQ(table.does(table.bob, Resign{}), 1);
  EXPECT_EQ(table.refusal(table.ada, Act{"+1", 7}).code, ErrorCode::game_over);
}

TEST(MatchAct, AtAnyOtherPlyIsStaleAndSaysThePlyExpected) {
  RunningTable table;
  table.play({"+1"});
  for (const std::int64_t ply : {std::int64_t{-1}, std::int64_t{2}, INT64_MIN, INT64_MAX}) {
    const game::Error stale = table.refusal(table.ada, Act{"nonsense", ply});
    EXPECT_EQ(stale.code, ErrorCode::stale);
    EXPECT_EQ(stale.message.rfind("The game stands at ply 1,", 0), 0U) << stale.message;
  }
}

TEST(MatchAct, OutOfTurnIsRefusedBeforeTheActionIsLookedAt) {
  RunningTable table;
  const game::Error refused = table.refusal(table.bob, Act{"nonsense", 0});
  EXPECT_EQ(refused.code, ErrorCode::not_your_turn);
  EXPECT_EQ(refused.message, "It is White who is to act, not Black.");
}

TEST(MatchAct, ThatTheGameRefusesIsIllegalInTheGamesOwnWords) {
  RunningTable table;
  const game::Error malformed = table.refusal(table.ada, Act{"nonsense", 0});
  EXPECT_EQ(malformed.code, ErrorCode::illegal_action);
  EXPECT_EQ(malformed.message, "An action is +1, +2, -1 or hold.");
  EXPECT_EQ(malformed.place, 0U);
  EXPECT_EQ(table.refusal(table.ada, Act{"-1", 0}).message,
            "Holding is for once a turn, and counting above 0.");
}

TEST(MatchAct, ThatEndsTheGameEndsTheMatchInTheSameEvent) {
  RunningTable table;
  table.play({"+2", "+2", "+2"});
  EXPECT_EQ(table.match.seq(), 6U);
  EXPECT_EQ(table.match.status(), Status::finished);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::white, "counted"}));
  EXPECT_EQ(table.match.turn(), 4) << "after the last action the turn passes as it always does";
}

TEST(MatchResign, GivesTheGameToTheOtherSide) {
  RunningTable table;
  EXPECT_EQ(table.does(table.ada, Resign{}), 1);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::black, "resigned"}));
  EXPECT_EQ(table.match.status(), Status::finished);
  EXPECT_EQ(table.match.seq(), 4U);
}

TEST(MatchResign, IsPossibleOutOfTurn) {
  RunningTable table;
  EXPECT_EQ(table.does(table.bob, Resign{}), 1);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::white, "resigned"}));
}

/// not_seated, wrong_phase and game_over, in this order, for every command of a player in the game.
void expect_players_only(const Command& command) {
  Table table;
  EXPECT_EQ(table.refusal(table.eve, command).code, ErrorCode::not_seated);
  EXPECT_EQ(table.does(table.ada, Sit{}), 1);
  EXPECT_EQ(table.refusal(table.ada, command).code, ErrorCode::wrong_phase);
  EXPECT_EQ(table.does(table.bob, Sit{}), 1);
  EXPECT_EQ(table.does(table.bob, Resign{}), 1);
  EXPECT_EQ(table.refusal(table.ada, command).code, ErrorCode::game_over);
  EXPECT_EQ(table.refusal(table.eve, command).code, ErrorCode::not_seated);
}

TEST(MatchResign, IsForPlayersInARunningGame) { expect_players_only(Resign{}); }
TEST(MatchAbort, IsForPlayersInARunningGame) { expect_players_only(Abort{}); }
TEST(MatchClaimDraw, IsForPlayersInARunningGame) { expect_players_only(ClaimDraw{}); }

TEST(MatchAbort, BreaksTheGameOffForNobody) {
  RunningTable table;
  EXPECT_TRUE(table.match.may_abort());
  EXPECT_EQ(table.does(table.bob, Abort{}), 1);
  EXPECT_EQ(table.match.result(), (game::Result{game::Outcome::none, "aborted"}));
  EXPECT_EQ(table.match.status(), Status::finished);
  EXPECT_FALSE(table.match.may_abort());
}

TEST(MatchAbort, IsPossibleUntilBothSidesHaveActed) {
  RunningTable table;
  EXPECT_FALSE(Table().match.may_abort());
  table.play({"hold", "+1"});
  EXPECT_TRUE(table.match.may_abort()) << "only White has acted, twice";
  table.play({"hold"});
  EXPECT_FALSE(table.match.may_abort());
  EXPECT_EQ(table.refusal(table.ada, Abort{}).code, ErrorCode::not_allowed);
}

}  // namespace
}  // namespace hexcourt::match
