#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

using testing::Contains;
using testing::Not;

TEST(AgonRelocation, TheNextTurnMustBeUsedForIt) {
  const Position position = after(at("Gd2 Gd5 gd4", "w move -"), {"Gd2-d3"});
  EXPECT_EQ(refusal(position, "Ga2-a3"), "Your captured guard must be relocated first (on d4).");
  EXPECT_EQ(refusal(position, "Gd4-e4"), "Your captured guard must be relocated first (on d4).");
  EXPECT_EQ(refusal(position, "Ga2>a3"), "Your captured guard must be relocated first (on d4).");
  EXPECT_EQ(refusal(position, "pass"), "Your captured guard must be relocated first (on d4).");
  EXPECT_EQ(turn_of(after(position, {"Gd4>a1"})), "w move -");
}

TEST(AgonRelocation, AGuardGoesToAnyVacantCellOfTheOutermostRing) {
  const Position position = after(at("Gd2 Gd5 gd4", "w move -"), {"Gd2-d3"});
  Set cells;
  for (const Action action : Agon::legal_actions(position)) {
    EXPECT_EQ(action.kind, Action::Kind::relocate);
    EXPECT_EQ(action.from, Board::named("d4"));
    cells.add(action.to);
  }
  EXPECT_EQ(cells, Board::ring_cells(kEdge) & position.vacant());
  EXPECT_EQ(cells.size(), 19);
  EXPECT_EQ(refusal(position, "Gd4>c3"), "A captured guard is relocated to the outermost ring.");
  EXPECT_EQ(refusal(position, "Gd4>a5"), "a5 is not vacant: White's guard stands there.");
  EXPECT_EQ(refusal(position, "Gd4<"), "A captured piece is not released in this game: relocate it.");
}

TEST(AgonRelocation, AQueenGoesToAnyVacantCellOfTheBoardTheThroneIncluded) {
  const Position position = after(at("Gd2 Gd5 qd4", "w move -"), {"Gd2-d3"});
  Set cells;
  for (const Action action : Agon::legal_actions(position)) cells.add(action.to);
  EXPECT_EQ(cells, position.vacant() - Set{Board::named("c2")}) << "c2 lies between White's b1 and d3";
  EXPECT_EQ(cells.size(), 76);
  EXPECT_EQ(position.to_act, Side::black) << "her owner chooses";
  EXPECT_EQ(after(position, {"Qd4>f6"}).queen(Side::black), kThrone);
}

TEST(AgonRelocation, SeveralPiecesAreRelocatedOneTurnAtATime) {
  Position position = after(at("Gd2 Gd5 Gf5 gd4 ge4", "w move -"), {"Gd2-d3", "Gd4>a1"});
  EXPECT_EQ(turn_of(position), "w move e4");
  position = after(position, {"Ga5-a4"});
  EXPECT_EQ(turn_of(position), "b relocate e4");
  EXPECT_EQ(turn_of(after(position, {"Ge4>a3"})), "w move -");
}

TEST(AgonRelocation, TheQueenGoesFirst) {
  const Position position = after(at("Gd2 Gd5 Gf5 gd4 qe4", "w move -"), {"Gd2-d3"});
  EXPECT_EQ(turn_of(position), "b relocate d4,e4");
  EXPECT_EQ(refusal(position, "Gd4>a1"), "Your captured Queen must be relocated first.");
  for (const std::string& text : legal(position)) EXPECT_EQ(text.substr(0, 4), "Qe4>");
  EXPECT_EQ(turn_of(after(position, {"Qe4>a1", "Ga5-a4"})), "b relocate d4");
}

TEST(AgonRelocation, GuardsGoInAnyOrder) {
  const Position position = after(at("Gd2 Gd5 Gf5 gd4 ge4", "w move -"), {"Gd2-d3"});
  EXPECT_THAT(legal(position), Contains("Gd4>a1"));
  EXPECT_THAT(legal(position), Contains("Ge4>a1"));
  EXPECT_EQ(refusal(position, "Ga2>a1"), "Your captured guard must be relocated first (on d4 or e4).");
}

TEST(AgonRelocation, NotToACellBetweenTwoEnemies) {
  const Position position = at("Gk3 Gk5 gd4", "b relocate d4");
  EXPECT_THAT(legal(position), Not(Contains("Gd4>k4")));
  EXPECT_EQ(refusal(position, "Gd4>k4"),
            "k4 lies between two enemy pieces, on k3 and k5: no piece may move there.");
  EXPECT_EQ(refusal(at("Gf5 Gf7 qd4", "b relocate d4"), "Qd4>f6"),
            "f6 lies between two enemy pieces, on f5 and f7: no piece may move there.");
}

TEST(AgonRelocation, CapturesLikeAMove) {
  const Step step = act(at("Gk4 gk5 gd4", "b relocate d4"), "Gd4>k3*k4");
  EXPECT_EQ(step.captures, Set{Board::named("k4")});
  EXPECT_EQ(turn_of(step.position), "w relocate k4");
}

TEST(AgonRelocation, TheCellLeftIsVacantWhenCapturesAreLookedAt) {
  EXPECT_TRUE(act(at("Gk4 gk5", "b relocate k5"), "Gk5>k3").captures.empty());
}

TEST(AgonRelocation, BothSidesMayHaveCapturedPiecesAtOnce) {
  Position position = at("Gk4 gk5 gd4 ge7", "b relocate d4,e7");
  position = after(position, {"Gd4>k3"});
  EXPECT_EQ(turn_of(position), "w relocate e7,k4");
  position = after(position, {"Gk4>a6"});
  EXPECT_EQ(turn_of(position), "b relocate e7");
}

TEST(AgonRelocation, EndsTheTurn) { EXPECT_TRUE(act(at("gd4", "b relocate d4"), "Gd4>a1").turn_ended); }

}  // namespace
}  // namespace hexcourt::agon
