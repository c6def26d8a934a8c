#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/engine.hpp"
#include "game/any_game.hpp"
#include "tl/expected.hpp"

namespace hexcourt::command {

/// Somebody who plays in a tournament: the computer at some level, or one of those it is measured against.
class Contender {
 public:
  /// `name` is "1" to "8" for a level, "monte-carlo", "greedy" or "random"; `thinks`, the most time that it
  /// takes for an action, in ms. Errors: a sentence that says what names there are.
  static tl::expected<Contender, std::string> named(std::string_view name, std::string_view game,
                                                    std::chrono::milliseconds thinks);

  const std::string& name() const { return name_; }
  /// An action for whoever is to act; the game must go on. `past` as in engine::Question.
  std::string choose(const game::AnyGame& game, const std::vector<game::AnyGame>& past, std::uint64_t seed);

 private:
  Contender(std::string name, std::unique_ptr<engine::Engine> engine, engine::Limits limits,
            engine::Score spread, std::chrono::milliseconds thinks)
      : name_(std::move(name)),
        engine_(std::move(engine)),
        limits_(std::move(limits)),
        spread_(spread),
        thinks_(thinks) {}

  std::string name_;
  std::unique_ptr<engine::Engine> engine_;
  engine::Limits limits_;
  engine::Score spread_;
  std::chrono::milliseconds thinks_;
};

}  // namespace hexcourt::command
