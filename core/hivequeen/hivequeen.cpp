#include "hivequeen/hivequeen.hpp"

#include <utility>

#include "hivequeen/action_text.hpp"
#include "hivequeen/ending.hpp"
#include "hivequeen/movement.hpp"
#include "hivequeen/position_text.hpp"
#include "hivequeen/production.hpp"
#include "hivequeen/refusal.hpp"

namespace hexcourt::hivequeen {

namespace {

/// White: Q e1; H d1 f1; D c1 g1; W e2 b1 h1 a1 i1; N d2 f2; S c2 e3 g2. Black: the same turned by 180
/// degrees.
constexpr std::string_view kArray = "W3w/W4w/DS3sd/HN4nh/QWS3swq/HN4nh/DS3sd/W4w/W3w w move";

std::string introducible(const Position& position) {
  std::string letters;
  if (!position.producing()) return letters;
  for (const Piece piece : kIntroducible) {
    if (!birthplaces(position, piece).empty()) letters += letter(piece);
  }
  return letters;
}

}  // namespace

const game::SettingSpecs& HiveQueen::setting_specs() {
  static const game::SettingSpecs kSpecs;
  return kSpecs;
}

const game::Rulesets& HiveQueen::rulesets() {
  static const game::Rulesets kRulesets{
      {std::string(kName), "Capture the Queen of a hive that breeds as long as it is fed.", {}}};
  return kRulesets;
}

HiveQueen::Settings HiveQueen::settings(const game::NamedValues& /*values*/) { return {}; }
game::NamedValues HiveQueen::settings_of(const Position& /*position*/) { return {}; }

Position HiveQueen::initial(const Settings& /*settings*/) {
  static const Position kInitial = *hivequeen::read_position(kArray);
  return kInitial;
}

Actions HiveQueen::legal_actions(const Position& position) {
  Actions actions;
  if (queen_loser(position)) return actions;
  if (position.producing()) {
    add_productions(position, actions);
  } else {
    add_movements(position, actions);
  }
  return actions;
}

std::size_t HiveQueen::count_legal(const Position& position) {
  if (queen_loser(position)) return 0;
  return position.producing() ? count_productions(position) : count_movements(position);
}

std::optional<game::Result> HiveQueen::result(const Position& position) {
  return hivequeen::result(position);
}

game::Expected<Step> HiveQueen::apply(const Position& position, const Action& action) {
  if (auto reason = refusal(position, action)) {
    return game::refuse(game::ErrorCode::illegal_action, std::move(*reason));
  }
  return play(position, action);
}

Step HiveQueen::apply_legal(const Position& position, const Action& action) { return play(position, action); }

game::Expected<Action> HiveQueen::read_action(const Position& /*position*/, std::string_view text) {
  return hivequeen::read_action(text);
}

std::string HiveQueen::write_action(const Position& /*position*/, const Action& action) {
  return hivequeen::write_action(action);
}

game::Expected<Position> HiveQueen::read_position(const Settings& /*settings*/, std::string_view text) {
  return hivequeen::read_position(text);
}

std::string HiveQueen::write_position(const Position& position) {
  return hivequeen::write_position(position);
}

std::string HiveQueen::turn_start_key(const Position& position) {
  return write_board(position) + ' ' + letter(position.to_act);
}

char HiveQueen::letter_at(const Position& position, Cell cell) {
  return hivequeen::letter_at(position, cell);
}

game::NamedValues HiveQueen::describe(const Position& position) {
  const Army& white = position.army(Side::white);
  const Army& black = position.army(Side::black);
  return {{"white_units", std::int64_t{white.units()}}, {"black_units", std::int64_t{black.units()}},
          {"white_hive", std::int64_t{white.hive()}},   {"black_hive", std::int64_t{black.hive()}},
          {"allowed", std::int64_t{position.allowed}},  {"may_introduce", introducible(position)}};
}

}  // namespace hexcourt::hivequeen
