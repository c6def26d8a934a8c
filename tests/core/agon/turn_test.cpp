#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

TEST(AgonTurn, WhiteBeginsAndTurnsAlternate) {
  Position position = Agon::initial({});
  EXPECT_EQ(Agon::to_act(position), Side::white);
  for (const std::string_view text : {"Ga5-a4", "Ga2-a3", "Gb1-c1", "Gb7-b6"}) {
    const Side side = Agon::to_act(position);
    const Step step = act(position, text);
    EXPECT_TRUE(step.turn_ended);
    EXPECT_EQ(Agon::to_act(step.position), game::opponent(side));
    position = step.position;
  }
}

TEST(AgonTurn, APlayerMovesOneOfHisPieces) {
  const Position start = Agon::initial({});
  const Position moved = after(start, {"Ga5-a4"});
  EXPECT_EQ((start.pieces(Side::white) - moved.pieces(Side::white)), Set{Board::named("a5")});
  EXPECT_EQ((moved.pieces(Side::white) - start.pieces(Side::white)), Set{Board::named("a4")});
  EXPECT_EQ(moved.pieces(Side::black), start.pieces(Side::black));
}

TEST(AgonTurn, NothingIsRelocatedOrReleasedWithoutACapture) {
  EXPECT_EQ(refusal(Agon::initial({}), "Ga5>a4"), "None of your pieces is captured: move a piece.");
  EXPECT_EQ(refusal(Agon::initial({}), "Ga5<"), "None of your pieces is captured: move a piece.");
  EXPECT_EQ(refusal(Agon::initial({.relocation = Relocation::next_band}), "Ga5<"),
            "None of your pieces is captured: move a piece.");
}

TEST(AgonTurn, NoPieceEverLeavesTheBoard) {
  const Position position = after(at("Gd2 Gd5 gd4", "w move -"), {"Gd2-d3*d4", "Gd4>a1"});
  EXPECT_EQ(position.occupied().size(), 14);
}

TEST(AgonTurn, RepetitionComparesBoardSideAndMarks) {
  const Position position = at("gd4", "w move d4");
  EXPECT_EQ(Agon::turn_start_key(position), board("gd4") + " w d4");
  EXPECT_NE(Agon::turn_start_key(position), Agon::turn_start_key(at("gd4", "w move -")));
  EXPECT_NE(Agon::turn_start_key(at("gd4", "b move -")), Agon::turn_start_key(at("gd4", "w move -")));
}

}  // namespace
}  // namespace hexcourt::agon
