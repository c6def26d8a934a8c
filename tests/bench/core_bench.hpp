#pragma once

#include <benchmark/benchmark.h>

#include <cstdint>
#include <random>
#include <string>

#include "game/perft.hpp"

namespace hexcourt::bench {

/// One of the legal actions, none of which is likelier than another.
template <typename Actions>
const auto& one_of(const Actions& legal, std::mt19937_64& chance) {
  return legal[static_cast<std::size_t>((chance() >> 32) * legal.size() >> 32)];
}

/// The position after `plies` random actions, or fewer where the game ends.
template <game::Game G>
typename G::Position after_some(typename G::Position position, int plies, std::mt19937_64& chance) {
  for (int ply = 0; ply < plies; ++ply) {
    const auto legal = G::legal_actions(position);
    if (legal.empty()) break;
    position = G::apply_legal(position, one_of(legal, chance)).position;
  }
  return position;
}

inline benchmark::Counter rate(std::uint64_t count) {
  return {static_cast<double>(count), benchmark::Counter::kIsRate};
}

/// "actions" that end a sequence, counted in a second.
template <game::Game G>
void perft(benchmark::State& state, const typename G::Position& start, int depth) {
  std::uint64_t counted = 0;
  for (auto _ : state) counted += game::perft<G>(start, depth);
  state.counters["actions"] = rate(counted);
}

template <game::Game G>
void perft_played(benchmark::State& state, const typename G::Position& start, int depth) {
  std::uint64_t played = 0;
  for (auto _ : state) played += game::perft_played<G>(start, depth);
  state.counters["actions"] = rate(played);
}

/// Positions whose legal actions are listed.
template <game::Game G>
void legal_actions(benchmark::State& state, const typename G::Position& position) {
  for (auto _ : state) {
    const auto legal = G::legal_actions(position);
    benchmark::DoNotOptimize(legal.end());
    benchmark::ClobberMemory();
  }
  state.counters["actions"] = rate(static_cast<std::uint64_t>(state.iterations()) *
                                   static_cast<std::uint64_t>(G::legal_actions(position).size()));
}

/// Every legal action in turn.
template <game::Game G>
void apply(benchmark::State& state, const typename G::Position& position) {
  const auto legal = G::legal_actions(position);
  std::size_t next = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(G::apply_legal(position, legal[next]));
    next = next + 1 == legal.size() ? 0 : next + 1;
  }
}

template <game::Game G>
void write_position(benchmark::State& state, const typename G::Position& position) {
  for (auto _ : state) benchmark::DoNotOptimize(G::write_position(position));
}

template <game::Game G>
void read_position(benchmark::State& state, const typename G::Settings& settings,
                   const typename G::Position& position) {
  const std::string text = G::write_position(position);
  for (auto _ : state) benchmark::DoNotOptimize(G::read_position(settings, text));
}

/// All legal actions listed, one of them picked and played, to the end or 200 times; "actions" played in a
/// second.
template <game::Game G>
void playout(benchmark::State& state, const typename G::Position& start) {
  std::mt19937_64 chance(11);
  std::uint64_t played = 0;
  for (auto _ : state) {
    typename G::Position position = start;
    for (int ply = 0; ply < 200; ++ply, ++played) {
      const auto legal = G::legal_actions(position);
      if (legal.empty()) break;
      position = G::apply_legal(position, one_of(legal, chance)).position;
    }
    benchmark::DoNotOptimize(position);
  }
  state.counters["actions"] = rate(played);
}

/// All of these for one game under `settings`. Those of a single position take one from the middle of a game.
template <game::Game G>
void register_core(const std::string& name, const typename G::Settings& settings, int depth) {
  std::mt19937_64 chance(7);
  const auto start = G::initial(settings);
  const auto middle = after_some<G>(start, 20, chance);
  const auto add = [&](const std::string& what, auto run) {
    benchmark::RegisterBenchmark((name + "/" + what).c_str(), run)->Unit(benchmark::kNanosecond);
  };
  for (const int plies : {depth - 1, depth}) {
    const std::string at = std::to_string(plies);
    add("perft" + at, [=](benchmark::State& state) { perft<G>(state, start, plies); });
    add("perft" + at + "_played", [=](benchmark::State& state) { perft_played<G>(state, start, plies); });
  }
  add("legal_actions", [=](benchmark::State& state) { legal_actions<G>(state, middle); });
  add("apply", [=](benchmark::State& state) { apply<G>(state, middle); });
  add("write_position", [=](benchmark::State& state) { write_position<G>(state, middle); });
  add("read_position", [=](benchmark::State& state) { read_position<G>(state, settings, middle); });
  add("playout", [=](benchmark::State& state) { playout<G>(state, start); });
}

}  // namespace hexcourt::bench
