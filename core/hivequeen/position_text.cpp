#include "hivequeen/position_text.hpp"

#include <charconv>
#include <utility>

#include "game/position_text.hpp"
#include "hivequeen/production.hpp"

namespace hexcourt::hivequeen {

namespace {

constexpr std::string_view kLayout = "<board> <w|b> <move|produce:k>";
constexpr std::string_view kMove = "move";
constexpr std::string_view kProduce = "produce:";

const std::vector<int>& heights() {
  static const std::vector<int> kHeights = game::file_heights<Board>();
  return kHeights;
}

struct Owned {
  Side side;
  Piece piece;
};

/// Whose piece a letter of the board field stands for; none for a digit or a slash.
std::optional<Owned> owned(char letter) {
  if (const auto white = piece_of(letter)) return Owned{Side::white, *white};
  const bool small = letter >= 'a' && letter <= 'z';
  const auto black = small ? piece_of(static_cast<char>(letter - 'a' + 'A')) : std::nullopt;
  if (black) return Owned{Side::black, *black};
  return std::nullopt;
}

/// Finds the first piece of which its side has one too many.
game::Expected<void> check_limits(game::Field board) {
  std::array<std::array<int, kPieces.size()>, 2> counts{};
  for (std::size_t i = 0; i < board.text.size(); ++i) {
    const auto found = owned(board.text[i]);
    if (!found) continue;
    const auto most = limit(found->piece);
    if (!most || ++counts[game::slot(found->side)][slot(found->piece)] <= *most) continue;
    return game::refuse(game::ErrorCode::bad_position,
                        std::string(title(found->side)) + " has more than " + std::to_string(*most) + " " +
                            std::string(name(found->piece)) + (*most == 1 ? "." : "s."),
                        board.place + i);
  }
  return {};
}

std::array<Army, 2> armies_of(const std::vector<char>& cells) {
  std::array<Army, 2> armies;
  for (const Cell cell : kField) {
    if (const auto found = owned(cells[static_cast<std::size_t>(hex::index_of(cell))])) {
      armies[game::slot(found->side)].of(found->piece).add(cell);
    }
  }
  return armies;
}

/// The whole number that `text` is, without sign or leading zero; none when it is something else.
std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (number < 1 || text.front() == '0') return std::nullopt;
  return number;
}

/// What belongs after "produce:", or that nothing does.
std::string expected_number(const Position& position) {
  const Army& army = position.friends();
  const std::string side(title(position.to_act));
  const std::string why = " (Nurses " + std::to_string(army.count(Piece::nurse)) + ", units " +
                          std::to_string(army.units()) + ", Hive " + std::to_string(army.hive()) + ")";
  const int most = army.allowance();
  if (most == 0) return side + " may introduce nothing" + why + ": the phase is 'move'.";
  return "Here belongs how many pieces " + side + " may still introduce, 1 to " + std::to_string(most) + why +
         ".";
}

/// Reads the phase field into `position`, of which all else has been read.
game::Expected<void> read_phase(game::Field field, Position& position) {
  if (field.text == kMove) return {};
  if (field.text.substr(0, kProduce.size()) != kProduce) {
    return game::refuse(game::ErrorCode::bad_position,
                        "The phase is 'move' or 'produce:<k>', k being the pieces still allowed.",
                        field.place);
  }
  const auto allowed = whole_number(field.text.substr(kProduce.size()));
  if (!allowed || *allowed > position.friends().allowance()) {
    return game::refuse(game::ErrorCode::bad_position, expected_number(position),
                        field.place + kProduce.size());
  }
  position.allowed = *allowed;
  if (!can_introduce(position)) {
    return game::refuse(game::ErrorCode::bad_position,
                        "There is no cell where " + std::string(title(position.to_act)) +
                            " could introduce a piece: the phase is 'move'.",
                        field.place);
  }
  return {};
}

}  // namespace

game::Expected<Position> read_position(std::string_view text) {
  const game::Field board = game::board_field(text);
  const auto cells = game::read_board(board, heights(), kLetters);
  if (!cells) return tl::make_unexpected(cells.error());
  const auto limits = check_limits(board);
  if (!limits) return tl::make_unexpected(limits.error());
  const auto fields = game::split_fields(text, 3, kLayout);
  if (!fields) return tl::make_unexpected(fields.error());
  const auto side = game::read_side((*fields)[1]);
  if (!side) return tl::make_unexpected(side.error());
  Position position{armies_of(*cells), *side};
  const auto phase = read_phase((*fields)[2], position);
  if (!phase) return tl::make_unexpected(phase.error());
  return position;
}

std::string write_position(const Position& position) {
  std::string text = write_board(position) + ' ' + letter(position.to_act) + ' ';
  if (!position.producing()) return text.append(kMove);
  return text.append(kProduce) + std::to_string(position.allowed);
}

std::string write_board(const Position& position) {
  std::vector<char> cells;
  cells.reserve(Board::kCells);
  for (const Cell cell : kField) cells.push_back(letter_at(position, cell));
  return game::write_board(cells, heights());
}

char letter_at(const Position& position, Cell cell) {
  if (const auto white = position.army(Side::white).at(cell)) return letter(*white);
  if (const auto black = position.army(Side::black).at(cell)) {
    return static_cast<char>(letter(*black) - 'A' + 'a');
  }
  return game::kVacant;
}

}  // namespace hexcourt::hivequeen
