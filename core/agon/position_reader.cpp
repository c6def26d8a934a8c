#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "agon/ending.hpp"
#include "agon/movement.hpp"
#include "agon/position_text.hpp"
#include "agon/turn.hpp"
#include "game/position_text.hpp"

namespace hexcourt::agon {

namespace {

using game::Expected;
using game::Field;
using std::string;

constexpr std::string_view kTouched = "touched:";
constexpr std::string_view kRelocateFor = "relocate_for:";

tl::unexpected<game::Error> fail(string message, std::size_t place) {
  return game::refuse(game::ErrorCode::bad_position, std::move(message), place);
}

/// Where in the text of a whole board the letter of the piece on `cell` stands.
std::size_t place_of(Cell cell, Field board) {
  int cells = 0;
  for (std::size_t at = 0; at < board.text.size(); ++at) {
    const char c = board.text[at];
    if (c == '/') continue;
    if (c >= '0' && c <= '9') {
      const bool two_digits =
          at + 1 < board.text.size() && board.text[at + 1] >= '0' && board.text[at + 1] <= '9';
      cells += two_digits ? (c - '0') * 10 + (board.text[++at] - '0') : c - '0';
    } else if (cells++ == index_of(cell)) {
      return board.place + at;
    }
  }
  return board.place;
}

/// Reads the four fields one by one, and then whether they fit together.
class PositionReader {
 public:
  PositionReader(const Settings& settings, const std::vector<Field>& fields)
      : board_(fields[0]), side_(fields[1]), phase_(fields[2]), marked_(fields[3]) {
    position_.settings = settings;
  }

  Expected<Position> read() {
    using Step = Expected<void> (PositionReader::*)();
    for (const Step step :
         {&PositionReader::read_pieces, &PositionReader::read_side, &PositionReader::read_phase,
          &PositionReader::read_marked, &PositionReader::check_numbers, &PositionReader::check_phase}) {
      if (const auto done = (this->*step)(); !done) return tl::make_unexpected(done.error());
    }
    return position_;
  }

 private:
  Expected<void> read_pieces() {
    const auto letters = game::read_board(board_, game::file_heights<Board>(), "QG");
    if (!letters) return tl::make_unexpected(letters.error());
    std::array<bool, 2> queen_seen{};
    for (const Cell cell : Set::all()) {
      const char letter = (*letters)[static_cast<std::size_t>(index_of(cell))];
      if (letter == game::kVacant) continue;
      const Side side = letter == 'Q' || letter == 'G' ? Side::white : Side::black;
      Set& guards = position_.guards[game::slot(side)];
      const std::size_t place = place_of(cell, board_);
      if (letter == 'Q' || letter == 'q') {
        if (std::exchange(queen_seen[game::slot(side)], true))
          return fail(title(side) + " has one Queen only.", place);
        position_.queens[game::slot(side)] = cell;
      } else {
        if (cell == kThrone) return fail("A guard never stands on the throne, f6.", place);
        if (guards.size() == kGuards) return fail(title(side) + " has six guards only.", place);
        guards.add(cell);
      }
    }
    for (const Side side : {Side::white, Side::black}) {
      if (!queen_seen[game::slot(side)]) return fail(title(side) + "'s Queen is missing.", end_of_board());
    }
    return {};
  }

  Expected<void> read_side() {
    return game::read_side(side_).map([&](Side side) { position_.to_act = side; });
  }

  Expected<void> read_phase() {
    if (phase_.text.substr(0, kTouched.size()) == kTouched) return read_touched();
    if (phase_.text.substr(0, kRelocateFor.size()) == kRelocateFor) return read_relocate_for();
    for (const Phase phase : {Phase::place, Phase::move, Phase::passed, Phase::relocate, Phase::blocked}) {
      position_.phase = phase;
      if (phase_text(position_) == phase_.text) return {};
    }
    return fail("The phase is place, move, passed, touched:<cell>, relocate, relocate_for:<w|b> or blocked.",
                phase_.place);
  }

  Expected<void> read_touched() {
    position_.phase = Phase::touched;
    position_.touched = Board::named(phase_.text.substr(kTouched.size()));
    if (position_.touched != hex::kNowhere) return {};
    return fail("The cell of the touched piece belongs here.", phase_.place + kTouched.size());
  }

  Expected<void> read_relocate_for() {
    position_.phase = Phase::relocate_for;
    const string owner(1, game::letter(position_.turn_owner()));
    if (phase_.text.substr(kRelocateFor.size()) == owner) return {};
    return fail("The side not to act, '" + owner + "', whose Queen is relocated, belongs here.",
                phase_.place + kRelocateFor.size());
  }

  Expected<void> read_marked() {
    if (marked_.text == "-") return {};
    std::size_t begin = 0;
    Cell last = hex::kNowhere;
    while (true) {
      const std::size_t end = std::min(marked_.text.find(',', begin), marked_.text.size());
      const Cell cell = Board::named(marked_.text.substr(begin, end - begin));
      if (auto added = add_marked(cell, last, marked_.place + begin); !added) return added;
      if (end == marked_.text.size()) return {};
      last = cell;
      begin = end + 1;
    }
  }

  Expected<void> add_marked(Cell cell, Cell last, std::size_t place) {
    if (cell == hex::kNowhere) {
      return fail("'-' or the cells of the captured pieces, separated by commas, belong here.", place);
    }
    if (last != hex::kNowhere && cell <= last) {
      return fail("The captured pieces are listed in cell order, each once.", place);
    }
    if (!position_.occupied().contains(cell)) {
      return fail("There is no piece on " + Board::name(cell) + " that could be captured.", place);
    }
    if (cell == kThrone && position_.settings.capture == Capture::ring) {
      return fail("Nothing is captured on the throne under capture: ring.", place);
    }
    position_.marked.add(cell);
    return {};
  }

  Expected<void> check_numbers() {
    if (position_.phase == Phase::place) return check_placement();
    for (const Side side : {Side::white, Side::black}) {
      if (position_.guards_of(side).size() < kGuards) {
        return fail(title(side) + " has six guards, of which some are missing.", end_of_board());
      }
    }
    return {};
  }

  Expected<void> check_placement() {
    if (position_.settings.opening != Opening::placement) {
      return fail("Guards are placed only under opening: placement.", phase_.place);
    }
    for (const Side side : {Side::white, Side::black}) {
      const Cell queen = position_.queen(side);
      if (queen != kQueensStart[game::slot(side)]) {
        return fail("While guards are placed, " + title(side) + "'s Queen stands on " +
                        Board::name(kQueensStart[game::slot(side)]) + ".",
                    place_of(queen, board_));
      }
    }
    if (position_.to_place() == 0) return fail("All guards are placed already.", phase_.place);
    const int ahead = position_.guards_of(Side::white).size() - position_.guards_of(Side::black).size();
    if (ahead != (position_.to_act == Side::black ? 1 : 0)) {
      return fail(
          "The sides place their guards in turn, White first: these numbers of guards do not fit "
          "the side to act.",
          side_.place);
    }
    if (!position_.marked.empty()) return fail("Placing guards captures nothing.", marked_.place);
    return {};
  }

  Expected<void> check_phase() {
    switch (position_.phase) {
      case Phase::place:
        return {};
      case Phase::move:
      case Phase::relocate:
      case Phase::relocate_for:
        return check_marks();
      case Phase::touched:
        return check_marks().and_then([&] { return check_touched(); });
      case Phase::passed:
      case Phase::blocked:
        break;
    }
    return check_passes();
  }

  /// Whether a turn with these captured pieces begins with this phase.
  Expected<void> check_marks() const {
    const Position begun = begin_turn(position_, position_.turn_owner());
    const Phase stated = position_.phase == Phase::touched ? Phase::move : position_.phase;
    if (begun.phase == stated) return {};
    return fail("With these captured pieces, " + title(position_.turn_owner()) + "'s turn begins with '" +
                    phase_text(begun) + "' and " + title(begun.to_act) + " to act.",
                phase_.place);
  }

  Expected<void> check_touched() const {
    if (!position_.settings.touch_move)
      return fail("Pieces are touched only under touch_move.", phase_.place);
    if (!position_.pieces(position_.to_act).contains(position_.touched)) {
      return fail("There is no piece of " + title(position_.to_act) + " to touch.",
                  phase_.place + kTouched.size());
    }
    if (!can_move(position_, position_.to_act)) {
      return fail("No piece is touched where none can move: " + title(position_.to_act) + " passes.",
                  phase_.place);
    }
    return check_unfinished();
  }

  Expected<void> check_passes() const {
    if (!position_.marked.empty()) return fail("Nobody passes while pieces are captured.", marked_.place);
    if (can_move(position_, game::opponent(position_.to_act)))
      return fail_to_pass(game::opponent(position_.to_act));
    if (position_.phase == Phase::blocked && can_move(position_, position_.to_act))
      return fail_to_pass(position_.to_act);
    return check_unfinished();
  }

  tl::unexpected<game::Error> fail_to_pass(Side side) const {
    return fail(title(side) + " can move, and cannot have passed.", phase_.place);
  }

  Expected<void> check_unfinished() const {
    if (!end_on_board(position_)) return {};
    return fail("The game is over on this board before this phase can be reached.", phase_.place);
  }

  static string title(Side side) { return string(game::title(side)); }
  std::size_t end_of_board() const { return board_.place + board_.text.size(); }

  Field board_;
  Field side_;
  Field phase_;
  Field marked_;
  Position position_;
};

}  // namespace

Expected<Position> read_position(const Settings& settings, std::string_view text) {
  return game::split_fields(text, 4, "<board> <w|b> <phase> <marked>")
      .and_then([&](const std::vector<Field>& fields) { return PositionReader(settings, fields).read(); });
}

}  // namespace hexcourt::agon
