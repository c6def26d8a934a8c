#include "command/state_text.hpp"

#include <gmock/gmock.h>

#include "command/one_line.hpp"

namespace hexcourt::command {
namespace {

using game::Side;

protocol::State playing() {
  protocol::State state;
  state.status = match::Status::playing;
  state.white = protocol::SeatInfo{"1", "Ada", true};
  state.black = protocol::SeatInfo{"2", "Bob\x1b[2J", false};
  state.to_act = Side::black;
  state.phase = "move";
  state.turn = 4;
  return state;
}

TEST(StateText, NamesThePlayersAndIsSafeForATerminal) {
  EXPECT_EQ(players_text(playing(), Side::white), "White: Ada (you)    Black: Bob\\x1b[2J (away)\n");
  EXPECT_EQ(players_text(protocol::State{}, std::nullopt), "White: nobody yet    Black: nobody yet\n");
}

TEST(StateText, SaysWhoseTurnItIs) {
  EXPECT_EQ(turn_text(playing(), Side::black), "Your turn, Black (turn 4, move).\n");
  EXPECT_EQ(turn_text(playing(), Side::white), "Black is to act (turn 4, move).\n");
  EXPECT_EQ(turn_text(protocol::State{}, std::nullopt), "Waiting for both seats to be taken.\n");
  auto state = playing();
  state.may_claim_draw = true;
  EXPECT_EQ(turn_text(state, Side::white), "Black is to act (turn 4, move). A draw may be claimed.\n");
  state.status = match::Status::finished;
  state.outcome = game::Outcome::white;
  state.reason = "resigned";
  EXPECT_EQ(turn_text(state, Side::white), "White wins: Black resigned.\n");
}

TEST(StateText, TellsTheLastAction) {
  auto state = playing();
  EXPECT_EQ(last_text(state, Side::black), "");
  state.last = protocol::LastAction{Side::white, "Wd3-d4", {}, std::nullopt};
  EXPECT_EQ(last_text(state, Side::black), "White moves a Worker from d3 to d4 (Wd3-d4).\n");
  EXPECT_EQ(last_text(state, Side::white), "White (you) moves a Worker from d3 to d4 (Wd3-d4).\n");
}

TEST(StateText, PutsTheFactsOfBothSidesOnOneLine) {
  EXPECT_EQ(facts_text({{"white_units", std::int64_t{24}},
                        {"black_units", std::int64_t{21}},
                        {"to_place", std::int64_t{3}},
                        {"black_sheep", std::string()}}),
            "units: White 24, Black 21\nto place: 3\nblack sheep: -\n");
}

TEST(LegalText, GroupsByThePieceThatActs) {
  const std::vector<std::string> legal{"+Dc2", "+Sc2", "+Sd4", ".", "Wd3-d4", "Wd3-e3", "We2-e3"};
  EXPECT_EQ(legal_text(legal, ""), "+Dc2\n+Sc2 +Sd4\n.\nWd3-d4 Wd3-e3\nWe2-e3\n");
  EXPECT_EQ(legal_text(legal, "W"), "Wd3-d4 Wd3-e3\nWe2-e3\n");
  EXPECT_EQ(legal_text(legal, "d4"), "+Sd4\nWd3-d4\n");
  EXPECT_EQ(legal_text(legal, "Q"), "No legal action matches.\n");
}

TEST(OneLine, KeepsTextAndDisarmsControls) {
  EXPECT_EQ(one_line("Grüße \"é\" 漢"), "Grüße \"é\" 漢");
  EXPECT_EQ(one_line("a\nb\r\x1b[31m\x7f"), "a\\x0ab\\x0d\\x1b[31m\\x7f");
  EXPECT_EQ(one_line("\xc2\x9b"
                     "1m"),
            "\\xc2\\x9b1m");
  EXPECT_EQ(one_line("\xc2"), "\xc2");
}

}  // namespace
}  // namespace hexcourt::command
