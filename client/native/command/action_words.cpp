#include "command/action_words.hpp"

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "command/cells_in.hpp"

namespace hexcourt::command {

namespace {

/// The piece of that letter with its article; empty where there is none.
std::string piece(char letter) {
  constexpr std::array<std::pair<char, std::string_view>, 7> kPieces{{{'Q', "a Queen"},
                                                                      {'H', "a Highborn"},
                                                                      {'S', "a Soldier"},
                                                                      {'W', "a Worker"},
                                                                      {'D', "a Drone"},
                                                                      {'N', "a Nurse"},
                                                                      {'G', "a Guard"}}};
  for (const auto& [known, name] : kPieces) {
    if (known == letter) return std::string(name);
  }
  return "";
}

/// Takes a cell's name off the front of `text`.
std::optional<std::string> take_cell(std::string_view& text) {
  const auto cells = cells_in(text);
  if (cells.empty() || !text.starts_with(cells.front())) return std::nullopt;
  text.remove_prefix(cells.front().size());
  return cells.front();
}

/// What stands behind a move: a promotion, then the pieces it captured.
std::optional<std::string> ending_in_words(std::string_view rest) {
  std::string words;
  if (rest.starts_with("=Q")) {
    words += " and makes it a Queen";
    rest.remove_prefix(2);
  }
  if (rest.empty()) return words;
  if (rest.front() != '*') return std::nullopt;
  std::string captured;
  for (const std::string& cell : cells_in(rest)) captured += (captured.empty() ? "" : ", ") + cell;
  return words + ", capturing on " + captured;
}

/// A text that begins with a piece and its cell.
std::optional<std::string> move_in_words(const std::string& mover, std::string_view rest) {
  const auto from = take_cell(rest);
  if (!from) return std::nullopt;
  if (rest == "=Q") return "makes " + mover + " on " + *from + " a Queen";
  if (rest == "<") return "frees " + mover + " on " + *from + " of its mark";
  if (rest.empty()) return std::nullopt;
  const char sign = rest.front();
  rest.remove_prefix(1);
  const auto to = take_cell(rest);
  const auto ending = ending_in_words(rest);
  if (!to || !ending) return std::nullopt;
  const std::string moves = "moves " + mover + " from " + *from;
  switch (sign) {
    case '-':
      return moves + " to " + *to + *ending;
    case 'x':
      return moves + ", captures on " + *to + *ending;
    case '~':
      return "swaps " + mover + " on " + *from + " with the piece on " + *to;
    case '>':
      return "relocates " + mover + " from " + *from + " to " + *to + *ending;
    default:
      return std::nullopt;
  }
}

std::optional<std::string> words_of(std::string_view action) {
  if (action == ".") return "ends the production";
  if (action == "pass") return "passes";
  if (action == "forfeit") return "forfeits the turn";
  if (action.size() < 2) return std::nullopt;
  const char sign = action.front();
  std::string_view rest = action.substr(1);
  if (sign == '+' && !piece(rest.front()).empty()) {
    const std::string born = piece(rest.front());
    return "introduces " + born + " on " + std::string(rest.substr(1));
  }
  if (sign == '@') return "places a piece on " + std::string(rest);
  if (sign == '^') return "touches the piece on " + std::string(rest);
  const std::string mover = piece(sign);
  return mover.empty() ? std::nullopt : move_in_words(mover, rest);
}

/// Why a game ended: %w stands for the winner, %l for the loser.
std::string_view reason_sentence(std::string_view reason) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kReasons{{
      {"queen_lost", "%l has lost the Queen"},
      {"immobile", "%l has no move left"},
      {"units", "nobody has a move left, and the units decide"},
      {"throne", "%w's Queen holds the throne with six Guards around her"},
      {"empty_throne", "%l's six Guards surround an empty throne"},
      {"blocked", "neither side can move"},
      {"resigned", "%l resigned"},
      {"timeout", "%l ran out of time"},
      {"agreement", "the players agreed"},
      {"repetition", "the same position came again too often"},
      {"abandoned", "%l left"},
      {"aborted", "the game was broken off"},
  }};
  for (const auto& [word, sentence] : kReasons) {
    if (word == reason) return sentence;
  }
  return reason;
}

std::string filled_in(std::string_view sentence, const std::string& winner, const std::string& loser) {
  std::string text;
  for (std::size_t i = 0; i < sentence.size(); ++i) {
    const std::string_view sign = sentence.substr(i, 2);
    if (sign == "%w" || sign == "%l") {
      text += sign == "%w" ? winner : loser;
      ++i;
    } else {
      text += sentence[i];
    }
  }
  return text;
}

}  // namespace

std::string action_in_words(std::string_view action) {
  return words_of(action).value_or("plays '" + std::string(action) + "'");
}

std::string result_in_words(std::string_view outcome, std::string_view reason) {
  const std::string_view why = reason_sentence(reason);
  if (outcome == "white") return "White wins: " + filled_in(why, "White", "Black") + ".";
  if (outcome == "black") return "Black wins: " + filled_in(why, "Black", "White") + ".";
  const std::string what = outcome == "draw" ? "A draw: " : "No result: ";
  return what + filled_in(why, "one side", "one side") + ".";
}

}  // namespace hexcourt::command
