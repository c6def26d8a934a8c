#include <array>

#include "engine/agon_judgement.hpp"
#include "engine/engine.hpp"
#include "engine/hivequeen_judgement.hpp"
#include "engine/monte_carlo.hpp"
#include "engine/searcher.hpp"
#include "engine/simple.hpp"

namespace hexcourt::engine {

namespace {

template <Judgement J>
std::unique_ptr<Engine> make(Manner manner, std::size_t memory) {
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

struct Entry {
  std::string_view game;
  std::unique_ptr<Engine> (*make)(Manner manner, std::size_t memory);
};

template <Judgement J>
constexpr Entry entry() {
  return {J::Game::kName, &make<J>};
}

constexpr std::array kEngines{entry<HiveQueenJudgement>(), entry<AgonJudgement>()};

}  // namespace

std::unique_ptr<Engine> engine_for(std::string_view game, Manner manner, std::size_t memory) {
  for (const Entry& entry : kEngines) {
    if (entry.game == game) return entry.make(manner, memory);
  }
  return nullptr;
}

}  // namespace hexcourt::engine
