#include "engine/agon_judgement.hpp"

#include "agon/geometry.hpp"
#include "agon/turn.hpp"

namespace hexcourt::engine {

using agon::Board;
using agon::kGeometry;
using agon::Phase;
using agon::Set;
using Kind = agon::Action::Kind;

namespace {

using Features = std::array<int, AgonJudgement::kFeatures>;

/// The pieces that have an enemy on one flank and a vacant cell on the other.
Set threatened_in_line(const Set& pieces, const Set& enemies, const Set& vacant) {
  Set threatened;
  agon::in_each_direction([&](auto direction) {
    threatened |= pieces & enemies.stepped(direction) & vacant.stepped(hex::opposite(direction));
  });
  return threatened;
}

Set threatened_in_ring(const Set& pieces, const Set& enemies, const Set& vacant) {
  const auto shifted = [](const Set& cells, bool clockwise) {
    Set moved;
    agon::in_each_direction([&](auto direction) {
      const Set& from = clockwise ? kGeometry.clockwise(direction) : kGeometry.anticlockwise(direction);
      moved |= (cells & from).stepped(direction);
    });
    return moved;
  };
  return pieces & ((shifted(enemies, true) & shifted(vacant, false)) |
                   (shifted(enemies, false) & shifted(vacant, true)));
}

void count_side(const agon::Position& position, game::Side side, int sign, Features& features) {
  using J = AgonJudgement;
  const Set guards = position.guards_of(side);
  for (int ring = agon::kInnermost; ring < agon::kEdge; ++ring) {
    const auto feature = static_cast<std::size_t>(J::guards_on_ring_1 + (ring - agon::kInnermost));
    features[feature] += sign * (guards & Set{Board::ring_cells(ring)}).size();
  }
  const int queen_ring = Board::ring(position.queen(side));
  if (queen_ring < agon::kEdge) features[static_cast<std::size_t>(J::queen_on_throne + queen_ring)] += sign;
  const bool queen_is_marked = position.queen_is_marked(side);
  features[J::captured_guards] += sign * (position.marked_of(side).size() - (queen_is_marked ? 1 : 0));
  features[J::captured_queen] += sign * (queen_is_marked ? 1 : 0);
  const Set pieces = position.pieces(side) - position.marked;
  const Set& enemies = position.pieces(game::opponent(side));
  const Set vacant = position.vacant();
  const Set threatened = position.settings.capture == agon::Capture::line
                             ? threatened_in_line(pieces, enemies, vacant)
                             : threatened_in_ring(pieces, enemies, vacant);
  features[J::threatened] += sign * threatened.size();
}

/// What an action is worth: the judgement behind it, for whoever acts.
int worth_behind(const agon::Position& position, const agon::Action& action) {
  const Score white = white_score<AgonJudgement>(agon::apply_legal(position, action).position);
  return position.to_act == game::Side::white ? white : -white;
}

/// Whether an action may be one of many alike, which only its outcome tells apart.
bool is_one_of_many(const agon::Action& action) {
  return action.kind == Kind::place || action.kind == Kind::relocate;
}

}  // namespace

// hexcourt tune agon learns them from self-play.
const std::array<int, AgonJudgement::kFeatures>& AgonJudgement::weights() {
  static constexpr std::array<int, kFeatures> kWeights{
      64,   // guards_on_ring_1
      46,   // guards_on_ring_2
      28,   // guards_on_ring_3
      13,   // guards_on_ring_4
      60,   // queen_on_throne
      36,   // queen_on_ring_1
      24,   // queen_on_ring_2
      14,   // queen_on_ring_3
      6,    // queen_on_ring_4
      -60,  // captured_guards
      -40,  // captured_queen
      -12,  // threatened
      12,   // the_turn
  };
  return kWeights;
}

std::array<int, AgonJudgement::kFeatures> AgonJudgement::features(const Position& position) {
  Features features{};
  count_side(position, game::Side::white, 1, features);
  count_side(position, game::Side::black, -1, features);
  features[the_turn] = position.to_act == game::Side::white ? 1 : -1;
  return features;
}

std::uint64_t AgonJudgement::key(const Position& position) {
  Key key;
  for (const Set& set : {position.all_pieces[0], position.all_pieces[1], position.marked}) {
    key.mix(set.low()).mix(set.high());
  }
  const auto byte = [](auto value) { return static_cast<std::uint64_t>(value); };
  return key
      .mix(byte(hex::index_of(position.queens[0])) | byte(hex::index_of(position.queens[1])) << 8 |
           byte(game::slot(position.to_act)) << 16 | byte(position.phase) << 24 |
           byte(hex::index_of(position.touched)) << 32)
      .value();
}

std::size_t AgonJudgement::slot(const Action& action) {
  const auto to =
      static_cast<std::size_t>(hex::index_of(action.to == hex::kNowhere ? action.from : action.to));
  return (static_cast<std::size_t>(action.kind) * 128 + to % 128) % kSlots;
}

int AgonJudgement::promise(const Position& position, const Action& action) {
  constexpr int kCapture = 1 << 24;
  constexpr int kWorth = 1 << 8;
  if (is_one_of_many(action)) return kWorth * worth_behind(position, action);
  if (action.kind != Kind::move) return 0;
  const int inwards = Board::ring(action.from) - Board::ring(action.to);
  const int captures = agon::captures_of(position, action).size();
  return (captures > 0 ? captures * kCapture : 0) + inwards * (1 << 11);
}

bool AgonJudgement::forcing(const Position& position, const Action& action) {
  return action.kind == Kind::move && !agon::captures_of(position, action).empty();
}

int AgonJudgement::cost(const Position& /*position*/, const Action& action) {
  return action.kind == Kind::touch ? 0 : kTurn;
}

std::size_t AgonJudgement::breadth(const Position& position) {
  constexpr std::size_t kOfMany = 12;
  const bool many = position.phase == Phase::place || position.phase == Phase::relocate ||
                    position.phase == Phase::relocate_for;
  return many ? kOfMany : agon::kMostActions;
}

std::optional<AgonJudgement::Position> AgonJudgement::passed(const Position& position) {
  if (position.phase != Phase::move || position.settings.touch_move) return std::nullopt;
  Position passed = position;
  agon::begin_turn(passed, game::opponent(position.to_act), false);
  return passed;
}

}  // namespace hexcourt::engine
