#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "agon/agon.hpp"
#include "engine/judgement.hpp"
#include "engine/levels.hpp"

namespace hexcourt::engine {

/// What the engine knows of Agon beyond its rules, in all its variations.
struct AgonJudgement {
  using Game = agon::Agon;
  using Position = Game::Position;
  using Action = Game::Action;

  /// Each of White's, less Black's. Rings are counted from the throne, 0, to the edge, 5.
  enum Feature : std::size_t {
    guards_on_ring_1,
    guards_on_ring_2,
    guards_on_ring_3,
    guards_on_ring_4,
    queen_on_throne,
    queen_on_ring_1,
    queen_on_ring_2,
    queen_on_ring_3,
    queen_on_ring_4,
    captured_guards,
    captured_queen,
    threatened,  ///< pieces with an enemy on one flank and a vacant cell on the other
    the_turn,    ///< whose turn it is
    kFeatures
  };

  static constexpr std::array<std::string_view, kFeatures> kNames{
      "guards_on_ring_1", "guards_on_ring_2", "guards_on_ring_3", "guards_on_ring_4", "queen_on_throne",
      "queen_on_ring_1",  "queen_on_ring_2",  "queen_on_ring_3",  "queen_on_ring_4",  "captured_guards",
      "captured_queen",   "threatened",       "the_turn"};

  static constexpr Levels kLevels{{
      {1, 2'000, 45},
      {1, 2'000, 20},
      {2, 2'000, 14},
      {2, 3'000, 8},
      {3, 3'000, 5},
      {60, 4'000, 0},
      {60, 20'000, 0},
      kUnbound,
  }};

  static std::array<int, kFeatures> features(const Position& position);
  static const std::array<int, kFeatures>& weights();
  static std::uint64_t key(const Position& position);
  static std::size_t slot(const Action& action);
  static int promise(const Position& position, const Action& action);
  static bool forcing(const Position& position, const Action& action);
  static bool may_rest(const Position& /*position*/) { return true; }
  static int cost(const Position& position, const Action& action);
  static std::size_t breadth(const Position& position);
  static std::optional<Position> passed(const Position& position);
};

static_assert(Judgement<AgonJudgement>);

}  // namespace hexcourt::engine
