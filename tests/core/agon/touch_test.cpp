#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

using testing::ElementsAre;

// touch_move: true. If a player touches one of his pieces he must move that piece, or forfeit his turn.
constexpr Settings kTouch{.touch_move = true};

TEST(AgonTouch, AMoveBeginsWithATouchOfAnyOwnPiece) {
  EXPECT_THAT(legal(Agon::initial(kTouch)), ElementsAre("^a5", "^b1", "^d9", "^f1", "^h9", "^j1", "^k5"));
}

TEST(AgonTouch, DoesNotEndTheTurn) {
  const Step step = act(Agon::initial(kTouch), "^d9");
  EXPECT_FALSE(step.turn_ended);
  EXPECT_TRUE(step.captures.empty());
  EXPECT_EQ(turn_of(step.position), "w touched:d9 -");
}

TEST(AgonTouch, ThatPieceMustBeMovedOrTheTurnForfeited) {
  const Position position = after(Agon::initial(kTouch), {"^d9"});
  EXPECT_THAT(legal(position), ElementsAre("Gd9-c8", "Gd9-d8", "Gd9-e10", "Gd9-e9", "forfeit"));
  const std::string sentence = "You touched the guard on d9: move it, or forfeit the turn.";
  EXPECT_EQ(refusal(position, "Gh9-h8"), sentence);
  EXPECT_EQ(refusal(position, "^h9"), sentence);
  EXPECT_EQ(refusal(position, "^d9"), sentence);
  EXPECT_EQ(refusal(position, "pass"), sentence);
  EXPECT_EQ(refusal(position, "Gd9-d7"),
            "A piece moves one step, to an adjacent cell: d7 is not adjacent to d9.");
}

TEST(AgonTouch, TheMoveBehindItCapturesAndEndsTheTurn) {
  const Step step = act(after(at("Gd2 Gd5 gd4", "w move -", kTouch), {"^d2"}), "Gd2-d3*d4");
  EXPECT_TRUE(step.turn_ended);
  EXPECT_EQ(turn_of(step.position), "b relocate d4");
}

TEST(AgonTouch, AForfeitEndsTheTurnAndChangesNothingElse) {
  const Position start = Agon::initial(kTouch);
  const Step step = act(after(start, {"^d9"}), "forfeit");
  EXPECT_TRUE(step.turn_ended);
  EXPECT_EQ(turn_of(step.position), "b move -");
  EXPECT_EQ(step.position.all_pieces, start.all_pieces);
}

TEST(AgonTouch, APieceThatCannotMoveMayBeTouchedToo) {
  EXPECT_THAT(legal(after(at("Qf6", "w move -", kTouch), {"^f6"})), ElementsAre("forfeit"));
}

TEST(AgonTouch, OnlyOnesOwnPieces) {
  EXPECT_EQ(refusal(Agon::initial(kTouch), "^a2"), "The guard on a2 is Black's, not yours.");
  EXPECT_EQ(refusal(Agon::initial(kTouch), "^f11"), "The Queen on f11 is Black's, not yours.");
  EXPECT_EQ(refusal(Agon::initial(kTouch), "^f6"), "There is no piece on f6.");
}

TEST(AgonTouch, NoMoveWithoutIt) {
  EXPECT_EQ(refusal(Agon::initial(kTouch), "Gd9-d8"), "Touch the guard on d9 before you move it (^d9).");
}

TEST(AgonTouch, NoForfeitWithoutIt) {
  EXPECT_EQ(refusal(Agon::initial(kTouch), "forfeit"),
            "A turn is forfeited only behind a touch: touch a piece first.");
}

TEST(AgonTouch, PlacementsAndRelocationsNeedNone) {
  const Settings settings{.opening = Opening::placement, .touch_move = true};
  EXPECT_EQ(turn_of(after(Agon::initial(settings), {"@d4"})), "b place -");
  EXPECT_EQ(turn_of(after(at("gd4", "b relocate d4", kTouch), {"Gd4>a1"})), "w move -");
}

TEST(AgonTouch, OffItMeansNothing) {
  EXPECT_EQ(refusal(Agon::initial({}), "^d9"), "Touch-move is off in this game: move without a touch.");
  EXPECT_EQ(refusal(Agon::initial({}), "forfeit"), "Touch-move is off in this game: no turn is forfeited.");
}

}  // namespace
}  // namespace hexcourt::agon
