#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "hivequeen/action.hpp"
#include "hivequeen/position.hpp"
#include "hivequeen/turn.hpp"

namespace hexcourt::hivequeen {

/// HiveQueen, after L. Lynn Smith, as game::Game describes a game. Rules: hivequeen.md.
///
/// A turn is a movement or a promotion, then as many introductions as the Nurses and the Hive allow. Facts
/// that describe() names: `white_units`, `black_units`; `white_hive`, `black_hive`, the numbers of the Hives;
/// `allowed`, the pieces that the side to act may still introduce, 0 outside production; `may_introduce`, the
/// letters of those that it could introduce now ("WSD").
struct HiveQueen {
  using Board = hivequeen::Board;
  /// There is nothing to set.
  struct Settings {};
  using Position = hivequeen::Position;
  using Action = hivequeen::Action;
  using Actions = hivequeen::Actions;
  using Step = hivequeen::Step;

  static constexpr std::string_view kName = "hivequeen";
  static constexpr std::string_view kTitle = "HiveQueen";

  static const game::SettingSpecs& setting_specs();
  static const game::Rulesets& rulesets();
  static Settings settings(const game::NamedValues& values);
  static game::NamedValues settings_of(const Position& position);

  static Position initial(const Settings& settings);
  static Side to_act(const Position& position) { return position.to_act; }
  static Actions legal_actions(const Position& position);
  static std::size_t count_legal(const Position& position);
  static std::optional<game::Result> result(const Position& position);
  static game::Expected<Step> apply(const Position& position, const Action& action);
  static Step apply_legal(const Position& position, const Action& action);

  static game::Expected<Action> read_action(const Position& position, std::string_view text);
  static std::string write_action(const Position& position, const Action& action);
  static game::Expected<Position> read_position(const Settings& settings, std::string_view text);
  static std::string write_position(const Position& position);
  static std::string turn_start_key(const Position& position);
  static char letter_at(const Position& position, Cell cell);
  static game::NamedValues describe(const Position& position);
};

static_assert(game::CountsLegal<HiveQueen>);

}  // namespace hexcourt::hivequeen
