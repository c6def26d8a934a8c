#include "game/perft.hpp"

#include <map>

#include "setup.hpp"

namespace hexcourt::hivequeen {
namespace {

const Position kStart = HiveQueen::initial({});

// "Play occurs on a five-cell-sided hexagonal field."
TEST(HiveQueenStart, TheFieldHasFiveCellsToASide) {
  EXPECT_EQ(kField.size(), 61);
  EXPECT_EQ(Board::file_height(0), 5);
  EXPECT_EQ(Board::file_height(4), 9);
}

// "Each player begins with one Queen, two Highborns, two Drones, two Nurses, five Workers and three
// Soldiers."
TEST(HiveQueenStart, EachPlayerBeginsWithFifteenPieces) {
  for (const Army& army : kStart.armies) {
    std::map<char, int> counts;
    for (const Piece piece : kPieces) counts[letter(piece)] = army.count(piece);
    EXPECT_EQ(counts, (std::map<char, int>{{'Q', 1}, {'H', 2}, {'D', 2}, {'N', 2}, {'W', 5}, {'S', 3}}));
    EXPECT_EQ(army.units(), 24);
    EXPECT_EQ(army.hive(), 25);
  }
}

TEST(HiveQueenStart, IsTheArrayOfTheRulesPage) {
  EXPECT_EQ(HiveQueen::write_position(kStart), "W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w move");
  EXPECT_EQ(kStart, placed("Qe1 Hd1 Hf1 Dc1 Dg1 We2 Wb1 Wh1 Wa1 Wi1 Nd2 Nf2 Sc2 Se3 Sg2 "
                           "qe9 hd8 hf8 dc7 dg7 we8 wb6 wh6 wa5 wi5 nd7 nf7 sc6 se7 sg6"));
}

TEST(HiveQueenStart, BlacksArrayIsWhitesTurnedBy180Degrees) {
  for (const Cell cell : kField) {
    const hex::Axial place = Board::axial(cell);
    EXPECT_EQ(kStart.army(Side::white).at(cell),
              kStart.army(Side::black).at(Board::at({-place.q, -place.r})));
  }
}

TEST(HiveQueenStart, OffersNinetyOneActions) {
  std::map<char, int> by_piece;
  for (const std::string& action : actions(kStart)) ++by_piece[action[0]];
  EXPECT_EQ(by_piece, (std::map<char, int>{{'D', 62}, {'N', 21}, {'W', 6}, {'Q', 2}}));
}

TEST(HiveQueenStart, LeadsToSoManySequencesOfActions) {
  EXPECT_EQ(game::perft<HiveQueen>(kStart, 1), 91U);
  EXPECT_EQ(game::perft<HiveQueen>(kStart, 2), 1422U);
  EXPECT_EQ(game::perft<HiveQueen>(kStart, 3), 126884U);
}

}  // namespace
}  // namespace hexcourt::hivequeen
