#include "soundness.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "mutation.hpp"

namespace hexcourt::contract {

namespace {

/// The pieces of a position string, found by nothing but board.md's words on strings and cell names.
std::vector<game::PlacedPiece> pieces_of(std::string_view position) {
  std::vector<game::PlacedPiece> pieces;
  char file = 'a';
  int rank = 1;
  for (const char cell : cells_of(position)) {
    if (cell == '/') {
      ++file;
      rank = 1;
      continue;
    }
    if (cell != '.') pieces.push_back({file + std::to_string(rank), cell});
    ++rank;
  }
  return pieces;
}

void expect_reads_back(const Variant& variant, const game::AnyGame& game) {
  const auto read = variant.read(game.position());
  ASSERT_TRUE(read.has_value()) << game::sentence(read.error());
  EXPECT_EQ(read->position(), game.position());
  EXPECT_EQ(read->to_act(), game.to_act());
  EXPECT_EQ(read->result(), game.result());
  EXPECT_EQ(read->facts(), game.facts());
  EXPECT_EQ(read->turn_start_key(), game.turn_start_key());
  EXPECT_EQ(read->legal_actions(), game.legal_actions());
  EXPECT_EQ(read->settings(), variant.settings);
}

}  // namespace

void expect_sound(const Variant& variant, const game::AnyGame& game) {
  SCOPED_TRACE(game.position());
  expect_reads_back(variant, game);
  EXPECT_EQ(game.board(), pieces_of(game.position()));
  const std::vector<std::string> legal = game.legal_actions();
  EXPECT_TRUE(std::is_sorted(legal.begin(), legal.end()));
  EXPECT_EQ(std::adjacent_find(legal.begin(), legal.end()), legal.end()) << "an action is listed twice";
  EXPECT_EQ(legal.empty(), game.result().has_value());
  EXPECT_FALSE(game.phase().empty());
}

}  // namespace hexcourt::contract
