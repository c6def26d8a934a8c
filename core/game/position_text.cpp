#include "game/position_text.hpp"

#include <algorithm>

namespace hexcourt::game {

namespace {

constexpr char kFirstFile = 'a';

bool is_digit(char c) { return c >= '0' && c <= '9'; }
char capital(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

/// Reads one board field from left to right.
class BoardReader {
 public:
  BoardReader(Field field, const std::vector<int>& heights, std::string_view letters)
      : field_(field), heights_(heights), letters_(letters) {}

  Expected<std::vector<char>> read() {
    for (std::size_t file = 0; file < heights_.size(); ++file) {
      if (file > 0 && !take_slash()) {
        return fail("File " + file_name(file - 1) + " has " + std::to_string(heights_[file - 1]) +
                    " cells; a '/' belongs here");
      }
      if (auto read = read_file(file); !read) return tl::make_unexpected(read.error());
    }
    if (at_ < field_.text.size())
      return fail("The board has " + std::to_string(heights_.size()) + " files; nothing belongs here");
    return std::move(cells_);
  }

 private:
  Expected<void> read_file(std::size_t file) {
    int left = heights_[file];
    bool after_number = false;
    while (left > 0) {
      if (at_ >= field_.text.size() || field_.text[at_] == '/') {
        return fail("File " + file_name(file) + " has " + std::to_string(heights_[file]) + " cells; " +
                    std::to_string(left) + " of them are missing here");
      }
      const char c = field_.text[at_];
      if (is_digit(c)) {
        const int count = read_number(left);
        if (count == 0 || after_number) {
          return fail("Between 1 and " + std::to_string(left) +
                      " vacant cells belong here, as one number without a leading zero");
        }
        cells_.insert(cells_.end(), static_cast<std::size_t>(count), kVacant);
        left -= count;
        after_number = true;
      } else {
        if (letters_.find(capital(c)) == std::string_view::npos) {
          return fail(std::string("A piece (") + std::string(letters_) +
                      " in either case) or a number of vacant cells belongs here");
        }
        cells_.push_back(c);
        ++at_;
        --left;
        after_number = false;
      }
    }
    return {};
  }

  /// Takes a whole number of 1 to `most`; returns 0 and stays where it is when there is none.
  int read_number(int most) {
    std::size_t end = at_;
    int number = 0;
    while (end < field_.text.size() && is_digit(field_.text[end])) {
      number = std::min(number * 10 + (field_.text[end] - '0'), 1000);
      ++end;
    }
    if (field_.text[at_] == '0' || number > most) return 0;
    at_ = end;
    return number;
  }

  bool take_slash() {
    if (at_ >= field_.text.size() || field_.text[at_] != '/') return false;
    ++at_;
    return true;
  }

  static std::string file_name(std::size_t file) {
    return {static_cast<char>(kFirstFile + static_cast<int>(file))};
  }

  tl::unexpected<Error> fail(std::string message) const {
    return refuse(ErrorCode::bad_position, std::move(message) + ".", field_.place + at_);
  }

  Field field_;
  const std::vector<int>& heights_;
  std::string_view letters_;
  std::size_t at_ = 0;
  std::vector<char> cells_;
};

}  // namespace

Field board_field(std::string_view text) { return {text.substr(0, text.find(' ')), 0}; }

Expected<std::vector<Field>> split_fields(std::string_view text, std::size_t count, std::string_view layout) {
  std::vector<Field> fields;
  std::size_t begin = 0;
  while (true) {
    const std::size_t end = std::min(text.find(' ', begin), text.size());
    if (end == begin || fields.size() == count) {
      return refuse(ErrorCode::bad_position,
                    "A position string is '" + std::string(layout) + "', separated by single spaces.", begin);
    }
    fields.push_back({text.substr(begin, end - begin), begin});
    if (end == text.size()) break;
    begin = end + 1;
  }
  if (fields.size() < count) {
    return refuse(ErrorCode::bad_position,
                  "A position string is '" + std::string(layout) + "': something is missing at its end.",
                  text.size());
  }
  return fields;
}

Expected<Side> read_side(Field field) {
  if (field.text == "w") return Side::white;
  if (field.text == "b") return Side::black;
  return refuse(ErrorCode::bad_position, "The side to act is 'w' or 'b'.", field.place);
}

Expected<std::vector<char>> read_board(Field field, const std::vector<int>& heights,
                                       std::string_view letters) {
  return BoardReader(field, heights, letters).read();
}

std::string write_board(const std::vector<char>& cells, const std::vector<int>& heights) {
  std::string text;
  std::size_t cell = 0;
  for (std::size_t file = 0; file < heights.size(); ++file) {
    if (file > 0) text += '/';
    int vacant = 0;
    for (int rank = 0; rank < heights[file]; ++rank, ++cell) {
      if (cells[cell] == kVacant) {
        ++vacant;
        continue;
      }
      if (vacant > 0) text += std::to_string(vacant);
      vacant = 0;
      text += cells[cell];
    }
    if (vacant > 0) text += std::to_string(vacant);
  }
  return text;
}

}  // namespace hexcourt::game
