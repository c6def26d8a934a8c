#pragma once

#include <cmath>
#include <cstddef>
#include <vector>

#include "engine/chance.hpp"
#include "engine/engine.hpp"
#include "engine/search.hpp"
#include "engine/typed.hpp"

namespace hexcourt::engine {

/// Thinks by alpha-beta.
template <Judgement J>
class Searcher final : public Engine {
 public:
  explicit Searcher(std::size_t memory) : table_(memory) {}

  Answer think(const Question& question) override {
    const auto position = typed<J>(question.game);
    Search<J> search(table_, question.limits, keys_of<J>(question.past));
    const auto lines = search.run(position, question.lines, favour(position, question));
    Answer answer{{}, search.turns(), search.nodes()};
    for (const auto& line : lines) answer.lines.push_back({line.score, texts<J>(position, line.actions)});
    return answer;
  }

 private:
  static std::vector<Score> favour(const typename J::Game::Position& position, const Question& question) {
    std::vector<Score> favour;
    if (question.spread == 0) return favour;
    Chance chance(question.seed);
    favour.resize(J::Game::legal_actions(position).size());
    for (Score& score : favour) score = static_cast<Score>(std::lround(chance.favour(question.spread)));
    return favour;
  }

  Table table_;
};

}  // namespace hexcourt::engine
