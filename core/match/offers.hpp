#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/error.hpp"
#include "game/side.hpp"
#include "match/command.hpp"

namespace hexcourt::match {

/// What stands proposed, and by whom.
struct OpenOffer {
  Proposal what;
  game::Side by;
  friend bool operator==(const OpenOffer&, const OpenOffer&) = default;
};

/// So often a player may propose the same thing in one game.
inline constexpr int kMostOffers = 8;
/// A proposal that came to nothing (declined, withdrawn, or answered by playing on) may be made again when so
/// many turns have passed since it was made; a takeback that was granted, at once. For a rematch no turns
/// pass: there only kMostOffers counts.
inline constexpr std::int64_t kTurnsBetweenOffers = 4;

/// The proposals of one match: what stands, and what may still be proposed.
class Offers {
 public:
  const std::vector<OpenOffer>& open() const { return open_; }
  bool stands(Proposal what, game::Side by) const;
  /// Whether `by` may propose it at that turn. Errors: not_allowed, with when it will be possible.
  game::Expected<void> check(Proposal what, game::Side by, std::int64_t turn) const;

  void make(Proposal what, game::Side by, std::int64_t turn);
  /// It no longer stands, whatever came of it.
  void end(Proposal what, game::Side by);
  /// `side` has acted: whatever the other one proposed is answered, and the own takeback is pointless.
  void answer_by_acting(game::Side side);
  /// The takeback that `asker` proposed is carried out: what stood proposed was about another position.
  void grant_takeback(game::Side asker);
  /// The game is over: only rematches go on standing.
  void end_game();

 private:
  struct Past {
    int made = 0;
    /// The first turn at which it may be proposed again.
    std::int64_t again_from = 0;
  };

  std::vector<OpenOffer> open_;
  std::array<std::array<Past, 3>, 2> past_{};
};

}  // namespace hexcourt::match
