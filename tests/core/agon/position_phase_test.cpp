#include "agon_play.hpp"

namespace hexcourt::agon {
namespace {

// Whether a phase can occur on its board, with its captured pieces and under its settings.

constexpr Settings kOpponent{.captured_queen = CapturedQueen::opponent};
constexpr Settings kPlacement{.opening = Opening::placement};
constexpr Settings kTouch{.touch_move = true};
const std::string kSixAround = "Qf6 Ge5 Ge6 Gf5 Gf7 Gg5 Gg6";
const std::string kWhiteStuck = "Qf6 Ge5 Ge6 Gf5 Gf7 Gg5 Gf8 gg6 ge7 gg7";

enum class Field : std::uint8_t { board, side, phase, touched_cell, marked };

/// The sentence with which `text` is refused, having checked that its place is the beginning of `field`.
std::string refusal_of(const std::string& text, Field field, const Settings& settings = {}) {
  const auto position = Agon::read_position(settings, text);
  if (position) return "read";
  EXPECT_EQ(position.error().code, game::ErrorCode::bad_position);
  const std::size_t board_end = text.find(' ');
  const std::size_t phase = board_end + 3;
  const std::size_t place = field == Field::board          ? 0
                            : field == Field::side         ? board_end + 1
                            : field == Field::phase        ? phase
                            : field == Field::touched_cell ? phase + std::string_view("touched:").size()
                                                           : text.rfind(' ') + 1;
  EXPECT_EQ(position.error().place, place) << text;
  return position.error().message;
}

bool reads(const std::string& text, const Settings& settings = {}) {
  return Agon::read_position(settings, text).has_value();
}

TEST(AgonPositionPhase, MoveNeedsNoCapturedPieceOfTheSideToAct) {
  EXPECT_TRUE(reads(board("") + " w move a2"));
  EXPECT_EQ(refusal_of(board("") + " w move a5", Field::phase),
            "With these captured pieces White's turn begins with the phase 'relocate', and White is to act.");
  EXPECT_EQ(
      refusal_of(board("") + " w move f1", Field::phase, kOpponent),
      "With these captured pieces White's turn begins with the phase 'relocate_for:w', and Black is to act.");
}

TEST(AgonPositionPhase, RelocateNeedsACapturedPieceOfTheSideToAct) {
  EXPECT_TRUE(reads(board("") + " w relocate a5"));
  EXPECT_TRUE(reads(board("") + " w relocate f1"));
  EXPECT_TRUE(reads(board("") + " w relocate a5", kOpponent));
  const std::string moves =
      "With these captured pieces White's turn begins with the phase 'move', and White is to act.";
  EXPECT_EQ(refusal_of(board("") + " w relocate -", Field::phase), moves);
  EXPECT_EQ(refusal_of(board("") + " w relocate a2", Field::phase), moves);
}

TEST(AgonPositionPhase, RelocateIsNotForAQueenWhomTheOpponentPlaces) {
  EXPECT_EQ(
      refusal_of(board("") + " w relocate a5,f1", Field::phase, kOpponent),
      "With these captured pieces White's turn begins with the phase 'relocate_for:w', and Black is to act.");
}

TEST(AgonPositionPhase, RelocateForNeedsTheCapturedQueenAndTheSetting) {
  EXPECT_TRUE(reads(board("") + " b relocate_for:w f1", kOpponent));
  EXPECT_TRUE(reads(board("") + " b relocate_for:w a2,f1,f11", kOpponent));
  EXPECT_EQ(refusal_of(board("") + " b relocate_for:w f1", Field::phase),
            "With these captured pieces White's turn begins with the phase 'relocate', and White is to act.");
  EXPECT_EQ(refusal_of(board("") + " b relocate_for:w a5", Field::phase, kOpponent),
            "With these captured pieces White's turn begins with the phase 'relocate', and White is to act.");
  EXPECT_EQ(refusal_of(board("") + " b relocate_for:w f11", Field::phase, kOpponent),
            "With these captured pieces White's turn begins with the phase 'move', and White is to act.");
}

TEST(AgonPositionPhase, TouchedNeedsTheSettingAnOwnPieceAndAMove) {
  EXPECT_TRUE(reads(board("") + " w touched:a5 a2", kTouch));
  EXPECT_EQ(refusal_of(board("") + " w touched:a5 -", Field::phase),
            "Pieces are touched only under touch_move: true.");
  EXPECT_EQ(refusal_of(board("") + " w touched:a2 -", Field::touched_cell, kTouch),
            "The touched piece must be White's.");
  EXPECT_EQ(refusal_of(board("") + " w touched:d4 -", Field::touched_cell, kTouch),
            "The touched piece must be White's.");
  EXPECT_EQ(refusal_of(board("") + " w touched:a5 b1", Field::phase, kTouch),
            "With these captured pieces White's turn begins with the phase 'relocate', and White is to act.");
  EXPECT_EQ(refusal_of(board(kWhiteStuck) + " w touched:f6 -", Field::phase, kTouch),
            "No piece of White can move: nothing is touched, the turn is passed.");
  EXPECT_EQ(refusal_of(board(kSixAround) + " b touched:a2 -", Field::phase, kTouch),
            "On this board the game is over before this phase can be reached.");
}

TEST(AgonPositionPhase, PassedNeedsAnOpponentWhoCannotMove) {
  EXPECT_TRUE(reads(board(kWhiteStuck) + " b passed -"));
  EXPECT_EQ(refusal_of(board("") + " b passed -", Field::phase), "White can move, and cannot have passed.");
  EXPECT_EQ(refusal_of(board(kWhiteStuck) + " w passed -", Field::phase),
            "Black can move, and cannot have passed.");
  EXPECT_EQ(refusal_of(board(kWhiteStuck) + " b passed a2", Field::marked),
            "Behind a pass no piece is captured.");
  EXPECT_EQ(refusal_of(board(kWhiteStuck) + " b passed f8", Field::marked),
            "Behind a pass no piece is captured.");
}

TEST(AgonPositionPhase, PassedNeedsAnUnfinishedGame) {
  EXPECT_EQ(refusal_of(board(kSixAround) + " b passed -", Field::phase),
            "On this board the game is over before this phase can be reached.");
}

TEST(AgonPositionPhase, BlockedNeedsThatNeitherSideCanMove) {
  EXPECT_EQ(refusal_of(board("") + " w blocked -", Field::phase), "Black can move, and cannot have passed.");
  EXPECT_EQ(refusal_of(board(kWhiteStuck) + " w blocked -", Field::phase),
            "Black can move, and cannot have passed.");
  EXPECT_EQ(refusal_of(board(kWhiteStuck) + " b blocked -", Field::phase),
            "Black can move, and cannot have passed.");
  EXPECT_EQ(refusal_of(board(kWhiteStuck) + " b blocked a2", Field::marked),
            "Behind a pass no piece is captured.");
}

TEST(AgonPositionPhase, FinishedBoardsAreReadInThePhasesThatFollowAnAction) {
  EXPECT_TRUE(reads(board(kSixAround) + " b move -"));
  EXPECT_TRUE(reads(board(kSixAround) + " b relocate a2"));
  EXPECT_TRUE(reads(board(kSixAround) + " w relocate_for:b f11", kOpponent));
  EXPECT_TRUE(reads("3ggg/7/8/9/4GG4/Q3G1G3q/4GG4/9/8/7/gg4 b place -", kPlacement));
}

TEST(AgonPositionPhase, PlaceNeedsTheSetting) {
  EXPECT_EQ(refusal_of("6/7/8/9/10/Q9q/10/9/8/7/6 w place -", Field::phase),
            "Guards are placed only under opening: placement.");
}

TEST(AgonPositionPhase, PlaceNeedsTheQueensWhereTheyStart) {
  const auto position = Agon::read_position(kPlacement, "6/7/8/9/10/1Q8q/10/9/8/7/6 w place -");
  ASSERT_FALSE(position.has_value());
  EXPECT_EQ(position.error().message, "While guards are placed, White's Queen stands on f1.");
  EXPECT_EQ(position.error().place, 12U);
  EXPECT_EQ(Agon::read_position(kPlacement, "6/7/8/9/10/q9Q/10/9/8/7/6 w place -").error().message,
            "While guards are placed, White's Queen stands on f1.");
}

TEST(AgonPositionPhase, PlaceNeedsGuardsPlacedInTurn) {
  const std::string sentence =
      "Guards are placed in turn, White's first: with these guards it is not this side's turn.";
  EXPECT_EQ(refusal_of("6/7/8/9/10/Q9q/10/9/8/7/6 b place -", Field::side, kPlacement), sentence);
  EXPECT_EQ(refusal_of("G5/7/8/9/10/Q9q/10/9/8/7/6 w place -", Field::side, kPlacement), sentence);
  EXPECT_EQ(refusal_of("g5/7/8/9/10/Q9q/10/9/8/7/6 w place -", Field::side, kPlacement), sentence);
  EXPECT_EQ(refusal_of("g5/7/8/9/10/Q9q/10/9/8/7/6 b place -", Field::side, kPlacement), sentence);
  EXPECT_EQ(refusal_of("GG4/7/8/9/10/Q9q/10/9/8/7/6 b place -", Field::side, kPlacement), sentence);
}

TEST(AgonPositionPhase, PlaceIsOverWhenTwelveGuardsStand) {
  EXPECT_EQ(refusal_of(board("") + " w place -", Field::phase, kPlacement), "All guards are placed already.");
}

TEST(AgonPositionPhase, PlaceCapturesNothing) {
  EXPECT_EQ(refusal_of("Gg4/7/8/9/10/Q9q/10/9/8/7/6 w place a1", Field::marked, kPlacement),
            "A placement captures nothing.");
}

TEST(AgonPositionPhase, OtherPhasesNeedAllTheGuards) {
  EXPECT_EQ(refusal_of("6/7/8/9/10/Q9q/10/9/8/7/6 w move -", Field::board, kPlacement),
            "White has six guards; 6 are missing.");
}

}  // namespace
}  // namespace hexcourt::agon
