#include "hivequeen/action_text.hpp"

#include <optional>
#include <utility>

#include "hivequeen/position.hpp"

namespace hexcourt::hivequeen {

namespace {

constexpr const char* kNoAction =
    "An action is a move (Wa1-a2), a capture (Hd1xd5), a swap (Nd2~c2), a promotion (Hd1=Q), an introduction "
    "(+Sd4) or '.', which ends the production.";

/// Reads one action text from left to right.
class ActionReader {
 public:
  explicit ActionReader(std::string_view text) : text_(text) {}

  game::Expected<Action> read() {
    if (take('.')) return finish(kStop);
    return take('+') ? introduction() : movement();
  }

 private:
  game::Expected<Action> introduction() {
    const auto born = piece();
    if (!born) return fail("a piece to introduce: one of W, S, N and D, as in +Sd4");
    const auto to = cell("+Sd4");
    if (!to) return tl::make_unexpected(to.error());
    return finish({Manner::introduce, *born, hex::kNowhere, *to});
  }

  game::Expected<Action> movement() {
    const auto mover = piece();
    if (!mover) return refuse_here(kNoAction);
    const auto from = cell("Wa1-a2");
    if (!from) return tl::make_unexpected(from.error());
    if (take('=')) return promotion({Manner::stay, *mover, *from, *from});
    const auto manner = sign();
    if (!manner) return fail("'-' (move), 'x' (capture) or '~' (swap) and a cell, or '=Q' (promotion)");
    const auto to = cell("Wa1-a2");
    if (!to) return tl::make_unexpected(to.error());
    const Action action{*manner, *mover, *from, *to};
    return *manner != Manner::swap && take('=') ? promotion(action) : finish(action);
  }

  game::Expected<Action> promotion(Action action) {
    if (!take('Q')) return fail("a Q, as in Hd1=Q: a promotion makes a Highborn a Queen");
    action.promotes = true;
    return finish(action);
  }

  game::Expected<Action> finish(const Action& action) {
    if (at_ < text_.size()) return refuse_here("The action ends here: nothing more belongs to it.");
    return action;
  }

  std::optional<Piece> piece() {
    const auto found = at_ < text_.size() ? piece_of(text_[at_]) : std::nullopt;
    if (found) ++at_;
    return found;
  }

  /// `example` is an action with a cell at such a place.
  game::Expected<Cell> cell(const std::string& example) {
    if (at_ >= text_.size() || text_[at_] < 'a' || text_[at_] >= 'a' + Board::kFiles) {
      return fail("a cell, which begins with a letter from a to i, as in " + example);
    }
    const Cell found = Board::named(text_.substr(at_, 2));
    if (found == hex::kNowhere) {
      const char file = text_[at_++];
      return fail("the number of a cell of file " + std::string(1, file) + ", 1 to " +
                  std::to_string(Board::file_height(file - 'a')) + ", as in " + example);
    }
    at_ += 2;
    return found;
  }

  std::optional<Manner> sign() {
    if (take('-')) return Manner::move;
    if (take('x')) return Manner::capture;
    if (take('~')) return Manner::swap;
    return std::nullopt;
  }

  bool take(char c) {
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  tl::unexpected<game::Error> fail(const std::string& expected) const {
    return refuse_here("Here belongs " + expected + ".");
  }
  tl::unexpected<game::Error> refuse_here(std::string message) const {
    return game::refuse(game::ErrorCode::illegal_action, std::move(message), at_);
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

char sign_of(Manner manner) {
  switch (manner) {
    case Manner::capture:
      return 'x';
    case Manner::swap:
      return '~';
    default:
      return '-';
  }
}

}  // namespace

game::Expected<Action> read_action(std::string_view text) { return ActionReader(text).read(); }

std::string write_action(const Action& action) {
  if (action.manner == Manner::stop) return ".";
  const std::string piece(1, letter(action.piece));
  if (action.manner == Manner::introduce) return "+" + piece + Board::name(action.to);
  std::string text = piece + Board::name(action.from);
  if (action.manner != Manner::stay) text += sign_of(action.manner) + Board::name(action.to);
  if (action.promotes) text += "=Q";
  return text;
}

}  // namespace hexcourt::hivequeen
