#include "mutation.hpp"
#include "play.hpp"
#include "soundness.hpp"
#include "variant.hpp"

namespace hexcourt::contract {
namespace {

class Positions : public EveryVariant {};

TEST_P(Positions, AreSoundFromTheFirstToTheLast) {
  const Variant& variant = GetParam();
  Chance chance(variant.seed(1));
  for (int play = 0; play < number_of_plays(10) && !HasFailure(); ++play) {
    play_out(some_start(variant, chance), 60, chance,
             [&](const game::AnyGame& game) { expect_sound(variant, game); });
  }
}

/// Either the string is refused with a sentence and a place, or it is the one way to write a sound position.
void expect_refused_or_sound(const Variant& variant, const std::string& text) {
  SCOPED_TRACE(text);
  const auto read = variant.read(text);
  if (read) {
    EXPECT_EQ(read->position(), text);
    expect_sound(variant, *read);
    return;
  }
  EXPECT_EQ(read.error().code, game::ErrorCode::bad_position);
  EXPECT_FALSE(read.error().message.empty());
  ASSERT_TRUE(read.error().place.has_value()) << read.error().message;
  EXPECT_LE(*read.error().place, text.size());
}

TEST_P(Positions, MutatedAreRefusedWithThePlaceOrReadBack) {
  const Variant& variant = GetParam();
  Chance chance(variant.seed(2));
  for (int play = 0; play < number_of_plays(12) && !HasFailure(); ++play) {
    play_out(some_start(variant, chance), 60, chance, [&](const game::AnyGame& game) {
      std::string text = game.position();
      for (std::size_t changes = 1 + chance.below(3); changes > 0; --changes) {
        text = mutated(std::move(text), chance);
        expect_refused_or_sound(variant, text);
      }
    });
  }
}

TEST_P(Positions, OfOtherGamesAndSettingsAreRefusedOrReadBack) {
  const Variant& variant = GetParam();
  Chance chance(variant.seed(3));
  for (const Variant& other : all_variants()) {
    play_out(other.start(), 30, chance, [&](const game::AnyGame& game) {
      if (chance.once_in(8)) expect_refused_or_sound(variant, game.position());
    });
  }
}

HEXCOURT_FOR_EVERY_VARIANT(Positions);

}  // namespace
}  // namespace hexcourt::contract
