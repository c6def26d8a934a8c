#include "command/board_drawing.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string_view>

#include "command/canvas.hpp"
#include "command/cells_in.hpp"

namespace hexcourt::command {

namespace {

// A cell is five signs wide and three lines high, and shares its rim with its neighbours:
//
//      ___
//     / W \       the piece
//     \e5_/       the name
//
constexpr int kColumn = 4;
constexpr int kRow = 2;
constexpr int kMostFiles = 25;  // a to y

/// Files of the board: odd, twice its side less one. 0 where the position string holds no board.
int files_of(const protocol::State& state) {
  const std::string_view board = std::string_view(state.position).substr(0, state.position.find(' '));
  const auto files = static_cast<int>(std::count(board.begin(), board.end(), '/')) + 1;
  return files % 2 == 1 && files <= kMostFiles && !board.empty() ? files : 0;
}

/// What stands where, and what happened there.
struct Cells {
  std::map<std::string, char> pieces;
  std::set<std::string> last_action;
  std::set<std::string> marked;
};

Cells cells_of(const protocol::State& state) {
  Cells cells;
  for (const game::PlacedPiece& piece : state.board) cells.pieces[piece.cell] = piece.letter;
  if (state.last) {
    for (const std::string& cell : cells_in(state.last->action)) cells.last_action.insert(cell);
    cells.last_action.insert(state.last->captures.begin(), state.last->captures.end());
  }
  for (const game::NamedValue& fact : state.facts) {
    if (!fact.name.ends_with("marked")) continue;
    for (const std::string& cell : cells_in(game::text(fact.value))) cells.marked.insert(cell);
  }
  return cells;
}

class Drawing {
 public:
  Drawing(int files, Cells cells, const Look& look)
      : files_(files),
        centre_(files / 2),
        cells_(std::move(cells)),
        look_(look),
        canvas_(kColumn * files + 1, kRow * files + 1) {}

  std::string text() {
    each_cell([&](int x, int y, const std::string&) { draw_rim(x, y); });
    each_cell([&](int x, int y, const std::string& name) { fill(x, y, name); });
    return canvas_.text(look_.colours);
  }

 private:
  /// Calls `draw` with the upper left corner and the name of each cell.
  template <typename Draw>
  void each_cell(const Draw& draw) {
    for (int file = 0; file < files_; ++file) {
      const int height = files_ - std::abs(file - centre_);
      for (int rank = 1; rank <= height; ++rank) {
        const bool turned = look_.seen_from == game::Side::black;
        const int column = turned ? files_ - 1 - file : file;
        const int from_top = turned ? rank - 1 : height - rank;
        draw(kColumn * column, files_ - height + kRow * from_top,
             static_cast<char>('a' + file) + std::to_string(rank));
      }
    }
  }

  void draw_rim(int x, int y) {
    canvas_.write(x + 1, y, "___", Ink::line);
    canvas_.write(x, y + 1, "/   \\", Ink::line);
    canvas_.write(x, y + 2, "\\___/", Ink::line);
  }

  void fill(int x, int y, const std::string& name) {
    canvas_.write(x + 1, y + 2, name, Ink::name);
    const auto found = cells_.pieces.find(name);
    const char letter = found == cells_.pieces.end() ? ' ' : found->second;
    const Ink ink = letter == ' ' ? Ink::vacant : letter >= 'a' ? Ink::black : Ink::white;
    const Ground ground = ground_of(name);
    std::string inside{' ', letter, ' '};
    if (!look_.colours && ground == Ground::last_action) inside = {'[', letter, ']'};
    if (!look_.colours && ground == Ground::marked) inside = {'!', letter, '!'};
    canvas_.write(x + 1, y + 1, inside, ink, ground);
  }

  Ground ground_of(const std::string& name) const {
    if (cells_.marked.contains(name)) return Ground::marked;
    return cells_.last_action.contains(name) ? Ground::last_action : Ground::none;
  }

  int files_;
  int centre_;
  Cells cells_;
  Look look_;
  Canvas canvas_;
};

}  // namespace

std::string draw_board(const protocol::State& state, const Look& look) {
  const int files = files_of(state);
  return files == 0 ? "" : Drawing(files, cells_of(state), look).text();
}

}  // namespace hexcourt::command
