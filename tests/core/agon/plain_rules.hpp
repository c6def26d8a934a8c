#pragma once

// The rules of agon.md once more, by nothing but coordinates and loops over the board: slow, and plain enough
// to be checked against the page. The fast rules are checked against these.

#include <array>
#include <cstdint>
#include <vector>

#include "agon/agon.hpp"

namespace hexcourt::agon::plain {

enum class Kind : std::uint8_t { none, guard, queen };

struct Piece {
  Kind kind = Kind::none;
  Side side = Side::white;
  bool marked = false;
  friend bool operator==(const Piece&, const Piece&) = default;
};

struct State {
  Settings settings;
  std::array<Piece, Board::kCells> board;
  Side to_act = Side::white;
  Phase phase = Phase::move;
  Cell touched = hex::kNowhere;
  friend bool operator==(const State&, const State&) = default;

  Piece& at(Cell cell) { return board[static_cast<std::size_t>(index_of(cell))]; }
  const Piece& at(Cell cell) const { return board[static_cast<std::size_t>(index_of(cell))]; }
};

struct Step {
  State state;
  std::vector<Cell> captures;
};

/// What `position` says, told from its letters and marks.
State state_of(const Position& position);

/// Whether a piece on `cell` stands between `one` and `other`, told from coordinates alone.
bool between(Capture capture, Cell cell, Cell one, Cell other);

/// In cell order of the pieces, then of the cells they come to.
std::vector<Action> legal_actions(const State& state);
Step apply(const State& state, Action action);
std::uint64_t perft(const State& state, int depth);

}  // namespace hexcourt::agon::plain
