#include "command/board_drawing.hpp"

#include <gmock/gmock.h>

#include <stdexcept>

#include "catalogue/catalogue.hpp"

namespace hexcourt::command {
namespace {

using testing::HasSubstr;
using testing::Not;

/// What a room shows of a game that stands at `position`.
protocol::State state_at(std::string_view game, std::string_view position) {
  const auto opened = catalogue::open(game, {}, position);
  if (!opened) throw std::invalid_argument(sentence(opened.error()));
  protocol::State state;
  state.board = opened->board();
  state.position = opened->position();
  state.facts = opened->facts();
  return state;
}

protocol::State hivequeen_after_a_move() {
  auto state = state_at("hivequeen", "1W2w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w produce:1");
  state.last = protocol::LastAction{game::Side::white, "Wa1-a2", {}, std::nullopt};
  return state;
}

TEST(BoardDrawing, ShowsWhiteAtTheBottomAndTheLastAction) {
  EXPECT_EQ(draw_board(hivequeen_after_a_move(), {}), R"(                 ___
             ___/ q \___
         ___/ h \e9_/ h \___
     ___/ d \d8_/ w \f8_/ d \___
 ___/ w \c7_/ n \e8_/ n \g7_/ w \___
/ w \b6_/ s \d7_/ s \f7_/ s \h6_/ w \
\a5_/   \c6_/   \e7_/   \g6_/   \i5_/
/   \b5_/   \d6_/   \f6_/   \h5_/   \
\a4_/   \c5_/   \e6_/   \g5_/   \i4_/
/   \b4_/   \d5_/   \f5_/   \h4_/   \
\a3_/   \c4_/   \e5_/   \g4_/   \i3_/
/[W]\b3_/   \d4_/   \f4_/   \h3_/   \
\a2_/   \c3_/   \e4_/   \g3_/   \i2_/
/[ ]\b2_/ S \d3_/ S \f3_/ S \h2_/ W \
\a1_/ W \c2_/ N \e3_/ N \g2_/ W \i1_/
    \b1_/ D \d2_/ W \f2_/ D \h1_/
        \c1_/ H \e2_/ H \g1_/
            \d1_/ Q \f1_/
                \e1_/
)");
}

TEST(BoardDrawing, IsTurnedForBlack) {
  EXPECT_EQ(draw_board(hivequeen_after_a_move(), {game::Side::black, false}), R"(                 ___
             ___/ Q \___
         ___/ H \e1_/ H \___
     ___/ D \f1_/ W \d1_/ D \___
 ___/ W \g1_/ N \e2_/ N \c1_/ W \___
/ W \h1_/ S \f2_/ S \d2_/ S \b1_/[ ]\
\i1_/   \g2_/   \e3_/   \c2_/   \a1_/
/   \h2_/   \f3_/   \d3_/   \b2_/[W]\
\i2_/   \g3_/   \e4_/   \c3_/   \a2_/
/   \h3_/   \f4_/   \d4_/   \b3_/   \
\i3_/   \g4_/   \e5_/   \c4_/   \a3_/
/   \h4_/   \f5_/   \d5_/   \b4_/   \
\i4_/   \g5_/   \e6_/   \c5_/   \a4_/
/ w \h5_/ s \f6_/ s \d6_/ s \b5_/ w \
\i5_/ w \g6_/ n \e7_/ n \c6_/ w \a5_/
    \h6_/ d \f7_/ w \d7_/ d \b6_/
        \g7_/ h \e8_/ h \c7_/
            \f8_/ q \d8_/
                \e9_/
)");
}

TEST(BoardDrawing, ShowsCapturedPiecesThatStay) {
  auto state = state_at("agon", "1g2G1/G5g/8/g7G/10/Q9q/10/g7G/8/G5g/1g2G1 w move -");
  state.last = protocol::LastAction{game::Side::black, "Gb6-b7", {}, std::nullopt};
  state.facts = {{"white_marked", std::string("d9,j1")}, {"black_marked", std::string()}};
  EXPECT_EQ(draw_board(state, {}), R"(                     ___
                 ___/ q \___
             ___/   \f11/   \___
         ___/!G!\e10/   \g10/ G \___
     ___/   \d9_/   \f10/   \h9_/   \___
 ___/[g]\c8_/   \e9_/   \g9_/   \i8_/ g \___
/   \b7_/   \d8_/   \f9_/   \h8_/   \j7_/   \
\a6_/[ ]\c7_/   \e8_/   \g8_/   \i7_/   \k6_/
/ G \b6_/   \d7_/   \f8_/   \h7_/   \j6_/ G \
\a5_/   \c6_/   \e7_/   \g7_/   \i6_/   \k5_/
/   \b5_/   \d6_/   \f7_/   \h6_/   \j5_/   \
\a4_/   \c5_/   \e6_/   \g6_/   \i5_/   \k4_/
/   \b4_/   \d5_/   \f6_/   \h5_/   \j4_/   \
\a3_/   \c4_/   \e5_/   \g5_/   \i4_/   \k3_/
/ g \b3_/   \d4_/   \f5_/   \h4_/   \j3_/ g \
\a2_/   \c3_/   \e4_/   \g4_/   \i3_/   \k2_/
/   \b2_/   \d3_/   \f4_/   \h3_/   \j2_/   \
\a1_/ G \c2_/   \e3_/   \g3_/   \i2_/!G!\k1_/
    \b1_/   \d2_/   \f3_/   \h2_/   \j1_/
        \c1_/ g \e2_/   \g2_/ g \i1_/
            \d1_/   \f2_/   \h1_/
                \e1_/ Q \g1_/
                    \f1_/
)");
}

TEST(BoardDrawing, ColoursPiecesAndTheLastAction) {
  const std::string board = draw_board(hivequeen_after_a_move(), {game::Side::white, true});
  EXPECT_THAT(board, HasSubstr("\x1b[1;97;44m q \x1b[0m"));
  EXPECT_THAT(board, HasSubstr("\x1b[1;30;47m Q \x1b[0m"));
  EXPECT_THAT(board, HasSubstr("\x1b[1;30;47m\x1b[43m W \x1b[0m"));
  EXPECT_THAT(board, Not(HasSubstr("[W]")));
}

TEST(BoardDrawing, OfNoBoardIsEmpty) {
  protocol::State state;
  EXPECT_EQ(draw_board(state, {}), "");
  state.position = std::string(200, '/');
  EXPECT_EQ(draw_board(state, {}), "");
}

}  // namespace
}  // namespace hexcourt::command
