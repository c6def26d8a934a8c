#include "agon/agon.hpp"

#include "agon/actions.hpp"
#include "agon/ending.hpp"
#include "agon/notation.hpp"
#include "agon/position_text.hpp"
#include "agon/refusal.hpp"

namespace hexcourt::agon {

const game::SettingSpecs& Agon::setting_specs() { return agon::setting_specs(); }
const game::Rulesets& Agon::rulesets() { return agon::rulesets(); }
Settings Agon::settings(const game::NamedValues& values) { return read_settings(values); }
game::NamedValues Agon::settings_of(const Position& position) { return write_settings(position.settings); }

Position Agon::initial(const Settings& settings) { return agon::initial(settings); }
Actions Agon::legal_actions(const Position& position) { return agon::legal_actions(position); }
std::size_t Agon::count_legal(const Position& position) { return agon::count_legal(position); }
std::optional<game::Result> Agon::result(const Position& position) { return agon::result(position); }

game::Expected<Step> Agon::apply(const Position& position, Action action) {
  if (auto reason = why_illegal(position, action)) {
    return game::refuse(game::ErrorCode::illegal_action, *std::move(reason));
  }
  return agon::apply_legal(position, action);
}
Step Agon::apply_legal(const Position& position, Action action) {
  return agon::apply_legal(position, action);
}

game::Expected<Action> Agon::read_action(const Position& position, std::string_view text) {
  return agon::read_action(position, text);
}
std::string Agon::write_action(const Position& position, Action action) {
  return agon::write_action(position, action);
}
game::Expected<Position> Agon::read_position(const Settings& settings, std::string_view text) {
  return agon::read_position(settings, text);
}
std::string Agon::write_position(const Position& position) { return agon::write_position(position); }
std::string Agon::turn_start_key(const Position& position) { return agon::turn_start_key(position); }
char Agon::letter_at(const Position& position, hex::Cell cell) { return agon::letter_at(position, cell); }

game::NamedValues Agon::describe(const Position& position) {
  const bool relocating = position.phase == Phase::relocate || position.phase == Phase::relocate_for;
  return {
      {"white_marked", marked_text(position.marked_of(Side::white))},
      {"black_marked", marked_text(position.marked_of(Side::black))},
      {"white_at_throne", std::int64_t{guards_at_throne(position, Side::white)}},
      {"black_at_throne", std::int64_t{guards_at_throne(position, Side::black)}},
      {"to_place", std::int64_t{position.phase == Phase::place ? position.to_place() : 0}},
      {"relocating", std::string(relocating ? game::word(position.turn_owner()) : "")},
  };
}

}  // namespace hexcourt::agon
