#include "agon/settings.hpp"

#include <string>
#include <string_view>

namespace hexcourt::agon {

namespace {

game::Value word(const char* text) { return std::string(text); }

bool has(const game::NamedValues& values, std::string_view key, const game::Value& value) {
  return game::value_of(values, key) == value;
}

}  // namespace

const game::SettingSpecs& setting_specs() {
  static const game::SettingSpecs kSpecs{
      {"opening",
       "Where the guards stand when the game begins.",
       {{word("standard"), "All pieces stand on the edge, the two colours alternating along it."},
        {word("placement"),
         "Only the Queens stand, in opposite corners; the players first place their guards, one a turn."}}},
      {"captured_queen",
       "Who chooses the cell to which a captured Queen is relocated.",
       {{word("owner"), "Her owner chooses."},
        {word("opponent"), "The opponent chooses, which uses up the turn of her owner."}}},
      {"capture",
       "Between which two enemy pieces a piece is captured, and may not move.",
       {{word("line"), "Two enemies on opposite sides of it, adjacent to it and in a straight line."},
        {word("ring"), "Two enemies that are its two neighbours in the same ring, around corners too."}}},
      {"relocation",
       "Where a captured piece goes.",
       {{word("edge"), "A guard goes to any cell of the outermost ring, a Queen to any cell of the board."},
        {word("next_band"),
         "A guard or a Queen goes back to an adjacent cell of the next ring outwards; where there is none it "
         "stays and is set free."}}},
      {"touch_move",
       "Whether a piece that was touched must be moved.",
       {{false, "A move is one action, and touching means nothing."},
        {true, "A move begins with a touch; the touched piece must then be moved, or the turn forfeited."}}},
  };
  return kSpecs;
}

const game::Rulesets& rulesets() {
  static const game::Rulesets kRulesets{
      {"agon", "Agon, also called Queen's Guards, as it is commonly played.", {}},
      {"agon-original",
       "The original rules: the players begin by placing their guards.",
       {{"opening", word("placement")}}},
      {"way-to-play",
       "The Way to Play: the opponent chooses the cell for a captured Queen.",
       {{"captured_queen", word("opponent")}}},
      {"botermans",
       "The Book of Games by Jack Botermans: pieces are captured between two enemies in the same ring.",
       {{"capture", word("ring")}}},
      {"queens-and-guards",
       "Queens and Guards, of the Penthalon Institute: a captured piece goes back by one ring.",
       {{"relocation", word("next_band")}}},
  };
  return kRulesets;
}

Settings read_settings(const game::NamedValues& values) {
  Settings settings;
  if (has(values, "opening", word("placement"))) settings.opening = Opening::placement;
  if (has(values, "captured_queen", word("opponent"))) settings.captured_queen = CapturedQueen::opponent;
  if (has(values, "capture", word("ring"))) settings.capture = Capture::ring;
  if (has(values, "relocation", word("next_band"))) settings.relocation = Relocation::next_band;
  settings.touch_move = has(values, "touch_move", true);
  return settings;
}

game::NamedValues write_settings(const Settings& settings) {
  return {
      {"opening", word(settings.opening == Opening::placement ? "placement" : "standard")},
      {"captured_queen", word(settings.captured_queen == CapturedQueen::opponent ? "opponent" : "owner")},
      {"capture", word(settings.capture == Capture::ring ? "ring" : "line")},
      {"relocation", word(settings.relocation == Relocation::next_band ? "next_band" : "edge")},
      {"touch_move", settings.touch_move},
  };
}

}  // namespace hexcourt::agon
