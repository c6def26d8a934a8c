#include "play.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "mutation.hpp"

namespace hexcourt::contract {

int number_of_plays(int base) {
  const char* times = std::getenv("HEXCOURT_PLAYS");
  return times == nullptr ? base : base * std::max(1, std::atoi(times));
}

std::string choose(const game::AnyGame& game, bool eager, Chance& chance) {
  const std::vector<std::string> legal = game.legal_actions();
  if (!eager) return chance.one_of(legal);
  std::vector<std::string> captures;
  for (const std::string& action : legal) {
    const auto step = game.apply(action);
    if (step && step->game.result()) return action;
    if (step && !step->captures.empty()) captures.push_back(action);
  }
  return chance.one_of(captures.empty() ? legal : captures);
}

void play_out(game::AnyGame start, int plies, Chance& chance,
              const std::function<void(const game::AnyGame&)>& visit) {
  game::AnyGame game = std::move(start);
  const bool eager = chance.once_in(2);
  visit(game);
  for (int ply = 0; ply < plies && !game.result(); ++ply) {
    const std::string action = choose(game, eager, chance);
    const auto step = game.apply(action);
    ASSERT_TRUE(step.has_value()) << game.position() << ' ' << action << ": " << step.error().message;
    game = step->game;
    visit(game);
  }
}

game::AnyGame some_start(const Variant& variant, Chance& chance) {
  if (chance.once_in(2)) return variant.start();
  game::AnyGame played = variant.start();
  const int plies = static_cast<int>(chance.below(40));
  play_out(played, plies, chance, [&](const game::AnyGame& game) { played = game; });
  for (int tries = 0; tries < 20; ++tries) {
    const auto dealt = variant.read(dealt_anew(played.position(), chance));
    if (dealt) return *dealt;
  }
  return played;
}

}  // namespace hexcourt::contract
