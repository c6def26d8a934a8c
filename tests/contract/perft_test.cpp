#include "play.hpp"
#include "variant.hpp"

namespace hexcourt::contract {
namespace {

class Perft : public EveryVariant {};

/// Counts as perft does, by nothing but texts.
std::uint64_t count_by_text(const game::AnyGame& game, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (const std::string& action : game.legal_actions()) {
    count += count_by_text(game.apply(action)->game, depth - 1);
  }
  return count;
}

TEST_P(Perft, EqualsTheCountByTexts) {
  const Variant& variant = GetParam();
  Chance chance(variant.seed(21));
  for (int depth = 0; depth <= 2; ++depth) {
    EXPECT_EQ(variant.start().perft(depth), count_by_text(variant.start(), depth));
  }
  for (int play = 0; play < number_of_plays(2); ++play) {
    play_out(some_start(variant, chance), 60, chance, [&](const game::AnyGame& game) {
      if (!game.result() && !chance.once_in(30)) return;
      EXPECT_EQ(game.perft(1), count_by_text(game, 1)) << game.position();
      EXPECT_EQ(game.perft(2), count_by_text(game, 2)) << game.position();
    });
  }
}

HEXCOURT_FOR_EVERY_VARIANT(Perft);

}  // namespace
}  // namespace hexcourt::contract
