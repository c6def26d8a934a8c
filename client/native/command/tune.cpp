#include "command/tune.hpp"

#include <cmath>
#include <iomanip>
#include <ostream>
#include <vector>

#include "command/encounter.hpp"
#include "engine/engine.hpp"
#include "engine/fitting.hpp"
#include "engine/judge.hpp"

namespace hexcourt::command {

namespace {

/// Actions at random before the players choose their own, so that no two games are alike.
constexpr std::int64_t kOpening = 8;
/// How far a choice may fall short of the best one: games without a mistake teach nothing about mistakes.
constexpr engine::Score kSpread = 10;
constexpr int kRounds = 3000;

double white_share(game::Outcome outcome) {
  return outcome == game::Outcome::white ? 1 : outcome == game::Outcome::black ? 0 : 0.5;
}

/// The quiet positions at the beginning of turns of one game, each with what White scored in it.
void add_game(const Tune& asked, const game::AnyGame& start, std::uint64_t seed, engine::Engine& engine,
              const engine::Judge& judge, std::vector<engine::Sample>& samples) {
  Encounter encounter(random_opening(start, kOpening, seed));
  engine::Limits limits;
  limits.nodes = static_cast<std::uint64_t>(asked.nodes);
  while (!encounter.over()) {
    const engine::Question question{encounter.game(), encounter.past(), limits, 1, kSpread, ++seed};
    encounter.act(engine.think(question).lines.front().actions.front());
  }
  for (const game::AnyGame& position : encounter.past()) {
    if (position.result() || !judge.is_quiet(position)) continue;
    samples.push_back({judge.features(position), white_share(encounter.outcome())});
  }
}

}  // namespace

game::Expected<void> run_tune(const Tune& asked, std::ostream& out) {
  const auto start = open(asked.choice);
  if (!start) return tl::make_unexpected(start.error());
  const auto engine = engine::engine_for(start->name());
  const auto judge = engine::judge_for(start->name());
  std::vector<engine::Sample> samples;
  for (std::int64_t game = 0; game < asked.games; ++game) {
    const std::uint64_t seed = (asked.seed << 32) + static_cast<std::uint64_t>(game) * 1000;
    add_game(asked, *start, seed, *engine, *judge, samples);
  }
  const auto before = judge->weights();
  const auto after = engine::fitted(before, samples, kRounds);
  const auto names = judge->names();
  out << asked.games << " games, " << samples.size() << " positions; bits of surprise: " << std::fixed
      << std::setprecision(4) << engine::surprise(before, samples) << " before, "
      << engine::surprise(after, samples) << " after\n";
  for (std::size_t i = 0; i < names.size(); ++i) {
    out << std::left << std::setw(18) << names[i] << std::right << std::setprecision(0) << std::setw(6)
        << before[i] << std::setw(6) << std::round(after[i]) << '\n';
  }
  return {};
}

}  // namespace hexcourt::command
