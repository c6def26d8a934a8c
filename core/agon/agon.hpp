#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "agon/action.hpp"
#include "agon/position.hpp"
#include "agon/settings.hpp"
#include "agon/turn.hpp"
#include "game/game.hpp"

namespace hexcourt::agon {

/// Agon, also called Queen's Guards, behind the door that every game has: see game::Game for what each
/// function means. Rules: agon.md.
struct Agon {
  using Board = agon::Board;
  using Settings = agon::Settings;
  using Position = agon::Position;
  using Action = agon::Action;
  using Actions = agon::Actions;
  using Step = agon::Step;

  static constexpr std::string_view kName = "agon";
  static constexpr std::string_view kTitle = "Agon";

  static const game::SettingSpecs& setting_specs();
  static const game::Rulesets& rulesets();
  static Settings settings(const game::NamedValues& values);
  static game::NamedValues settings_of(const Position& position);

  static Position initial(const Settings& settings);
  static game::Side to_act(const Position& position) { return position.to_act; }
  static Actions legal_actions(const Position& position);
  static std::size_t count_legal(const Position& position);
  static std::optional<game::Result> result(const Position& position);
  /// Errors: illegal_action.
  static game::Expected<Step> apply(const Position& position, Action action);
  static Step apply_legal(const Position& position, Action action);

  /// Errors: illegal_action with the place.
  static game::Expected<Action> read_action(const Position& position, std::string_view text);
  static std::string write_action(const Position& position, Action action);
  /// Errors: bad_position with the place.
  static game::Expected<Position> read_position(const Settings& settings, std::string_view text);
  static std::string write_position(const Position& position);
  static std::string turn_start_key(const Position& position);
  static char letter_at(const Position& position, hex::Cell cell);

  /// `white_marked`, `black_marked`: the captured pieces' cells, as position strings list them, or "-".
  /// `white_at_throne`, `black_at_throne`: guards around the throne, 0 to 6.
  /// `to_place`: guards still to be placed, of both sides.
  /// `relocating`: "white" or "black", whose piece must be relocated now; "" when none.
  static game::NamedValues describe(const Position& position);
};

static_assert(game::Game<Agon>);

}  // namespace hexcourt::agon
