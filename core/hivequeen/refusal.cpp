#include "hivequeen/refusal.hpp"

#include <algorithm>

#include "hivequeen/ending.hpp"
#include "hivequeen/production.hpp"

namespace hexcourt::hivequeen {

namespace {

using Refusal = std::optional<std::string>;

std::string counted(int count, std::string_view noun) {
  return std::to_string(count) + " " + std::string(noun) + (count == 1 ? "" : "s");
}

/// Which of the conditions of a promotion the army does not meet.
std::string missing_for_promotion(const Army& army) {
  if (army.of(Piece::highborn).empty()) return "there is no Highborn";
  if (army.of(Piece::drone).empty()) return "there is no Drone on the field";
  return "the Hive supports " + counted(army.hive(), "unit") + ", and a Queen needs 3 more than the " +
         std::to_string(army.units()) + " there are";
}

std::string refusal_after_end(const Position& position) {
  std::string sentence = "After the game's end nothing can be played.";
  if (const auto loser = queen_loser(position)) {
    sentence += " " + std::string(title(*loser)) + " has lost its Queen";
    const Army& army = position.army(*loser);
    if (army.is_beaten()) sentence += " and cannot promote: " + missing_for_promotion(army);
    sentence += ".";
  }
  return sentence;
}

/// An introduction before the movement. Neither the Hive nor the Nurses change by moving, so the player may
/// as well learn that there will be no production.
std::string refusal_before_movement(const Army& army) {
  if (army.units() >= army.hive()) {
    return "The Hive supports " + counted(army.hive(), "unit") + " and you already have " +
           std::to_string(army.units()) + ".";
  }
  if (army.of(Piece::nurse).empty())
    return "Each Nurse gives birth to one piece a turn and you have no Nurse.";
  return "You must move before you produce.";
}

Refusal introduction_refusal(const Position& position, Piece piece, Cell to) {
  const std::string kind(name(piece));
  if (std::find(kIntroducible.begin(), kIntroducible.end(), piece) == kIntroducible.end()) {
    return "Only Workers, Soldiers, Nurses and Drones may be introduced.";
  }
  if (!position.vacant().contains(to)) {
    return "A piece is introduced on a vacant cell: " + contents(position, to) + ".";
  }
  const auto most = limit(piece);
  if (most && position.friends().count(piece) >= *most) {
    return "Only " + counted(*most, kind) + " a side are allowed on the field and you already have them.";
  }
  if (birthplaces(position, piece).contains(to)) return std::nullopt;
  const std::string parent = piece == Piece::soldier ? "piece" : "Nurse";
  return "A " + kind + " is introduced next to a friendly " + parent + ": there is none next to " +
         Board::name(to) + ".";
}

}  // namespace

std::string contents(const Position& position, Cell cell) {
  for (const Side side : {Side::white, Side::black}) {
    if (const auto piece = position.army(side).at(cell)) {
      return Board::name(cell) + " holds a " + std::string(word(side)) + " " + std::string(name(*piece));
    }
  }
  return Board::name(cell) + " is vacant";
}

Refusal refusal(const Position& position, const Action& action) {
  if (result(position)) return refusal_after_end(position);
  const bool introduces = action.manner == Manner::introduce;
  if (position.producing()) {
    if (action.manner == Manner::stop) return std::nullopt;
    if (introduces) return introduction_refusal(position, action.piece, action.to);
    return "You have moved already: introduce a piece, or end your turn with '.'.";
  }
  if (action.manner == Manner::stop) return "You must move before you end your turn.";
  if (introduces) return refusal_before_movement(position.friends());
  return movement_refusal(position, action);
}

}  // namespace hexcourt::hivequeen
