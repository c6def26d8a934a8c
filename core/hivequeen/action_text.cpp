#include "hivequeen/action_text.hpp"

#include <optional>

#include "hivequeen/position.hpp"

namespace hexcourt::hivequeen {

namespace {

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
    const auto born = piece("a piece to introduce: one of W, S, N and D");
    if (!born) return tl::make_unexpected(born.error());
    const auto to = cell();
    if (!to) return tl::make_unexpected(to.error());
    return finish({Manner::introduce, *born, hex::kNowhere, *to});
  }

  game::Expected<Action> movement() {
    const auto mover = piece("an action: a piece (one of Q, H, S, W, D and N), '+' or '.'");
    if (!mover) return tl::make_unexpected(mover.error());
    const auto from = cell();
    if (!from) return tl::make_unexpected(from.error());
    if (take('=')) return promotion({Manner::stay, *mover, *from, *from});
    const auto manner = sign();
    if (!manner) return fail("'-' (move), 'x' (capture), '~' (swap) or '=Q' (promotion)");
    const auto to = cell();
    if (!to) return tl::make_unexpected(to.error());
    const Action action{*manner, *mover, *from, *to};
    return *manner != Manner::swap && take('=') ? promotion(action) : finish(action);
  }

  game::Expected<Action> promotion(Action action) {
    if (!take('Q')) return fail("a Q, for a Highborn becomes a Queen");
    action.promotes = true;
    return finish(action);
  }

  game::Expected<Action> finish(const Action& action) {
    if (at_ < text_.size()) {
      return game::refuse(game::ErrorCode::illegal_action,
                          "The action ends here: nothing more belongs to it.", at_);
    }
    return action;
  }

  game::Expected<Piece> piece(std::string_view expected) {
    const auto found = at_ < text_.size() ? piece_of(text_[at_]) : std::nullopt;
    if (!found) return fail(expected);
    ++at_;
    return *found;
  }

  game::Expected<Cell> cell() {
    if (at_ >= text_.size() || text_[at_] < 'a' || text_[at_] >= 'a' + Board::kFiles) {
      return fail("a cell, which begins with a letter from a to i");
    }
    const Cell found = Board::named(text_.substr(at_, 2));
    if (found == hex::kNowhere) {
      const char file = text_[at_++];
      return fail("the number of a cell of file " + std::string(1, file) + ", 1 to " +
                  std::to_string(Board::file_height(file - 'a')));
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

  tl::unexpected<game::Error> fail(std::string_view expected) const {
    return game::refuse(game::ErrorCode::illegal_action, "Here belongs " + std::string(expected) + ".", at_);
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
