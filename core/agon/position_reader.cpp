#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "agon/position_fields.hpp"
#include "agon/position_text.hpp"

namespace hexcourt::agon {

namespace {

using game::Expected;

constexpr std::string_view kLayout = "<board> <side to act> <phase> <marked>";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Reads the fields one by one, each as far as it can be understood alone.
class PositionReader {
 public:
  PositionReader(const Settings& settings, std::string_view text) : text_(text) {
    position_.settings = settings;
    fields_.board = game::board_field(text);
  }

  Expected<Position> read() {
    return read_board()
        .and_then([&] { return split_fields(); })
        .and_then([&] { return read_side(); })
        .and_then([&] { return read_phase(); })
        .and_then([&] { return read_marked(); })
        .and_then([&] { return check_position(position_, fields_); })
        .map([&] { return position_; });
  }

 private:
  Expected<void> read_board() {
    const auto letters = game::read_board(fields_.board, game::file_heights<Board>(), "QG");
    if (!letters) return tl::make_unexpected(letters.error());
    position_.queens = {hex::kNowhere, hex::kNowhere};
    position_.all_pieces = {};
    for (const Cell cell : Set::all()) {
      const char letter = (*letters)[static_cast<std::size_t>(index_of(cell))];
      if (letter == game::kVacant) continue;
      const Side side = letter == 'Q' || letter == 'G' ? Side::white : Side::black;
      const bool queen = letter == 'Q' || letter == 'q';
      if (auto put = queen ? put_queen(side, cell) : put_guard(side, cell); !put) return put;
    }
    for (const Side side : {Side::white, Side::black}) {
      if (position_.queen(side) == hex::kNowhere) {
        return refuse_position(name_of(side) + "'s Queen is missing.", fields_.board.place);
      }
    }
    return {};
  }

  Expected<void> split_fields() {
    return game::split_fields(text_, 4, kLayout).map([&](const std::vector<game::Field>& fields) {
      fields_ = {fields[0], fields[1], fields[2], fields[3]};
    });
  }

  Expected<void> put_queen(Side side, Cell cell) {
    Cell& queen = position_.queens[game::slot(side)];
    if (queen != hex::kNowhere) {
      return refuse_position(name_of(side) + " has one Queen only.", fields_.place_of(cell));
    }
    queen = cell;
    position_.all_pieces[game::slot(side)].add(cell);
    return {};
  }

  Expected<void> put_guard(Side side, Cell cell) {
    Set& pieces = position_.all_pieces[game::slot(side)];
    const int queens = position_.queen(side) == hex::kNowhere ? 0 : 1;
    if (cell == kThrone) {
      return refuse_position(Board::name(kThrone) + " is the throne: no guard ever stands there.",
                             fields_.place_of(cell));
    }
    if (pieces.size() - queens == kGuards) {
      return refuse_position(name_of(side) + " has six guards only.", fields_.place_of(cell));
    }
    pieces.add(cell);
    return {};
  }

  Expected<void> read_side() {
    return game::read_side(fields_.side).map([&](Side side) { position_.to_act = side; });
  }

  Expected<void> read_phase() {
    const auto [text, place] = fields_.phase;
    if (text.substr(0, kTouchedPrefix.size()) == kTouchedPrefix) return read_touched();
    if (text.substr(0, kRelocateForPrefix.size()) == kRelocateForPrefix) return read_relocate_for();
    for (const Phase phase : {Phase::place, Phase::move, Phase::passed, Phase::relocate, Phase::blocked}) {
      position_.phase = phase;
      if (phase_text(position_) == text) return {};
    }
    return refuse_position(
        "The phase is place, move, passed, touched:<cell>, relocate, relocate_for:<w|b> or blocked.", place);
  }

  Expected<void> read_touched() {
    position_.phase = Phase::touched;
    position_.touched = Board::named(fields_.phase.text.substr(kTouchedPrefix.size()));
    if (position_.touched != hex::kNowhere) return {};
    return refuse_position("The cell of the touched piece belongs here.",
                           fields_.phase.place + kTouchedPrefix.size());
  }

  Expected<void> read_relocate_for() {
    position_.phase = Phase::relocate_for;
    const std::string owner(1, game::letter(position_.turn_owner()));
    if (fields_.phase.text.substr(kRelocateForPrefix.size()) == owner) return {};
    return refuse_position(
        "The owner of the captured Queen, the side not to act ('" + owner + "'), belongs here.",
        fields_.phase.place + kRelocateForPrefix.size());
  }

  Expected<void> read_marked() {
    const auto [text, place] = fields_.marked;
    if (text == "-") return {};
    Cell last = hex::kNowhere;
    for (std::size_t begin = 0, end = 0; end != text.size(); begin = end + 1) {
      end = std::min(text.find(',', begin), text.size());
      const Cell cell = Board::named(text.substr(begin, end - begin));
      if (last != hex::kNowhere && cell <= last) {
        return refuse_position("The captured pieces are listed in cell order, each once.", place + begin);
      }
      if (auto put = put_mark(cell, place + begin); !put) return put;
      last = cell;
    }
    return {};
  }

  Expected<void> put_mark(Cell cell, std::size_t place) {
    if (cell == hex::kNowhere) {
      return refuse_position("'-', or the cells of the captured pieces with commas between, belong here.",
                             place);
    }
    if (!position_.occupied().contains(cell)) {
      return refuse_position("There is no piece on " + Board::name(cell) + " that could be captured.", place);
    }
    if (cell == kThrone && position_.settings.capture == Capture::ring) {
      return refuse_position("Nothing is captured on the throne under capture: ring.", place);
    }
    position_.marked.add(cell);
    return {};
  }

  static std::string name_of(Side side) { return std::string(game::title(side)); }

  std::string_view text_;
  PositionFields fields_;
  Position position_;
};

}  // namespace

std::size_t PositionFields::place_of(Cell cell) const {
  const std::string_view text = board.text;
  int cells = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (is_digit(text[at])) {
      int vacant = 0;
      for (; at < text.size() && is_digit(text[at]); ++at) vacant = vacant * 10 + (text[at] - '0');
      cells += vacant;
      --at;
    } else if (text[at] != '/' && cells++ == index_of(cell)) {
      return board.place + at;
    }
  }
  return board.place;
}

Expected<Position> read_position(const Settings& settings, std::string_view text) {
  return PositionReader(settings, text).read();
}

}  // namespace hexcourt::agon
