#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

// opening: placement. The original rules: the game starts with only Queens, in opposite corners. Players
// place their guards, one per turn, on any vacant board cells.
constexpr Settings kPlacement{.opening = Opening::placement};

TEST(AgonPlacement, GuardsArePlacedOnePerTurnInTurn) {
  const Step step = act(Agon::initial(kPlacement), "@d4");
  EXPECT_TRUE(step.turn_ended);
  EXPECT_EQ(turn_of(step.position), "b place -");
  EXPECT_EQ(Agon::letter_at(step.position, Board::named("d4")), 'G');
  const Position position = after(step.position, {"@d5"});
  EXPECT_EQ(turn_of(position), "w place -");
  EXPECT_EQ(Agon::letter_at(position, Board::named("d5")), 'g');
}

TEST(AgonPlacement, OnAnyVacantCell) {
  const Position position = after(Agon::initial(kPlacement), {"@d4"});
  EXPECT_EQ(legal(position).size(), 87U);
  EXPECT_EQ(refusal(position, "@d4"), "d4 is not vacant: White's guard stands there.");
  EXPECT_EQ(refusal(position, "@f1"), "f1 is not vacant: White's Queen stands there.");
}

TEST(AgonPlacement, NotOnTheThrone) {
  EXPECT_EQ(refusal(Agon::initial(kPlacement), "@f6"), "f6 is the throne: only a Queen may enter it.");
}

TEST(AgonPlacement, CapturesNothing) {
  const Step step = act(after(Agon::initial(kPlacement), {"@d3", "@d4"}), "@d5");
  EXPECT_TRUE(step.captures.empty());
  EXPECT_EQ(turn_of(step.position), "b place -");
}

TEST(AgonPlacement, ACellBetweenTwoEnemiesIsAllowed) {
  EXPECT_EQ(turn_of(after(Agon::initial(kPlacement), {"@d3", "@a1", "@d5", "@d4"})), "w place -");
}

TEST(AgonPlacement, NothingIsMovedBeforeTheLastGuardStands) {
  EXPECT_EQ(refusal(Agon::initial(kPlacement), "Qf1-f2"),
            "The guards are placed first (12 are left): place one.");
  EXPECT_EQ(refusal(Agon::initial(kPlacement), "pass"),
            "The guards are placed first (12 are left): place one.");
}

/// Black's d4 stands between White's d3 and d5, and White's b3 is near.
Position all_placed(const Settings& settings = kPlacement) {
  return after(Agon::initial(settings),
               {"@d3", "@d4", "@d5", "@k1", "@b3", "@k2", "@e5", "@k3", "@h9", "@k4", "@j1", "@k5"});
}

TEST(AgonPlacement, AfterAllTwelveTheGameProceedsUnderNormalRules) {
  const Position position = all_placed();
  EXPECT_EQ(turn_of(position), "w move -") << "the first player moves";
  EXPECT_EQ(refusal(position, "@a1"), "There is no guard to place now: move a piece.");
  EXPECT_THAT(legal(position), testing::Contains("Gh9-h8"));
}

TEST(AgonPlacement, APieceAlreadyBetweenEnemiesIsNotCapturedByThat) {
  EXPECT_EQ(turn_of(after(all_placed(), {"Gh9-h8"})), "b move -");
}

TEST(AgonPlacement, APieceAlreadyBetweenEnemiesIsCapturedWhenSandwichedAnew) {
  EXPECT_EQ(turn_of(after(all_placed(), {"Gb3-c3*d4"})), "b relocate d4");
}

TEST(AgonPlacement, IsFollowedByTouchesUnderTouchMove) {
  const Position position = all_placed({.opening = Opening::placement, .touch_move = true});
  EXPECT_EQ(legal(position).size(), 7U);
}

TEST(AgonPlacement, NoneInTheStandardOpening) {
  EXPECT_EQ(refusal(Agon::initial({}), "@d4"), "There is no guard to place now: move a piece.");
}

}  // namespace
}  // namespace hexcourt::agon
