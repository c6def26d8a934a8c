#include "engine/hivequeen_judgement.hpp"

#include <algorithm>
#include <bit>

#include "hivequeen/movement.hpp"

namespace hexcourt::engine {

using hivequeen::Army;
using hivequeen::Cells;
using hivequeen::Manner;
using hivequeen::Piece;
using hivequeen::Reach;

namespace {

using Features = std::array<int, HiveQueenJudgement::kFeatures>;

/// What a captured piece is worth to be looked at first.
constexpr std::array<int, hivequeen::kPieces.size()> kPrey{60, 9, 3, 3, 4, 4};

void count_pieces(const Army& army, int sign, Features& features) {
  using J = HiveQueenJudgement;
  features[J::queens] += sign * army.count(Piece::queen);
  features[J::highborns] += sign * army.count(Piece::highborn);
  features[J::soldiers] += sign * army.count(Piece::soldier);
  features[J::workers] += sign * army.count(Piece::worker);
  features[J::drones] += sign * army.count(Piece::drone);
  features[J::nurses] += sign * army.count(Piece::nurse);
  const int spare = army.hive() - army.units();
  features[J::room] += sign * std::clamp(spare, 0, 6);
  features[J::births] += sign * std::max(0, std::min(army.count(Piece::nurse), spare));
  const bool heir =
      army.count(Piece::highborn) > 0 && army.count(Piece::drone) > 0 &&
      spare + hivequeen::units(Piece::queen) * army.count(Piece::queen) >= hivequeen::kUnitsOfPromotion;
  features[J::heirs] += sign * (heir ? 1 : 0);
}

void count_reach(const hivequeen::Position& position, game::Side side, int sign, Features& features) {
  using J = HiveQueenJudgement;
  const Reach reach(position, side);
  const Army& army = position.army(side);
  const Army& others = position.army(game::opponent(side));
  Cells struck;
  for (const hex::Cell from : army.of(Piece::soldier)) struck |= reach.strikes(from);
  Cells slid;
  for (const hex::Cell from : army.of(Piece::highborn)) slid |= reach.slides(from);
  const Cells& queen = others.of(Piece::queen);
  const Cells own_queen = army.of(Piece::queen);
  features[J::strikes] += sign * struck.size();
  features[J::raids] += sign * (slid & reach.enemies()).size();
  features[J::slides] += sign * (slid & reach.vacant()).size();
  features[J::siege] += sign * (slid & (hivequeen::Board::neighbours(queen) | queen)).size();
  features[J::shelter] += sign * (hivequeen::Board::neighbours(own_queen) & army.all()).size();
}

/// What a production is worth: its judgement by whoever produces.
int worth_behind(const hivequeen::Position& position, const hivequeen::Action& action) {
  const Score white =
      white_score<HiveQueenJudgement>(hivequeen::HiveQueen::apply_legal(position, action).position);
  return position.to_act == game::Side::white ? white : -white;
}

}  // namespace

// hexcourt tune hivequeen learns them from self-play.
const std::array<int, HiveQueenJudgement::kFeatures>& HiveQueenJudgement::weights() {
  static constexpr std::array<int, kFeatures> kWeights{
      900,  // queens
      220,  // highborns
      60,   // soldiers
      60,   // workers
      80,   // drones
      80,   // nurses
      6,    // room
      20,   // births
      4,    // slides
      12,   // strikes
      10,   // raids
      14,   // siege
      5,    // shelter
      40,   // heirs
      20,   // the_turn
  };
  return kWeights;
}

std::array<int, HiveQueenJudgement::kFeatures> HiveQueenJudgement::features(const Position& position) {
  Features features{};
  for (const game::Side side : {game::Side::white, game::Side::black}) {
    const int sign = side == game::Side::white ? 1 : -1;
    count_pieces(position.army(side), sign, features);
    count_reach(position, side, sign, features);
  }
  features[the_turn] = position.to_act == game::Side::white ? 1 : -1;
  return features;
}

std::uint64_t HiveQueenJudgement::key(const Position& position) {
  static_assert(sizeof(position.armies) == 12 * sizeof(std::uint64_t));
  Key key;
  for (const std::uint64_t word : std::bit_cast<std::array<std::uint64_t, 12>>(position.armies))
    key.mix(word);
  return key
      .mix(static_cast<std::uint64_t>(position.allowed) << 1 |
           static_cast<std::uint64_t>(game::slot(position.to_act)))
      .value();
}

std::size_t HiveQueenJudgement::slot(const Action& action) {
  if (action.manner == Manner::stop) return kSlots - 1;
  return hivequeen::slot(action.piece) * 64 + static_cast<std::size_t>(hex::index_of(action.to)) +
         (action.manner == Manner::introduce ? hivequeen::kPieces.size() * 64 : 0);
}

int HiveQueenJudgement::promise(const Position& position, const Action& action) {
  constexpr int kCapture = 1 << 24;
  constexpr int kPromotion = 1 << 23;
  constexpr int kProduction = 1 << 10;
  if (position.producing()) return kProduction * worth_behind(position, action);
  int promise = action.promotes ? kPromotion : 0;
  if (action.manner == Manner::capture) {
    const Piece prey = *position.enemies().at(action.to);
    promise +=
        kCapture + (kPrey[hivequeen::slot(prey)] * 16 - kPrey[hivequeen::slot(action.piece)]) * (1 << 15);
  }
  return promise;
}

bool HiveQueenJudgement::forcing(const Position& position, const Action& action) {
  return action.manner == Manner::capture || action.manner == Manner::stop || action.promotes ||
         (!position.producing() && !position.friends().has_queen());
}

int HiveQueenJudgement::cost(const Position& /*position*/, const Action& action) {
  if (action.manner == Manner::stop) return 0;
  return action.manner == Manner::introduce ? 1 : kTurn;
}

std::size_t HiveQueenJudgement::breadth(const Position& position) {
  constexpr std::size_t kBirths = 3;
  return position.producing() ? kBirths : hivequeen::kMostActions;
}

std::optional<HiveQueenJudgement::Position> HiveQueenJudgement::passed(const Position& position) {
  if (!may_rest(position)) return std::nullopt;
  Position passed = position;
  passed.to_act = game::opponent(position.to_act);
  return passed;
}

}  // namespace hexcourt::engine
