#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

// captured_queen: opponent. The Way to Play: the owner must move his captured Queen "to any vacant square
// that his opponent requires".
constexpr Settings kOpponent{.captured_queen = CapturedQueen::opponent};

TEST(AgonCapturedQueen, TheOpponentChoosesHerCellInHerOwnersTurn) {
  const Step step = act(at("Gd2 Gd5 qd4", "w move -", kOpponent), "Gd2-d3*d4");
  EXPECT_TRUE(step.turn_ended);
  EXPECT_EQ(turn_of(step.position), "w relocate_for:b d4");
  EXPECT_EQ(Agon::to_act(step.position), Side::white);
}

TEST(AgonCapturedQueen, AnyVacantCellMayBeChosenTheThroneIncluded) {
  const Position position = at("qd4", "w relocate_for:b d4", kOpponent);
  EXPECT_EQ(legal(position).size(), 77U);
  EXPECT_THAT(legal(position), testing::Contains("Qd4>f6"));
  EXPECT_EQ(refusal(position, "Qd4>a5"), "a5 is not vacant: White's guard stands there.");
}

TEST(AgonCapturedQueen, TheChoiceUsesUpTheTurnOfHerOwner) {
  const Step step = act(at("qd4", "w relocate_for:b d4", kOpponent), "Qd4>a1");
  EXPECT_TRUE(step.turn_ended);
  EXPECT_EQ(turn_of(step.position), "w move -") << "then the opponent has the next turn";
}

TEST(AgonCapturedQueen, NothingElseMayBeDone) {
  const Position position = at("qd4", "w relocate_for:b d4", kOpponent);
  const std::string sentence = "Black's captured Queen must be relocated first: you choose her cell.";
  EXPECT_EQ(refusal(position, "Ga5-a4"), sentence);
  EXPECT_EQ(refusal(position, "Ga2>a3"), sentence);
  EXPECT_EQ(refusal(position, "pass"), sentence);
}

TEST(AgonCapturedQueen, HerRelocationCapturesForHerOwner) {
  const Step step = act(at("Gk4 gk3 qd4", "w relocate_for:b d4", kOpponent), "Qd4>k5*k4");
  EXPECT_EQ(step.captures, Set{Board::named("k4")});
  EXPECT_EQ(turn_of(step.position), "w relocate k4");
}

TEST(AgonCapturedQueen, SheMayNotBePutBetweenTwoOfHerEnemies) {
  EXPECT_EQ(refusal(at("Gk3 Gk5 qd4", "w relocate_for:b d4", kOpponent), "Qd4>k4"),
            "k4 lies between two enemy pieces, on k3 and k5: no piece may move there.");
  const Position own = at("gk3 gk5 Gk1 qd4", "w relocate_for:b d4", kOpponent);
  EXPECT_EQ(turn_of(after(own, {"Qd4>k4"})), "w move -") << "between two of her own she may";
}

TEST(AgonCapturedQueen, GuardsAreStillPlacedByTheirOwner) {
  EXPECT_EQ(turn_of(after(at("Gd2 Gd5 gd4", "w move -", kOpponent), {"Gd2-d3"})), "b relocate d4");
}

TEST(AgonCapturedQueen, GoesBeforeHerGuards) {
  Position position = after(at("Gd2 Gd5 Gf5 gd4 qe4", "w move -", kOpponent), {"Gd2-d3"});
  EXPECT_EQ(turn_of(position), "w relocate_for:b d4,e4");
  position = after(position, {"Qe4>a1"});
  EXPECT_EQ(turn_of(position), "w move d4");
  EXPECT_EQ(turn_of(after(position, {"Ga5-a4"})), "b relocate d4");
}

TEST(AgonCapturedQueen, WhitesQueenIsPlacedByBlack) {
  EXPECT_EQ(turn_of(after(at("gd2 gd5 Qd4", "b move -", kOpponent), {"Gd2-d3"})), "b relocate_for:w d4");
}

TEST(AgonCapturedQueen, GoesBackOneRingWhereThatIsTheRule) {
  const Settings settings{.captured_queen = CapturedQueen::opponent, .relocation = Relocation::next_band};
  const Position position = at("Gd3 Gd5 qd4", "w relocate_for:b d4", settings);
  EXPECT_THAT(legal(position), testing::ElementsAre("Qd4>c3", "Qd4>c4"));
  const Position edge = at("qk4", "w relocate_for:b k4", settings);
  EXPECT_THAT(legal(edge), testing::ElementsAre("Qk4<"));
  EXPECT_EQ(turn_of(after(edge, {"Qk4<"})), "w move -");
}

}  // namespace
}  // namespace hexcourt::agon
