#pragma once

// Positions for the tests of HiveQueen, made of words like "Qe1" (a white Queen on e1) and "qe9" (a black
// one).

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "hivequeen/hivequeen.hpp"

namespace hexcourt::hivequeen {

using Texts = std::vector<std::string>;

/// The cell of that name; any other word fails the test.
inline Cell at(std::string_view name) {
  const Cell cell = Board::named(name);
  if (cell != hex::kNowhere) return cell;
  ADD_FAILURE() << name << " is no cell";
  return Board::centre();
}

inline Cells cells(std::string_view names) {
  Cells set;
  std::istringstream words{std::string(names)};
  for (std::string word; words >> word;) set.add(at(word));
  return set;
}

/// Adds a piece of this letter, capital for White.
inline void put(Position& position, char letter, Cell cell) {
  const bool white = letter < 'a';
  const char capital = white ? letter : static_cast<char>(letter - 'a' + 'A');
  if (const auto piece = piece_of(capital)) {
    position.army(white ? Side::white : Side::black).of(*piece).add(cell);
  } else {
    ADD_FAILURE() << letter << " is no piece";
  }
}

/// The pieces on an otherwise vacant field; `allowed` above 0 makes it a production phase.
inline Position placed(std::string_view pieces, Side to_act = Side::white, int allowed = 0) {
  Position position;
  position.to_act = to_act;
  position.allowed = allowed;
  std::istringstream words{std::string(pieces)};
  for (std::string word; words >> word;) put(position, word[0], at(word.substr(1)));
  return position;
}

/// The position with a piece of this letter on every vacant cell but those named.
inline Position filled(Position position, char letter, std::string_view but = "") {
  for (const Cell cell : position.vacant() - cells(but)) put(position, letter, cell);
  return position;
}

/// The legal actions that begin with `beginning`, sorted.
inline Texts actions(const Position& position, std::string_view beginning = "") {
  Texts texts;
  for (const Action& action : HiveQueen::legal_actions(position)) {
    const std::string text = HiveQueen::write_action(position, action);
    if (text.substr(0, beginning.size()) == beginning) texts.push_back(text);
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

/// What `action` leads to. An action that is refused fails the test.
inline Step step(const Position& position, std::string_view action) {
  const auto read = HiveQueen::read_action(position, action);
  if (!read) {
    ADD_FAILURE() << action << ": " << read.error().message;
    return {position, {}, false};
  }
  const auto applied = HiveQueen::apply(position, *read);
  if (!applied) {
    ADD_FAILURE() << action << ": " << applied.error().message;
    return {position, {}, false};
  }
  return *applied;
}

/// The position after these actions, one after another.
inline Position after(Position position, std::string_view action_texts) {
  std::istringstream words{std::string(action_texts)};
  for (std::string word; words >> word;) position = step(position, word).position;
  return position;
}

/// The side to act and the phase, as the position string says them: "w produce:2".
inline std::string phase(const Position& position) {
  const std::string text = HiveQueen::write_position(position);
  return text.substr(text.find(' ') + 1);
}

/// Who won and why: "white queen_lost"; "-" while the game goes on.
inline std::string ending(const Position& position) {
  const auto result = HiveQueen::result(position);
  if (!result) return "-";
  return std::string(word(result->outcome)) + " " + std::string(result->reason);
}

/// Why `action` is refused, in its text or by the rules; the code is always illegal_action.
inline std::string refusal_of(const Position& position, std::string_view action) {
  const auto read = HiveQueen::read_action(position, action);
  const auto applied = read.and_then([&](const Action& a) { return HiveQueen::apply(position, a); });
  if (applied) return "legal";
  EXPECT_EQ(applied.error().code, game::ErrorCode::illegal_action) << action;
  return applied.error().message;
}

}  // namespace hexcourt::hivequeen
