#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

using testing::ElementsAre;

// White has no move: the Queen sits on the throne, the ring around it is full, and f8 is walled in.
const std::string kWhiteStuck = "Qf6 Ge5 Ge6 Gf5 Gf7 Gg5 Gf8 gg6 ge7 gg7";
constexpr Settings kTouch{.touch_move = true};

TEST(AgonPass, APlayerWithNoLegalActionPasses) {
  const Position position = at(kWhiteStuck, "w move -");
  EXPECT_THAT(legal(position), ElementsAre("pass"));
  const Step step = act(position, "pass");
  EXPECT_TRUE(step.turn_ended);
  EXPECT_EQ(turn_of(step.position), "b passed -");
  EXPECT_EQ(result_of(step.position), "-");
}

TEST(AgonPass, IsLegalOnlyThen) {
  EXPECT_EQ(refusal(Agon::initial({}), "pass"), "You may pass only when none of your pieces can move.");
  EXPECT_EQ(refusal(at(kWhiteStuck, "w move -"), "Gf8-f7"), "None of your pieces can move: pass.");
}

TEST(AgonPass, ShowsInPlaceOfMove) {
  const Position position = after(at(kWhiteStuck, "w move -"), {"pass"});
  EXPECT_EQ(legal(position), legal(at(kWhiteStuck, "b move -")));
  EXPECT_EQ(turn_of(after(position, {"Ga2-a3"})), "w move -") << "one action later it is forgotten";
}

TEST(AgonPass, CountsAsMoveForRepetition) {
  EXPECT_EQ(Agon::turn_start_key(at(kWhiteStuck, "b passed -")),
            Agon::turn_start_key(at(kWhiteStuck, "b move -")));
}

TEST(AgonPass, IsNotShownBehindARelocation) {
  Position position = after(at(kWhiteStuck, "w move a2"), {"pass"});
  EXPECT_EQ(turn_of(position), "b relocate a2");
  EXPECT_EQ(turn_of(after(position, {"Ga2>a3"})), "w move -");
}

TEST(AgonPass, IsTheOnlyActionUnderTouchMoveWhereNoPieceCanMove) {
  const Position position = at(kWhiteStuck, "w move -", kTouch);
  EXPECT_THAT(legal(position), ElementsAre("pass"));
  EXPECT_EQ(refusal(position, "^f6"), "None of your pieces can move: pass.");
  EXPECT_EQ(turn_of(after(position, {"pass"})), "b passed -");
}

TEST(AgonPass, AForfeitedTurnIsNotAPass) {
  const Position position = at(kWhiteStuck, "b passed -", kTouch);
  EXPECT_EQ(turn_of(after(position, {"^a2"})), "b touched:a2 -");
  EXPECT_EQ(turn_of(after(position, {"^a2", "forfeit"})), "w move -");
}

// With seven pieces a side it cannot come to this: the pieces of the outermost ring that is not empty can
// always move sideways, unless that ring is full. So the board is crammed with guards here.
TEST(AgonPass, TwoPassesInARowAreADraw) {
  Position position = Agon::initial({});
  for (const Cell cell : position.vacant()) position.all_pieces[cell < kThrone ? 0 : 1].add(cell);
  position = after(position, {"pass"});
  EXPECT_EQ(position.phase, Phase::passed);
  const Step step = act(position, "pass");
  EXPECT_TRUE(step.turn_ended);
  EXPECT_EQ(step.position.phase, Phase::blocked);
  EXPECT_EQ(step.position.to_act, Side::white) << "the turn passes as always";
  EXPECT_EQ(result_of(step.position), "draw blocked");
  EXPECT_TRUE(legal(step.position).empty());
  EXPECT_EQ(refusal(step.position, "pass"), "The game is over.");
}

}  // namespace
}  // namespace hexcourt::agon
