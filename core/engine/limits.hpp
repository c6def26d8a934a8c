#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <vector>

namespace hexcourt::engine {

/// How long to search. Whatever comes first ends it, but never before one action was chosen.
struct Limits {
  /// Positions looked at.
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
  /// Turns looked ahead, 1 to 60.
  int turns = 60;
  /// Asked every thousand positions or so whether to stop; may be empty. The engine has no clock of its own.
  std::function<bool()> stop = nullptr;
};

/// The keys (Judgement::key) of the positions in which the turns of this game began: where a search comes to
/// one of them again, it counts a draw.
using Past = std::vector<std::uint64_t>;

}  // namespace hexcourt::engine
