#pragma once

// The part of any_game.hpp that knows a concrete game: a Model<G> holds a position of G and writes it as
// text.

#include <algorithm>

#include "game/any_game.hpp"
#include "game/perft.hpp"

namespace hexcourt::game {

template <Game G>
struct AnyGame::Model final : AnyGame::Held {
  explicit Model(const typename G::Position& held) : position_(held) {}

  std::string_view name() const override { return G::kName; }
  NamedValues settings() const override { return G::settings_of(position_); }
  std::string position() const override { return G::write_position(position_); }
  Side to_act() const override { return G::to_act(position_); }
  std::optional<Result> result() const override { return G::result(position_); }
  NamedValues facts() const override { return G::describe(position_); }
  std::string turn_start_key() const override { return G::turn_start_key(position_); }
  std::uint64_t perft(int depth) const override { return game::perft<G>(position_, depth); }

  std::vector<PlacedPiece> board() const override {
    std::vector<PlacedPiece> pieces;
    for (const hex::Cell cell : G::Board::Set::all()) {
      const char letter = G::letter_at(position_, cell);
      if (letter != '\0') pieces.push_back({G::Board::name(cell), letter});
    }
    return pieces;
  }

  std::vector<std::string> legal_actions() const override {
    const auto actions = G::legal_actions(position_);
    std::vector<std::string> texts;
    texts.reserve(actions.size());
    for (const auto& action : actions) texts.push_back(G::write_action(position_, action));
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  Expected<AnyStep> apply(std::string_view text) const override {
    const auto action = G::read_action(position_, text);
    if (!action) return tl::make_unexpected(action.error());
    const auto step = G::apply(position_, *action);
    if (!step) return tl::make_unexpected(step.error());
    std::vector<std::string> captures;
    for (const hex::Cell cell : step->captures) captures.push_back(G::Board::name(cell));
    return AnyStep{AnyGame::of<G>(step->position), G::write_action(position_, *action), std::move(captures),
                   step->turn_ended};
  }

 private:
  typename G::Position position_;
};

template <Game G>
AnyGame AnyGame::of(const typename G::Position& position) {
  return AnyGame(std::make_shared<const Model<G>>(position));
}

}  // namespace hexcourt::game
