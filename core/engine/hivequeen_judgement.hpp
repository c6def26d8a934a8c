#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/judgement.hpp"
#include "engine/levels.hpp"
#include "hivequeen/hivequeen.hpp"

namespace hexcourt::engine {

/// What the engine knows of HiveQueen beyond its rules.
struct HiveQueenJudgement {
  using Game = hivequeen::HiveQueen;
  using Position = Game::Position;
  using Action = Game::Action;

  /// Each of White's, less Black's.
  enum Feature : std::size_t {
    queens,
    highborns,
    soldiers,
    workers,
    drones,
    nurses,
    room,      ///< units that the Workers could still support, 6 at most
    births,    ///< pieces that a production phase would allow
    slides,    ///< vacant cells that the Highborns reach
    strikes,   ///< enemies that the Soldiers reach
    raids,     ///< enemies that the Highborns reach
    siege,     ///< cells around the enemy's Queen that the Highborns reach, she among them
    shelter,   ///< friends around the own Queen
    heirs,     ///< whether a lost Queen would be followed by another
    the_turn,  ///< whose turn it is
    kFeatures
  };

  static constexpr std::array<std::string_view, kFeatures> kNames{
      "queens", "highborns", "soldiers", "workers", "drones",  "nurses", "room",    "births",
      "slides", "strikes",   "raids",    "siege",   "shelter", "heirs",  "the_turn"};

  static constexpr Levels kLevels{{
      {1, 2'000, 160},
      {1, 3'000, 70},
      {1, 4'000, 30},
      {2, 4'000, 18},
      {3, 5'000, 8},
      {60, 8'000, 0},
      {60, 25'000, 0},
      kUnbound,
  }};

  static std::array<int, kFeatures> features(const Position& position);
  static const std::array<int, kFeatures>& weights();
  static std::uint64_t key(const Position& position);
  static std::size_t slot(const Action& action);
  static int promise(const Position& position, const Action& action);
  static bool forcing(const Position& position, const Action& action);
  static bool may_rest(const Position& position) {
    return !position.producing() && position.friends().has_queen();
  }
  static int cost(const Position& position, const Action& action);
  static std::size_t breadth(const Position& position);
  static std::optional<Position> passed(const Position& position);
};

static_assert(Judgement<HiveQueenJudgement>);

}  // namespace hexcourt::engine
