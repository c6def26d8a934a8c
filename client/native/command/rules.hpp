#pragma once

#include <iosfwd>
#include <optional>
#include <string>
#include <variant>

#include "command/game_choice.hpp"
#include "game/error.hpp"

// `hexcourt rules`: the rules core on a command line, for authors and tests. Needs no server.

namespace hexcourt::command {

struct RulesStart {
  GameChoice choice;
};
struct RulesLegal {
  GameChoice choice;
  std::string position;
};
struct RulesApply {
  GameChoice choice;
  std::string position;
  std::string action;
};
struct RulesResult {
  GameChoice choice;
  std::string position;
};
struct RulesPerft {
  GameChoice choice;
  std::string depth;
  std::optional<std::string> from;
};

/// The greatest depth that perft takes; no machine gets to the end of it.
inline constexpr int kMostDepth = 20;

/// What each of them prints, every line with its end. Errors: bad_settings (perft's depth too), bad_position,
/// illegal_action.
game::Expected<std::string> answer(const RulesStart& asked);
game::Expected<std::string> answer(const RulesLegal& asked);
game::Expected<std::string> answer(const RulesApply& asked);
game::Expected<std::string> answer(const RulesResult& asked);
game::Expected<std::string> answer(const RulesPerft& asked);

/// Answers lines `POSITION` or `POSITION<tab>ACTION`, each with one line of JSON, until `in` ends.
struct RulesBatch {
  GameChoice choice;
};

/// The most that one line of a batch may hold; a longer one is refused, and skipped without keeping it.
inline constexpr std::size_t kLineBytes = 4096;

/// The line of JSON for `line` (without its end): where the game stands after the action, or the refusal.
std::string answer_line(const GameChoice& choice, std::string_view line);

/// Errors: bad_settings, before anything is read.
game::Expected<void> run_batch(const RulesBatch& batch, std::istream& in, std::ostream& out);

}  // namespace hexcourt::command
