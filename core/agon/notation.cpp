#include "agon/notation.hpp"

#include <algorithm>

#include "agon/refusal.hpp"
#include "agon/turn.hpp"

namespace hexcourt::agon {

namespace {

using game::Expected;
constexpr auto kIllegal = game::ErrorCode::illegal_action;

constexpr std::string_view kPass = "pass";
constexpr std::string_view kForfeit = "forfeit";

char piece_letter(const Position& position, Cell cell) { return position.is_queen(cell) ? 'Q' : 'G'; }

/// The action's text without its captures.
std::string bare_text(const Position& position, Action action) {
  const auto piece = [&] { return piece_letter(position, action.from) + Board::name(action.from); };
  switch (action.kind) {
    case Action::Kind::move:
      return piece() + '-' + Board::name(action.to);
    case Action::Kind::place:
      return '@' + Board::name(action.to);
    case Action::Kind::relocate:
      return piece() + '>' + Board::name(action.to);
    case Action::Kind::release:
      return piece() + '<';
    case Action::Kind::touch:
      return '^' + Board::name(action.from);
    case Action::Kind::forfeit:
      return std::string(kForfeit);
    case Action::Kind::pass:
      break;
  }
  return std::string(kPass);
}

std::string marks_text(const Set& captures) {
  return captures.empty() ? "" : '*' + cell_names(captures, "*");
}

constexpr const char* kNoAction =
    "An action is a move (Gd4-d5), a placement (@d4), a relocation (Gd4>a1), a release (Gd4<), a touch "
    "(^d4), "
    "'forfeit' or 'pass'.";

/// Reads one action text from left to right.
class ActionReader {
 public:
  ActionReader(const Position& position, std::string_view text) : position_(position), text_(text) {}

  Expected<Action> read() {
    auto action = read_bare();
    if (!action) return action;
    const std::size_t marks = at_;
    while (take('*')) {
      if (const auto cell = read_cell("Gd2-d3*d4"); !cell) return tl::make_unexpected(cell.error());
    }
    if (!at_end()) return fail(why_no_more(action->kind));
    return with_marks_checked(*action, marks);
  }

 private:
  Expected<Action> read_bare() {
    if (next_is('p')) return read_word(kPass, Action::pass());
    if (next_is('f')) return read_word(kForfeit, Action::forfeit());
    if (take('@')) return read_cell("@d4").map(Action::place);
    if (take('^')) return read_cell("^d4").map(Action::touch);
    if (next_is('Q') || next_is('G')) return read_act_of_piece();
    return fail(kNoAction);
  }

  Expected<Action> read_word(std::string_view word, Action action) {
    for (const char letter : word) {
      if (!take(letter)) return fail(kNoAction);
    }
    return action;
  }

  Expected<Action> read_act_of_piece() {
    const std::size_t begin = at_;
    const char letter = text_[at_++];
    const auto from = read_cell("Gd4-d5");
    if (!from) return tl::make_unexpected(from.error());
    if (position_.occupied().contains(*from) && letter != piece_letter(position_, *from)) {
      return game::refuse(kIllegal,
                          Board::name(*from) + " holds a " +
                              (letter == 'G' ? "Queen (Q), not a guard." : "guard (G), not a Queen."),
                          begin);
    }
    if (take('<')) return Action::release(*from);
    const bool moves = take('-');
    if (!moves && !take('>')) {
      return fail(
          "'-' and the cell to move to, '>' and the cell to relocate to, or '<' (a release) belongs here.");
    }
    return read_cell(moves ? "Gd4-d5" : "Gd4>a1").map([&](Cell to) {
      return moves ? Action::move(*from, to) : Action::relocate(*from, to);
    });
  }

  static std::string why_no_more(Action::Kind kind) {
    return kind == Action::Kind::move || kind == Action::Kind::relocate
               ? "Only captured cells belong behind this, each behind a '*', as in Gd2-d3*d4."
               : "The action ends here: nothing more belongs to it.";
  }

  /// `example` is an action with a cell at such a place.
  Expected<Cell> read_cell(const std::string& example) {
    const std::size_t begin = at_;
    const bool file = !at_end() && text_[at_] >= 'a' && text_[at_] < 'a' + Board::kFiles;
    if (!file) return fail("A cell belongs here: a file from a to k and a rank, as in " + example + ".");
    ++at_;
    while (!at_end() && text_[at_] >= '0' && text_[at_] <= '9') ++at_;
    const Cell cell = Board::named(text_.substr(begin, at_ - begin));
    if (cell != hex::kNowhere) return cell;
    at_ = begin + 1;
    return fail("A rank belongs here: file " + std::string(1, text_[begin]) + " has the ranks 1 to " +
                std::to_string(Board::file_height(text_[begin] - 'a')) + ", as in " + example + ".");
  }

  /// An illegal action is handed on without a look at its captures: what is wrong with it is told first.
  Expected<Action> with_marks_checked(Action action, std::size_t begin) const {
    const std::string_view given = text_.substr(begin);
    if (given.empty() || why_illegal(position_, action)) return action;
    const Set captures = captures_of(position_, action);
    const std::string right = marks_text(captures);
    if (given == right) return action;
    const auto first_wrong = std::mismatch(given.begin(), given.end(), right.begin(), right.end()).first;
    const std::string all = bare_text(position_, action);
    return game::refuse(kIllegal,
                        captures.empty() ? all + " captures nothing."
                                         : all + " captures " + cell_names(captures, " and ") + ": write " +
                                               all + right + ", or leave the captures out.",
                        begin + static_cast<std::size_t>(first_wrong - given.begin()));
  }

  bool at_end() const { return at_ == text_.size(); }
  bool next_is(char c) const { return !at_end() && text_[at_] == c; }
  bool take(char c) {
    if (!next_is(c)) return false;
    ++at_;
    return true;
  }
  tl::unexpected<game::Error> fail(std::string message) const {
    return game::refuse(kIllegal, std::move(message), at_);
  }

  const Position& position_;
  std::string_view text_;
  std::size_t at_ = 0;
};

}  // namespace

std::string cell_names(const Set& cells, std::string_view separator) {
  std::string names;
  for (const Cell cell : cells) {
    if (!names.empty()) names += separator;
    names += Board::name(cell);
  }
  return names;
}

std::string write_action(const Position& position, Action action) {
  return bare_text(position, action) + marks_text(captures_of(position, action));
}

game::Expected<Action> read_action(const Position& position, std::string_view text) {
  return ActionReader(position, text).read();
}

}  // namespace hexcourt::agon
