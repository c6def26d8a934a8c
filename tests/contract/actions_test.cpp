#include <algorithm>

#include "mutation.hpp"
#include "play.hpp"
#include "variant.hpp"

namespace hexcourt::contract {
namespace {

class Actions : public EveryVariant {};

/// Every listed action applies, and its text is its one full text.
void expect_listed_apply(const game::AnyGame& game) {
  for (const std::string& action : game.legal_actions()) {
    const auto step = game.apply(action);
    ASSERT_TRUE(step.has_value()) << game.position() << ' ' << action << ": " << step.error().message;
    EXPECT_EQ(step->action, action) << game.position();
    EXPECT_TRUE(std::is_sorted(step->captures.begin(), step->captures.end(),
                               [](const std::string& a, const std::string& b) {
                                 return a[0] != b[0] ? a[0] < b[0]
                                                     : std::stoi(a.substr(1)) < std::stoi(b.substr(1));
                               }))
        << game.position() << ' ' << action;
  }
}

/// Whether `text` is `full` with parts left out.
bool is_left_over(std::string_view text, std::string_view full) {
  for (const char c : full) {
    if (!text.empty() && text.front() == c) text.remove_prefix(1);
  }
  return text.empty();
}

/// `text` is refused with a sentence, unless it names a listed action with parts left out; nothing changes.
void expect_refused_unless_listed(const game::AnyGame& game, const std::vector<std::string>& legal,
                                  const std::string& text) {
  const auto step = game.apply(text);
  const auto is_listed = [&](const std::string& action) {
    return std::binary_search(legal.begin(), legal.end(), action);
  };
  if (step) {
    EXPECT_TRUE(is_listed(step->action) && is_left_over(text, step->action))
        << game.position() << " took '" << text << "' for " << step->action;
    return;
  }
  const game::Error& error = step.error();
  EXPECT_FALSE(is_listed(text)) << game.position() << ' ' << text << ": " << error.message;
  EXPECT_EQ(error.code, game::ErrorCode::illegal_action) << text;
  EXPECT_GT(error.message.size(), 10U) << text;
  EXPECT_LE(error.place.value_or(0), text.size()) << text;
}

/// As above for mutations of listed actions and for actions of other positions.
void try_unlisted(const game::AnyGame& game, std::vector<std::string>& elsewhere, Chance& chance) {
  const std::string before = game.position();
  const std::vector<std::string> legal = game.legal_actions();
  for (int tries = 0; tries < 8; ++tries) {
    expect_refused_unless_listed(game, legal, chance.one_of(elsewhere));
    const std::string once = mutated(chance.one_of(legal.empty() ? elsewhere : legal), chance);
    expect_refused_unless_listed(game, legal, once);
    expect_refused_unless_listed(game, legal, mutated(once, chance));
  }
  EXPECT_EQ(game.position(), before);
  EXPECT_EQ(game.legal_actions(), legal);
  if (!legal.empty()) elsewhere.push_back(chance.one_of(legal));
}

TEST_P(Actions, ListedApplyAndGiveTheSameTextBack) {
  const Variant& variant = GetParam();
  Chance chance(variant.seed(11));
  for (int play = 0; play < number_of_plays(6) && !HasFailure(); ++play) {
    play_out(some_start(variant, chance), 100, chance, [&](const game::AnyGame& game) {
      if (game.result() || chance.once_in(3)) expect_listed_apply(game);
    });
  }
}

TEST_P(Actions, UnlistedAreRefusedAndChangeNothing) {
  const Variant& variant = GetParam();
  Chance chance(variant.seed(12));
  std::vector<std::string> elsewhere{"pass", ".", "forfeit"};
  for (int play = 0; play < number_of_plays(12) && !HasFailure(); ++play) {
    play_out(some_start(variant, chance), 60, chance,
             [&](const game::AnyGame& game) { try_unlisted(game, elsewhere, chance); });
  }
}

TEST_P(Actions, OfOtherGamesAndSettingsAreRefusedUnlessListed) {
  const Variant& variant = GetParam();
  Chance chance(variant.seed(13));
  for (const Variant& other : all_variants()) {
    game::AnyGame here = variant.start();
    play_out(other.start(), 10, chance, [&](const game::AnyGame& there) {
      const std::vector<std::string> legal = here.legal_actions();
      for (const std::string& action : there.legal_actions())
        expect_refused_unless_listed(here, legal, action);
      if (!legal.empty()) here = here.apply(chance.one_of(legal))->game;
    });
  }
}

HEXCOURT_FOR_EVERY_VARIANT(Actions);

}  // namespace
}  // namespace hexcourt::contract
