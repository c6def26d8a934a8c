#include "command/encounter.hpp"

#include <utility>

#include "engine/chance.hpp"

namespace hexcourt::command {

namespace {

constexpr int kLongest = 600;

}  // namespace

game::Outcome Encounter::outcome() const {
  const auto result = game_.result();
  return result ? result->outcome : game::Outcome::draw;
}

void Encounter::act(const std::string& action) {
  auto step = *game_.apply(action);
  game_ = std::move(step.game);
  if (++actions_ >= kLongest) draw_ = true;
  if (step.turn_ended) begin_turn();
}

void Encounter::begin_turn() {
  past_.push_back(game_);
  if (repetition_.note(game_.turn_start_key()) >= match::RepetitionLimits{}.claim_after) draw_ = true;
}

game::AnyGame random_opening(const game::AnyGame& start, std::int64_t actions, std::uint64_t seed) {
  engine::Chance chance(seed);
  for (;;) {
    Encounter encounter(start);
    for (std::int64_t i = 0; i < actions && !encounter.over(); ++i) {
      const auto legal = encounter.game().legal_actions();
      encounter.act(legal[chance.below(legal.size())]);
    }
    if (!encounter.over()) return encounter.game();
  }
}

}  // namespace hexcourt::command
