#pragma once

#include <string>
#include <unordered_map>
#include <utility>

#include "game/error.hpp"
#include "game/setting.hpp"
#include "game/value.hpp"

namespace hexcourt::match {

/// On which occurrence of a position a draw may be claimed, and on which the game is drawn by itself
/// (board.md, "Repetition"); 0 = never.
struct RepetitionLimits {
  int claim_after = 3;
  int draw_after = 5;
  friend bool operator==(const RepetitionLimits&, const RepetitionLimits&) = default;
};

/// The settings a match adds to those of its game: `claim_after` and `draw_after`, each 0 or 2 to 100: at 1
/// the game would be a draw as it starts.
const game::SettingSpecs& setting_specs();

/// Settings as a room is made with, parted into the match's own and the rest, which are the game's.
struct PartedSettings {
  RepetitionLimits repetition;
  game::NamedValues game;
};
/// Errors: bad_settings for a value that a setting of the match does not take. The game's settings are not
/// looked at: catalogue::open does that.
game::Expected<PartedSettings> part_settings(const game::NamedValues& all);

/// How often each position has stood at the beginning of a turn.
class Repetition {
 public:
  /// Notes that a turn begins with the position of this key (AnyGame::turn_start_key), and returns the number
  /// of its occurrences, from 1.
  int note(std::string key) { return ++occurrences_[std::move(key)]; }
  /// Takes back that it was noted, as it was before.
  void forget(const std::string& key) {
    if (--occurrences_[key] == 0) occurrences_.erase(key);
  }
  /// How often it was noted.
  int count(const std::string& key) const {
    const auto found = occurrences_.find(key);
    return found == occurrences_.end() ? 0 : found->second;
  }

 private:
  std::unordered_map<std::string, int> occurrences_;
};

}  // namespace hexcourt::match
