#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/error.hpp"
#include "game/game.hpp"
#include "game/result.hpp"
#include "game/side.hpp"
#include "game/value.hpp"

namespace hexcourt::game {

struct AnyStep;

/// A piece on a board as text: the cell's name, and the piece's letter (capital = White).
struct PlacedPiece {
  std::string cell;
  char letter = '\0';
  friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

/// A position of some game, with its settings, that hides which game it is: actions and positions go in and
/// out as the text that the game's rules page defines. A value that never changes, so that copying it costs a
/// pointer and every thread may read it.
class AnyGame {
 public:
  template <Game G>
  static AnyGame of(const typename G::Position& position);

  /// The game's word: "agon", also where a named ruleset was asked for.
  std::string_view name() const { return held_->name(); }
  /// Every setting of the game, in its order.
  NamedValues settings() const { return held_->settings(); }
  /// The position string.
  std::string position() const { return held_->position(); }
  /// The phase word of the position string: "move", "produce:2", ...
  std::string phase() const;
  /// Who acts now; after the end, whoever would have.
  Side to_act() const { return held_->to_act(); }
  /// The pieces on the board in cell order.
  std::vector<PlacedPiece> board() const { return held_->board(); }
  /// The action texts of every legal action, sorted bytewise; none after the end.
  std::vector<std::string> legal_actions() const { return held_->legal_actions(); }
  /// How the game ended, if it did. Repetition, clocks and resignation are the match's.
  std::optional<Result> result() const { return held_->result(); }
  /// Named facts that clients like to show.
  NamedValues facts() const { return held_->facts(); }
  /// Equal for two positions that repetition counts as one (board.md, "Repetition").
  std::string turn_start_key() const { return held_->turn_start_key(); }
  /// The position after `action`. Errors: illegal_action, for malformed text too; nothing changes.
  Expected<AnyStep> apply(std::string_view action) const;
  /// See game::perft.
  std::uint64_t perft(int depth) const { return held_->perft(depth); }

 private:
  /// A position whose game is hidden; Model<G> (any_game_model.hpp) is the only one to derive from it.
  struct Held {
    virtual ~Held() = default;
    virtual std::string_view name() const = 0;
    virtual NamedValues settings() const = 0;
    virtual std::string position() const = 0;
    virtual Side to_act() const = 0;
    virtual std::vector<PlacedPiece> board() const = 0;
    virtual std::vector<std::string> legal_actions() const = 0;
    virtual std::optional<Result> result() const = 0;
    virtual NamedValues facts() const = 0;
    virtual std::string turn_start_key() const = 0;
    virtual Expected<AnyStep> apply(std::string_view action) const = 0;
    virtual std::uint64_t perft(int depth) const = 0;
  };
  template <Game G>
  struct Model;

  explicit AnyGame(std::shared_ptr<const Held> held) : held_(std::move(held)) {}

  std::shared_ptr<const Held> held_;
};

/// What one action led to, as text. `action` is the action's one full text, also where the player left out
/// what may be left out; `captures` names cells in cell order.
struct AnyStep {
  AnyGame game;
  std::string action;
  std::vector<std::string> captures;
  bool turn_ended = true;
};

}  // namespace hexcourt::game

#include "game/any_game_model.hpp"
