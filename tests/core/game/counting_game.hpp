#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "game/action_list.hpp"
#include "game/any_game.hpp"
#include "game/game.hpp"
#include "hex/board.hpp"

namespace hexcourt::game {

/// The smallest game that has all that a game may have. The players count in turn: `+1=K`, `+2=K`
/// (captures a1) or, above 0, `-1=K`, where K is the count reached and may be left out. `hold`, once a turn,
/// is an action that does not end it. Who reaches 5 wins (`counted`). Position: `<count> <w|b> <move|held>`.
struct Counting {
  static constexpr int kTarget = 5;
  using Board = hex::Board<1>;
  struct Settings {};
  struct Position {
    int count = 0;
    Side to_act = Side::white;
    bool held = false;
    friend bool operator==(const Position&, const Position&) = default;
  };
  /// What is added to the count; 0 holds.
  struct Action {
    int add = 0;
    friend bool operator==(const Action&, const Action&) = default;
  };
  using Actions = ActionList<Action, 4>;
  using Step = game::Step<Position, Board::Set>;

  static constexpr std::string_view kName = "counting";
  static constexpr std::string_view kTitle = "Counting";

  static const SettingSpecs& setting_specs() {
    static const SettingSpecs kNone;
    return kNone;
  }
  static const Rulesets& rulesets() {
    static const Rulesets kRulesets{{"counting", "Count to five.", {}}};
    return kRulesets;
  }
  static Settings settings(const NamedValues& /*values*/) { return {}; }
  static NamedValues settings_of(const Position& /*position*/) { return {}; }
  static Position initial(const Settings& /*settings*/) { return {}; }
  static Side to_act(const Position& position) { return position.to_act; }

  static bool is_legal(const Position& position, const Action& action) {
    if (position.count >= kTarget) return false;
    return action.add == 0 ? !position.held : position.count + action.add >= 0;
  }
  static Actions legal_actions(const Position& position) {
    Actions legal;
    for (const int add : {-1, 0, 1, 2}) {
      if (is_legal(position, {add})) legal.add({add});
    }
    return legal;
  }
  static std::optional<Result> result(const Position& position) {
    if (position.count < kTarget) return std::nullopt;
    return Result{win_for(opponent(position.to_act)), "counted"};
  }
  static Expected<Step> apply(const Position& position, const Action& action) {
    if (is_legal(position, action)) return apply_legal(position, action);
    return refuse(ErrorCode::illegal_action, "Holding is for once a turn, and counting above 0.");
  }
  static Step apply_legal(const Position& position, const Action& action) {
    if (action.add == 0) return {{position.count, position.to_act, true}, {}, false};
    Board::Set captures;
    if (action.add == 2) captures.add(Board::centre());
    return {{position.count + action.add, opponent(position.to_act), false}, captures, true};
  }
  static Expected<Action> read_action(const Position& position, std::string_view text) {
    for (const int add : {-1, 0, 1, 2}) {
      const std::string full = write_action(position, {add});
      if (text == full || text == full.substr(0, full.find('='))) return Action{add};
    }
    return refuse(ErrorCode::illegal_action, "An action is +1, +2, -1 or hold.", 0);
  }
  static std::string write_action(const Position& position, const Action& action) {
    if (action.add == 0) return "hold";
    const std::string sign = action.add > 0 ? "+" : "";
    return sign + std::to_string(action.add) + "=" + std::to_string(position.count + action.add);
  }
  static Expected<Position> read_position(const Settings& /*settings*/, std::string_view text) {
    Position position;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), position.count);
    const std::string_view rest = text.substr(static_cast<std::size_t>(end - text.data()));
    position.to_act = rest.substr(0, 3) == " w " ? Side::white : Side::black;
    position.held = rest.ends_with("held");
    if (error != std::errc{} || write_position(position) != text) {
      return refuse(ErrorCode::bad_position, "A position is <count> <w|b> <move|held>.", 0);
    }
    return position;
  }
  static std::string write_position(const Position& position) {
    return turn_start_key(position) + (position.held ? " held" : " move");
  }
  static std::string turn_start_key(const Position& position) {
    return std::to_string(position.count) + " " + letter(position.to_act);
  }
  static char letter_at(const Position& position, hex::Cell /*cell*/) {
    return position.count > 0 ? 'C' : '\0';
  }
  static NamedValues describe(const Position& position) { return {{"count", std::int64_t{position.count}}}; }
};

static_assert(Game<Counting>);

}  // namespace hexcourt::game
