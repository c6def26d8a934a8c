#pragma once

#include <optional>

#include "game/any_game.hpp"
#include "game/error.hpp"
#include "match/match.hpp"

namespace hexcourt::match {

/// What a command would bring about; for an action, with what the game made of it.
struct Ruling {
  Happening what;
  std::optional<game::AnyStep> step = std::nullopt;
};
/// None where the command was carried out already.
using Ruled = game::Expected<std::optional<Ruling>>;

/// Says what a command by `by`, received at `now`, would bring about in `match`; one function for each kind
/// of command. All of it must outlive the decider.
class Decider {
 public:
  Decider(const Match& match, const Offers& offers, const Player& by, TimePoint now, milliseconds lag)
      : match_(match), offers_(offers), by_(by), now_(now), lag_(lag), own_(match.side_of(by.id)) {}

  Ruled operator()(const Sit& sit) const;
  Ruled operator()(const Stand& stand) const;
  Ruled operator()(const Act& act) const;
  Ruled operator()(const Resign& resign) const;
  Ruled operator()(const Abort& abort) const;
  Ruled operator()(const ClaimDraw& claim) const;
  Ruled operator()(const ClaimWin& claim) const;
  Ruled operator()(const Offer& offer) const;
  Ruled operator()(const Withdraw& withdraw) const;
  Ruled operator()(const Accept& accept) const;
  Ruled operator()(const Decline& decline) const;

 private:
  /// Errors: not_seated.
  game::Expected<game::Side> seated() const;
  /// The side of `by` in a game that runs. Errors: not_seated, wrong_phase, game_over.
  game::Expected<game::Side> side_in_play() const;
  /// The side of `by` where `what` is a matter of now. Errors: as side_in_play(); for a rematch wrong_phase
  /// before the game's end.
  game::Expected<game::Side> side_to_propose(Proposal what) const;
  game::Expected<void> check_running() const;
  /// Errors: game_over where the running clock has run out.
  game::Expected<void> check_time() const;
  /// Errors: not_your_turn.
  game::Expected<void> check_to_act(game::Side side) const;
  /// Errors: no_such_offer where `by` has not proposed it, or it no longer stands.
  game::Expected<void> check_stands(Proposal what, game::Side by) const;
  bool was_played(game::Side side, const Act& act) const;
  /// `sitting` has the seat of side `wished`.
  tl::unexpected<game::Error> refuse_seat(const Player& sitting, game::Side wished) const;
  /// `side` agrees to what the other one proposed.
  Ruled agree(game::Side side, Proposal what, const std::string& next_room) const;
  Ruled propose(game::Side side, Proposal what) const;

  const Match& match_;
  const Offers& offers_;
  const Player& by_;
  TimePoint now_;
  milliseconds lag_;
  std::optional<game::Side> own_;
};

}  // namespace hexcourt::match
