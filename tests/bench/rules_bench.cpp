#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "catalogue/catalogue.hpp"
#include "match/match.hpp"
#include "registers.hpp"

namespace hexcourt {
namespace {

constexpr int kPlayoutPlies = 200;

/// A position in the middle of a game: 20 random actions from the start, from a fixed seed.
game::AnyGame middle(game::AnyGame game) {
  std::mt19937_64 chance(7);
  for (int ply = 0; ply < 20 && !game.result(); ++ply) {
    const std::vector<std::string> legal = game.legal_actions();
    game = game.apply(legal[chance() % legal.size()])->game;
  }
  return game;
}

/// Leaves counted in a second: "nodes".
void perft(benchmark::State& state, const game::AnyGame& start, int depth) {
  std::uint64_t count = 0;
  for (auto _ : state) benchmark::DoNotOptimize(count = start.perft(depth));
  state.SetLabel(std::to_string(count));
  state.counters["nodes"] =
      benchmark::Counter(static_cast<double>(count), benchmark::Counter::kIsIterationInvariantRate);
}

void legal_actions(benchmark::State& state, const game::AnyGame& game) {
  for (auto _ : state) benchmark::DoNotOptimize(game.legal_actions());
}

void apply(benchmark::State& state, const game::AnyGame& game) {
  const std::vector<std::string> legal = game.legal_actions();
  std::size_t next = 0;
  for (auto _ : state) benchmark::DoNotOptimize(game.apply(legal[next++ % legal.size()]));
}

void write_position(benchmark::State& state, const game::AnyGame& game) {
  for (auto _ : state) benchmark::DoNotOptimize(game.position());
}

void read_position(benchmark::State& state, const std::string& name, const game::AnyGame& game) {
  const std::string position = game.position();
  for (auto _ : state) benchmark::DoNotOptimize(catalogue::open(name, {}, position));
}

/// Random play to the end or to kPlayoutPlies; "actions" played in a second.
void playout(benchmark::State& state, const game::AnyGame& start) {
  std::mt19937_64 chance(11);
  std::int64_t actions = 0;
  for (auto _ : state) {
    game::AnyGame game = start;
    for (int ply = 0; ply < kPlayoutPlies && !game.result(); ++ply, ++actions) {
      const std::vector<std::string> legal = game.legal_actions();
      game = game.apply(legal[chance() % legal.size()])->game;
    }
  }
  state.counters["actions"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
}

/// The same as a match: each action decided and applied as a room does.
void match_playout(benchmark::State& state, const game::AnyGame& start) {
  using match::Match;
  const match::Player white{"w", "White"};
  const match::Player black{"b", "Black"};
  const match::TimePoint now{};
  Match seated = Match::create(start, {.claim_after = 0, .draw_after = 0}, white, game::Side::white, now);
  for (const match::Player* player : {&white, &black}) {
    if (!seated.apply(**seated.decide(*player, match::Sit{}, now))) std::abort();
  }
  std::mt19937_64 chance(11);
  std::int64_t actions = 0;
  for (auto _ : state) {
    Match match = seated;
    while (match.ply() < kPlayoutPlies && match.status() == match::Status::playing) {
      const std::vector<std::string> legal = match.game().legal_actions();
      const match::Act act{legal[chance() % legal.size()], match.ply()};
      const match::Player& by = match.game().to_act() == game::Side::white ? white : black;
      if (!match.apply(**match.decide(by, act, now))) std::abort();
      ++actions;
    }
  }
  state.counters["actions"] = benchmark::Counter(static_cast<double>(actions), benchmark::Counter::kIsRate);
}

void register_game(const catalogue::Entry& entry) {
  const std::string& name = entry.name;
  const game::AnyGame start = *catalogue::open(name, {});
  const game::AnyGame game = middle(start);
  const auto add = [&](const std::string& what, auto&& run) {
    benchmark::RegisterBenchmark((name + "/" + what).c_str(), run)->Unit(benchmark::kMicrosecond);
  };
  for (const int depth : {3, 4}) {
    add("perft" + std::to_string(depth), [=](benchmark::State& state) { perft(state, start, depth); });
  }
  add("legal_actions", [=](benchmark::State& state) { legal_actions(state, game); });
  add("apply", [=](benchmark::State& state) { apply(state, game); });
  add("write_position", [=](benchmark::State& state) { write_position(state, game); });
  add("read_position", [=](benchmark::State& state) { read_position(state, name, game); });
  add("playout", [=](benchmark::State& state) { playout(state, start); });
  add("match_playout", [=](benchmark::State& state) { match_playout(state, start); });
}

}  // namespace
}  // namespace hexcourt

int main(int argc, char** argv) {
  hexcourt::bench::register_cores();
  for (const hexcourt::catalogue::Entry& entry : hexcourt::catalogue::games()) hexcourt::register_game(entry);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return 0;
}
