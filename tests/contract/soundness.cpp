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

/// What is kept of a position while it is played, and counted afresh where it is read.
void expect_equal(const game::AnyGame& one, const game::AnyGame& other) {
  EXPECT_EQ(one.position(), other.position());
  EXPECT_EQ(one.settings(), other.settings());
  EXPECT_EQ(one.to_act(), other.to_act());
  EXPECT_EQ(one.result(), other.result());
  EXPECT_EQ(one.facts(), other.facts());
  EXPECT_EQ(one.turn_start_key(), other.turn_start_key());
  EXPECT_EQ(one.legal_actions(), other.legal_actions());
}

}  // namespace

void expect_sound(const Variant& variant, const game::AnyGame& game) {
  SCOPED_TRACE(game.position());
  EXPECT_EQ(game.settings(), variant.settings);
  const auto read = variant.read(game.position());
  ASSERT_TRUE(read.has_value()) << game::sentence(read.error());
  expect_equal(*read, game);
  EXPECT_EQ(game.board(), pieces_of(game.position()));
  const std::vector<std::string> legal = game.legal_actions();
  EXPECT_TRUE(std::is_sorted(legal.begin(), legal.end()));
  EXPECT_EQ(std::adjacent_find(legal.begin(), legal.end()), legal.end()) << "an action is listed twice";
  EXPECT_EQ(legal.empty(), game.result().has_value());
  EXPECT_FALSE(game.phase().empty());
}

}  // namespace hexcourt::contract
