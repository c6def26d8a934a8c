#pragma once

#include <bit>
#include <cstdint>

#include "game/action_list.hpp"
#include "hex/cell.hpp"
#include "hivequeen/piece.hpp"

namespace hexcourt::hivequeen {

/// What an action does. The first four are movements.
enum class Manner : std::uint8_t {
  move,       ///< to a vacant cell: Wd3-d4
  capture,    ///< to an enemy's cell: Hd1xd5
  swap,       ///< with a friendly piece: Qe1~d1
  stay,       ///< a promotion in place, `to` being `from`: Hd1=Q
  introduce,  ///< a new piece, without `from`: +Sd4
  stop,       ///< ends the production phase, without a piece or cells: .
};

/// Four bytes without a gap, so that lists of it are written and copied in words.
struct alignas(4) Action {
  Manner manner : 4;
  Piece piece : 4;
  hex::Cell from;
  hex::Cell to;
  /// Whether the Highborn becomes a Queen where it ends.
  bool promotes;

  constexpr Action(Manner does, Piece mover, hex::Cell begin = hex::kNowhere, hex::Cell end = hex::kNowhere,
                   bool promotion = false)
      : manner(does), piece(mover), from(begin), to(end), promotes(promotion) {}

  friend bool operator==(const Action&, const Action&) = default;
};

static_assert(sizeof(Action) == 4);

inline constexpr Action kStop{Manner::stop, Piece::queen};

/// The most that a position can offer, with one side's Queen on one of the 61 cells: each of the other 60
/// adds at most 8 actions. Count an action at the cell it goes to when a Highborn or a Drone plays it, at its
/// own cell when a Soldier or a Worker does, and at the partner's cell when it is a swap. Then
///   a vacant or enemy cell adds   6 (each direction reaches it from one Highborn at most) + 2 Drones,
///   a Soldier or a Worker         6 (one target a direction) + 2 Nurses,
///   a Drone or a Nurse            2 Nurses,
///   a Highborn                    1 (the Queen).
/// Without a Queen there are promotions alone: 6 for a vacant or enemy cell and 1 for a Highborn, 366 at
/// most. A production phase offers 4 pieces for a vacant cell and the stop, 245 at most.
inline constexpr std::size_t kMostActions = 480;

using Actions = game::ActionList<Action, kMostActions>;

/// Makes an action like another that goes to another cell, by one addition to the word that it is.
class ActionTo {
 public:
  explicit ActionTo(Action like) {
    like.to = hex::Cell{0};
    to_first_ = std::bit_cast<std::uint32_t>(like);
  }
  Action operator()(hex::Cell to) const {
    return std::bit_cast<Action>(to_first_ + kNextCell * static_cast<std::uint32_t>(hex::index_of(to)));
  }

 private:
  /// The third byte counts cells, whichever end of the word it is nearer to.
  static constexpr std::uint32_t kNextCell = std::endian::native == std::endian::little ? 1U << 16 : 1U << 8;

  std::uint32_t to_first_ = 0;
};

}  // namespace hexcourt::hivequeen
