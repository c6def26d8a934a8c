#include "plain_rules.hpp"

#include <algorithm>
#include <cstdlib>

namespace hexcourt::agon::plain {

namespace {

const std::vector<Cell>& all_cells() {
  static const std::vector<Cell> kCells = [] {
    std::vector<Cell> cells;
    for (std::uint8_t i = 0; i < Board::kCells; ++i) cells.push_back(Cell{i});
    return cells;
  }();
  return kCells;
}

bool adjacent(Cell one, Cell other) {
  const hex::Axial a = Board::axial(one);
  const hex::Axial b = Board::axial(other);
  const int q = a.q - b.q;
  const int r = a.r - b.r;
  return std::max({std::abs(q), std::abs(r), std::abs(q + r)}) == 1;
}

bool stands(const State& state, Cell cell, Side side) {
  return state.at(cell).kind != Kind::none && state.at(cell).side == side;
}

bool between_two_of(const State& state, Side side, Cell cell) {
  for (const Cell one : all_cells()) {
    if (!stands(state, one, side) || !adjacent(one, cell)) continue;
    for (const Cell other : all_cells()) {
      if (stands(state, other, side) && between(state.settings.capture, cell, one, other)) return true;
    }
  }
  return false;
}

Side owner_of_turn(const State& state) {
  return state.phase == Phase::relocate_for ? game::opponent(state.to_act) : state.to_act;
}

/// A vacant cell to which a piece of `side` may come.
bool may_stand(const State& state, Side side, Cell to) {
  return state.at(to).kind == Kind::none && !between_two_of(state, game::opponent(side), to);
}

bool may_move(const State& state, Cell from, Cell to) {
  const Piece& piece = state.at(from);
  return adjacent(from, to) && Board::ring(to) <= Board::ring(from) &&
         (to != kThrone || piece.kind == Kind::queen) && may_stand(state, piece.side, to);
}

bool may_relocate(const State& state, Cell from, Cell to) {
  const Piece& piece = state.at(from);
  if (!may_stand(state, piece.side, to)) return false;
  if (state.settings.relocation == Relocation::next_band) {
    return adjacent(from, to) && Board::ring(to) == Board::ring(from) + 1;
  }
  return piece.kind == Kind::queen || Board::ring(to) == kEdge;
}

std::vector<Action> moves(const State& state, Cell from) {
  std::vector<Action> actions;
  for (const Cell to : all_cells()) {
    if (may_move(state, from, to)) actions.push_back(Action::move(from, to));
  }
  return actions;
}

void append(std::vector<Action>& actions, const std::vector<Action>& more) {
  actions.insert(actions.end(), more.begin(), more.end());
}

std::vector<Action> turn_of_moving(const State& state) {
  std::vector<Action> touches;
  std::vector<Action> all_moves;
  for (const Cell from : all_cells()) {
    if (!stands(state, from, state.to_act)) continue;
    touches.push_back(Action::touch(from));
    append(all_moves, moves(state, from));
  }
  if (all_moves.empty()) return {Action::pass()};
  return state.settings.touch_move ? touches : all_moves;
}

std::vector<Action> relocations(const State& state) {
  const Side owner = owner_of_turn(state);
  std::vector<Cell> captured;
  for (const Cell cell : all_cells()) {
    if (stands(state, cell, owner) && state.at(cell).marked) captured.push_back(cell);
  }
  for (const Cell cell : captured) {
    if (state.at(cell).kind == Kind::queen) captured = {cell};
  }
  std::vector<Action> actions;
  for (const Cell from : captured) {
    std::vector<Action> own;
    for (const Cell to : all_cells()) {
      if (may_relocate(state, from, to)) own.push_back(Action::relocate(from, to));
    }
    if (own.empty()) own.push_back(Action::release(from));
    append(actions, own);
  }
  return actions;
}

std::vector<Action> placements(const State& state) {
  std::vector<Action> actions;
  for (const Cell to : all_cells()) {
    if (to != kThrone && state.at(to).kind == Kind::none) actions.push_back(Action::place(to));
  }
  return actions;
}

bool is_over(const State& state) {
  if (state.phase == Phase::blocked) return true;
  for (const Side side : {Side::white, Side::black}) {
    const auto guards = std::count_if(all_cells().begin(), all_cells().end(), [&](Cell cell) {
      return adjacent(kThrone, cell) && stands(state, cell, side) && state.at(cell).kind == Kind::guard;
    });
    // Six guards around their own Queen win, around nothing they lose, around the enemy's Queen they go on.
    if (guards == kGuards && !stands(state, kThrone, game::opponent(side))) return true;
  }
  return false;
}

std::vector<Cell> capture(State& state, Side side, Cell to) {
  std::vector<Cell> captures;
  for (const Cell enemy : all_cells()) {
    if (!stands(state, enemy, game::opponent(side)) || state.at(enemy).marked) continue;
    for (const Cell partner : all_cells()) {
      if (!stands(state, partner, side) || !between(state.settings.capture, enemy, to, partner)) continue;
      captures.push_back(enemy);
    }
  }
  for (const Cell cell : captures) state.at(cell).marked = true;
  return captures;
}

bool placing_goes_on(const State& state) {
  const auto pieces = std::count_if(all_cells().begin(), all_cells().end(),
                                    [&](Cell cell) { return state.at(cell).kind != Kind::none; });
  return state.phase == Phase::place && pieces < std::ptrdiff_t{2} * (kGuards + 1);
}

bool has_captured(const State& state, Side side, bool queen_only) {
  return std::any_of(all_cells().begin(), all_cells().end(), [&](Cell cell) {
    return stands(state, cell, side) && state.at(cell).marked &&
           (!queen_only || state.at(cell).kind == Kind::queen);
  });
}

void begin_turn(State& state, Side owner, bool after_pass) {
  state.to_act = owner;
  state.phase = after_pass ? Phase::passed : Phase::move;
  if (has_captured(state, owner, false)) state.phase = Phase::relocate;
  if (has_captured(state, owner, true) && state.settings.captured_queen == CapturedQueen::opponent) {
    state.to_act = game::opponent(owner);
    state.phase = Phase::relocate_for;
  }
}

void go_on(State& state, Side next, bool passes) {
  state.touched = hex::kNowhere;
  if (placing_goes_on(state)) {
    state.to_act = next;
  } else if (passes && state.phase == Phase::passed) {
    state.to_act = next;
    state.phase = Phase::blocked;
  } else {
    begin_turn(state, next, passes);
  }
}

}  // namespace

State state_of(const Position& position) {
  State state{position.settings, {}, position.to_act, position.phase, position.touched};
  for (const Cell cell : all_cells()) {
    const char letter = Agon::letter_at(position, cell);
    if (letter == '\0') continue;
    const Kind kind = letter == 'Q' || letter == 'q' ? Kind::queen : Kind::guard;
    const Side side = letter == 'Q' || letter == 'G' ? Side::white : Side::black;
    state.at(cell) = {kind, side, position.marked.contains(cell)};
  }
  return state;
}

bool between(Capture capture, Cell cell, Cell one, Cell other) {
  const hex::Axial a = Board::axial(one);
  const hex::Axial b = Board::axial(cell);
  const hex::Axial c = Board::axial(other);
  if (one == other || !adjacent(one, cell) || !adjacent(cell, other)) return false;
  if (capture == Capture::line) return a.q + c.q == 2 * b.q && a.r + c.r == 2 * b.r;
  return Board::ring(one) == Board::ring(cell) && Board::ring(other) == Board::ring(cell);
}

std::vector<Action> legal_actions(const State& state) {
  if (is_over(state)) return {};
  if (state.phase == Phase::place) return placements(state);
  if (state.phase == Phase::relocate || state.phase == Phase::relocate_for) return relocations(state);
  if (state.phase != Phase::touched) return turn_of_moving(state);
  std::vector<Action> actions = moves(state, state.touched);
  actions.push_back(Action::forfeit());
  return actions;
}

Step apply(const State& state, Action action) {
  Step step{state, {}};
  State& after = step.state;
  const Side owner = owner_of_turn(state);
  if (action.kind == Action::Kind::touch) {
    after.phase = Phase::touched;
    after.touched = action.from;
    return step;
  }
  if (action.kind == Action::Kind::place) after.at(action.to) = {Kind::guard, owner};
  if (action.kind == Action::Kind::release) after.at(action.from).marked = false;
  if (action.kind == Action::Kind::move || action.kind == Action::Kind::relocate) {
    after.at(action.to) = {state.at(action.from).kind, owner};
    after.at(action.from) = {};
    step.captures = capture(after, owner, action.to);
  }
  go_on(after, game::opponent(owner), action.kind == Action::Kind::pass);
  return step;
}

std::uint64_t perft(const State& state, int depth) {
  if (depth == 0) return 1;
  const std::vector<Action> actions = legal_actions(state);
  if (depth == 1) return actions.size();
  std::uint64_t count = 0;
  for (const Action action : actions) count += perft(apply(state, action).state, depth - 1);
  return count;
}

}  // namespace hexcourt::agon::plain
