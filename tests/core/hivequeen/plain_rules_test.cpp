#include <random>

#include "game/perft.hpp"
#include "plain_hivequeen.hpp"
#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

using plain::PlainHiveQueen;
using Random = std::mt19937;

/// The same actions in the same order, as many as are counted, and each leads to the same.
void expect_plain_rules(const Position& position) {
  SCOPED_TRACE(HiveQueen::write_position(position));
  const auto expected = PlainHiveQueen::legal_actions(position);
  const auto legal = HiveQueen::legal_actions(position);
  ASSERT_EQ(Texts(actions(position)).size(), expected.size());
  ASSERT_TRUE(std::equal(legal.begin(), legal.end(), expected.begin(), expected.end()));
  EXPECT_EQ(HiveQueen::count_legal(position), expected.size());
  for (const Action& action : legal) {
    const Step step = HiveQueen::apply_legal(position, action);
    const Step plain_step = PlainHiveQueen::apply_legal(position, action);
    EXPECT_TRUE(step.position == plain_step.position) << HiveQueen::write_action(position, action);
    EXPECT_EQ(step.captures, plain_step.captures);
    EXPECT_EQ(step.turn_ended, plain_step.turn_ended);
  }
}

/// Any number of pieces of each kind that may stand there, dealt out at random, in either phase. Some have no
/// Queen.
Position dealt(Random& random) {
  Position position;
  Cells vacant = kField;
  const auto deal = [&](Army& army, Piece piece, unsigned most) {
    for (unsigned left = random() % (most + 1); left > 0 && !vacant.empty(); --left) {
      Cells::Iterator place = vacant.begin();
      std::advance(place, random() % static_cast<unsigned>(vacant.size()));
      army.of(piece).add(*place);
      vacant.remove(*place);
    }
  };
  for (Army& army : position.armies) {
    for (const Piece piece : kPieces) {
      deal(army, piece, static_cast<unsigned>(limit(piece).value_or(piece == Piece::highborn ? 4 : 12)));
    }
  }
  position.to_act = random() % 2 == 0 ? Side::white : Side::black;
  const int allowance = position.friends().allowance();
  if (allowance > 0 && random() % 2 == 0) position.allowed = 1 + static_cast<int>(random()) % allowance;
  if (position.allowed < 0 || !plain::can_introduce(position)) position.allowed = 0;
  return position;
}

TEST(HiveQueenPlainRules, AgreeInRandomPlay) {
  Random random(30);
  for (int game = 0; game < 60; ++game) {
    Position position = HiveQueen::initial({});
    for (int played = 0; played < 200; ++played) {
      expect_plain_rules(position);
      const Actions legal = HiveQueen::legal_actions(position);
      if (legal.empty()) break;
      position = HiveQueen::apply_legal(position, legal[random() % legal.size()]).position;
    }
  }
}

TEST(HiveQueenPlainRules, AgreeOnPiecesDealtOutAtRandom) {
  Random random(31);
  int listed = 0;
  int promotions = 0;
  for (int i = 0; i < 5000; ++i) {
    const Position position = dealt(random);
    expect_plain_rules(position);
    listed += HiveQueen::legal_actions(position).empty() ? 0 : 1;
    promotions += position.friends().can_promote() && !position.producing() ? 1 : 0;
  }
  EXPECT_GT(listed, 1000);
  EXPECT_GT(promotions, 20);
}

TEST(HiveQueenPlainRules, AgreeInPerft) {
  const Position start = HiveQueen::initial({});
  for (int depth = 0; depth <= 3; ++depth) {
    const std::uint64_t count = game::perft<PlainHiveQueen>(start, depth);
    EXPECT_EQ(game::perft<HiveQueen>(start, depth), count);
    EXPECT_EQ(game::perft_played<HiveQueen>(start, depth), count);
  }
  Random random(32);
  for (int i = 0; i < 300; ++i) {
    const Position position = dealt(random);
    EXPECT_EQ(game::perft<HiveQueen>(position, 2), game::perft<PlainHiveQueen>(position, 2))
        << HiveQueen::write_position(position);
  }
}

}  // namespace
}  // namespace hexcourt::hivequeen
