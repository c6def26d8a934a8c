#include <algorithm>
#include <array>

#include "engine/agon_judgement.hpp"
#include "engine/engine.hpp"
#include "engine/hivequeen_judgement.hpp"
#include "engine/judge_of.hpp"
#include "engine/monte_carlo.hpp"
#include "engine/searcher.hpp"
#include "engine/simple.hpp"

namespace hexcourt::engine {

namespace {

template <Judgement J>
std::unique_ptr<Engine> make_engine(Manner manner, std::size_t memory) {
  switch (manner) {
    case Manner::search:
      return std::make_unique<Searcher<J>>(memory);
    case Manner::monte_carlo:
      return std::make_unique<MonteCarlo<J>>(memory);
    case Manner::greedy:
      return std::make_unique<Greedy<J>>();
    case Manner::random:
      break;
  }
  return std::make_unique<AtRandom<J>>();
}

template <Judgement J>
std::unique_ptr<Judge> make_judge() {
  return std::make_unique<JudgeOf<J>>();
}

struct Entry {
  std::string_view game;
  std::unique_ptr<Engine> (*engine)(Manner manner, std::size_t memory);
  std::unique_ptr<Judge> (*judge)();
  const Levels* levels;
};

template <Judgement J>
constexpr Entry entry() {
  return {J::Game::kName, &make_engine<J>, &make_judge<J>, &J::kLevels};
}

constexpr std::array kEngines{entry<HiveQueenJudgement>(), entry<AgonJudgement>()};

const Entry* find(std::string_view game) {
  const auto found =
      std::find_if(kEngines.begin(), kEngines.end(), [&](const Entry& entry) { return entry.game == game; });
  return found == kEngines.end() ? nullptr : &*found;
}

}  // namespace

std::unique_ptr<Engine> engine_for(std::string_view game, Manner manner, std::size_t memory) {
  const Entry* entry = find(game);
  return entry == nullptr ? nullptr : entry->engine(manner, memory);
}

const Levels* levels_of(std::string_view game) {
  const Entry* entry = find(game);
  return entry == nullptr ? nullptr : entry->levels;
}

std::unique_ptr<Judge> judge_for(std::string_view game) {
  const Entry* entry = find(game);
  return entry == nullptr ? nullptr : entry->judge();
}

}  // namespace hexcourt::engine
