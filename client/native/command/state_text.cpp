#include "command/state_text.hpp"

#include <algorithm>

#include "command/action_words.hpp"
#include "command/one_line.hpp"

namespace hexcourt::command {

namespace {

const std::optional<protocol::SeatInfo>& seat(const protocol::State& state, game::Side side) {
  return side == game::Side::white ? state.white : state.black;
}

std::string player_text(const protocol::State& state, game::Side side, std::optional<game::Side> me) {
  const auto& player = seat(state, side);
  std::string text = std::string(title(side)) + ": ";
  if (!player) return text + "nobody yet";
  text += one_line(player->name);
  if (side == me) text += " (you)";
  if (!player->present) text += " (away)";
  return text;
}

bool has(const game::NamedValues& facts, const std::string& name) {
  return std::any_of(facts.begin(), facts.end(),
                     [&](const game::NamedValue& fact) { return fact.name == name; });
}

constexpr std::string_view kOfWhite = "white_";
constexpr std::string_view kOfBlack = "black_";

/// "units" for "white_units" and "black_units" where `facts` holds both; else empty.
std::string shared_name(const game::NamedValues& facts, const std::string& name) {
  if (!name.starts_with(kOfWhite) && !name.starts_with(kOfBlack)) return "";
  const std::string rest = name.substr(kOfWhite.size());
  const bool both = has(facts, std::string(kOfWhite) + rest) && has(facts, std::string(kOfBlack) + rest);
  return both ? rest : "";
}

std::string spoken(std::string name) {
  std::replace(name.begin(), name.end(), '_', ' ');
  return one_line(name);
}

std::string shown(const game::Value& value) {
  const std::string text = one_line(game::text(value));
  return text.empty() ? "-" : text;
}

/// The part of an action text that says who acts: the piece with its cell, or the sign of what needs none.
std::string actor(const std::string& action) {
  std::size_t end = 1;
  if (action[0] >= 'A' && action[0] <= 'Z' && action.size() > 1) {
    end = 2;
    while (end < action.size() && action[end] >= '0' && action[end] <= '9') ++end;
  } else if (action[0] == '+') {
    end = 2;
  } else if (action[0] >= 'a' && action[0] <= 'z') {
    end = action.size();
  }
  return action.substr(0, end);
}

bool matches(const std::string& action, std::string_view filter, bool anywhere) {
  return anywhere ? action.find(filter) != std::string::npos : action.starts_with(filter);
}

}  // namespace

std::string players_text(const protocol::State& state, std::optional<game::Side> me) {
  return player_text(state, game::Side::white, me) + "    " + player_text(state, game::Side::black, me) +
         "\n";
}

std::string facts_text(const game::NamedValues& facts) {
  std::string lines;
  for (const game::NamedValue& fact : facts) {
    const std::string shared = shared_name(facts, fact.name);
    if (shared.empty()) {
      lines += spoken(fact.name) + ": " + shown(fact.value) + "\n";
    } else if (fact.name.starts_with(kOfWhite)) {
      lines += spoken(shared) + ": White " + shown(fact.value) + ", Black " +
               shown(game::value_of(facts, std::string(kOfBlack) + shared)) + "\n";
    }
  }
  return lines;
}

std::string turn_text(const protocol::State& state, std::optional<game::Side> me) {
  if (state.status == match::Status::waiting) return "Waiting for both seats to be taken.\n";
  if (state.outcome) return one_line(result_in_words(word(*state.outcome), state.reason)) + "\n";
  const std::string side(title(state.to_act));
  const std::string phase = " (turn " + std::to_string(state.turn) + ", " + one_line(state.phase) + ")";
  std::string text =
      state.to_act == me ? "Your turn, " + side + phase + "." : side + " is to act" + phase + ".";
  if (state.may_claim_draw) text += " A draw may be claimed.";
  return text + "\n";
}

std::string last_text(const protocol::State& state, std::optional<game::Side> me) {
  if (!state.last) return "";
  const std::string action = one_line(state.last->action);
  const std::string who(title(state.last->side));
  const std::string what = action_in_words(action);
  return who + (state.last->side == me ? " (you) " : " ") + what + " (" + action + ").\n";
}

std::string legal_text(const std::vector<std::string>& legal, std::string_view filter) {
  const bool anywhere = std::none_of(legal.begin(), legal.end(),
                                     [&](const auto& each) { return matches(each, filter, false); });
  std::string lines;
  std::string group;
  for (const std::string& action : legal) {
    if (action.empty() || !matches(action, filter, anywhere)) continue;
    const std::string who = actor(action);
    if (who != group) lines += lines.empty() ? "" : "\n";
    lines += (who == group ? " " : "") + one_line(action);
    group = who;
  }
  return lines.empty() ? "No legal action matches.\n" : lines + "\n";
}

std::string settings_text(const game::NamedValues& settings) {
  std::string text;
  for (const game::NamedValue& setting : settings) {
    text += (text.empty() ? "" : ", ") + one_line(setting.name) + "=" + one_line(game::text(setting.value));
  }
  return text;
}

std::optional<game::Side> side_of(const protocol::State& state, std::string_view player_id) {
  for (const game::Side side : {game::Side::white, game::Side::black}) {
    if (seat(state, side) && seat(state, side)->id == player_id) return side;
  }
  return std::nullopt;
}

}  // namespace hexcourt::command
