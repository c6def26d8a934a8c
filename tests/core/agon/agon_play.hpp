#pragma once

// What the tests of Agon's rules are written with: boards by their pieces, play by action texts.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "agon/agon.hpp"
#include "game/position_text.hpp"

namespace hexcourt::agon {

/// A board with `pieces` ("Qf1 Gd3 gd4", capitals for White). A side's pieces that are not named stand where
/// the standard opening puts them: the Queen, and as many guards as are missing, in cell order.
inline std::string board(const std::string& pieces) {
  std::vector<char> cells(Board::kCells, game::kVacant);
  const auto at = [&](Cell cell) -> char& { return cells[static_cast<std::size_t>(index_of(cell))]; };
  std::istringstream words(pieces);
  for (std::string word; words >> word;) at(Board::named(word.substr(1))) = word[0];
  const Position start = agon::initial({});
  for (const Side side : {Side::white, Side::black}) {
    const char queen = side == Side::white ? 'Q' : 'q';
    const char guard = side == Side::white ? 'G' : 'g';
    if (std::count(cells.begin(), cells.end(), queen) == 0) at(start.queen(side)) = queen;
    auto missing = kGuards - std::count(cells.begin(), cells.end(), guard);
    for (const Cell cell : start.guards_of(side)) {
      if (missing <= 0 || at(cell) != game::kVacant) continue;
      at(cell) = guard;
      --missing;
    }
  }
  return game::write_board(cells, game::file_heights<Board>());
}

/// The position of board(pieces) and `rest` ("w move -").
inline Position at(const std::string& pieces, const std::string& rest, const Settings& settings = {}) {
  const auto position = Agon::read_position(settings, board(pieces) + ' ' + rest);
  if (position) return *position;
  ADD_FAILURE() << game::sentence(position.error());
  return Agon::initial(settings);
}

inline Step act(const Position& position, std::string_view text) {
  const auto step = Agon::read_action(position, text).and_then([&](Action action) {
    return Agon::apply(position, action);
  });
  if (step) return *step;
  ADD_FAILURE() << text << ": " << game::sentence(step.error());
  return {position, {}, false};
}

inline Position after(Position position, std::initializer_list<std::string_view> actions) {
  for (const std::string_view text : actions) position = act(position, text).position;
  return position;
}

/// The refusal of `text`, read or applied.
inline game::Error refused(const Position& position, std::string_view text) {
  const auto step = Agon::read_action(position, text).and_then([&](Action action) {
    return Agon::apply(position, action);
  });
  if (!step) return step.error();
  ADD_FAILURE() << text << " was allowed";
  return {game::ErrorCode::illegal_action, ""};
}

inline std::string refusal(const Position& position, std::string_view text) {
  const game::Error error = refused(position, text);
  EXPECT_EQ(error.code, game::ErrorCode::illegal_action);
  return error.message;
}

/// The texts of all legal actions, sorted bytewise.
inline std::vector<std::string> legal(const Position& position) {
  std::vector<std::string> texts;
  for (const Action action : Agon::legal_actions(position)) {
    texts.push_back(Agon::write_action(position, action));
  }
  std::sort(texts.begin(), texts.end());
  return texts;
}

/// Side to act, phase and marks, as the position string has them behind the board.
inline std::string turn_of(const Position& position) {
  const std::string text = Agon::write_position(position);
  return text.substr(text.find(' ') + 1);
}

/// "white throne", or "-" while the game goes on.
inline std::string result_of(const Position& position) {
  const auto result = Agon::result(position);
  return result ? std::string(game::word(result->outcome)) + ' ' + std::string(result->reason) : "-";
}

}  // namespace hexcourt::agon
