#pragma once

#include <cstdint>

#include "game/setting.hpp"
#include "game/value.hpp"

namespace hexcourt::agon {

/// Where the guards stand at the start, or that the players place them first.
enum class Opening : std::uint8_t { standard, placement };
/// Who chooses the cell for a captured Queen.
enum class CapturedQueen : std::uint8_t { owner, opponent };
/// Between which two enemies a piece is captured, and may not move.
enum class Capture : std::uint8_t { line, ring };
/// Where a captured piece goes.
enum class Relocation : std::uint8_t { edge, next_band };

/// The variations of the rules, each free of the others (rules: agon.md, "Variations of the seed").
struct Settings {
  Opening opening = Opening::standard;
  CapturedQueen captured_queen = CapturedQueen::owner;
  Capture capture = Capture::line;
  Relocation relocation = Relocation::edge;
  bool touch_move = false;
  friend bool operator==(const Settings&, const Settings&) = default;
};

/// Every setting with its values and sentences.
const game::SettingSpecs& setting_specs();
/// `agon` with no overrides, then the named rulesets.
const game::Rulesets& rulesets();

/// Reads a complete list of values (see game::complete).
Settings read_settings(const game::NamedValues& values);
/// The reverse: every setting, in the order of setting_specs().
game::NamedValues write_settings(const Settings& settings);

}  // namespace hexcourt::agon
