#include "mutation.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <utility>

namespace hexcourt::contract {

namespace {

constexpr std::string_view kAlphabet = "abcdefghijkQHSWDNGqhswdng0123456789 ./-,:*+=<>@^~x";

char some_byte(Chance& chance) {
  return chance.once_in(5) ? static_cast<char>(chance.below(256)) : kAlphabet[chance.below(kAlphabet.size())];
}

std::string noise(Chance& chance) {
  std::string bytes(chance.below(chance.once_in(10) ? 5000 : 12), '\0');
  for (char& byte : bytes) byte = some_byte(chance);
  return bytes;
}

/// `cells` as a position string has them: vacant cells by their number.
std::string with_counts(std::string_view cells) {
  std::string board;
  std::size_t vacant = 0;
  const auto flush = [&] {
    if (vacant > 0) board += std::to_string(vacant);
    vacant = 0;
  };
  for (const char cell : cells) {
    if (cell == '.') {
      ++vacant;
      continue;
    }
    flush();
    board += cell;
  }
  flush();
  return board;
}

template <typename Sequence>
void shuffle(Sequence& sequence, Chance& chance) {
  for (std::size_t i = sequence.size(); i > 1; --i) std::swap(sequence[i - 1], sequence[chance.below(i)]);
}

/// The ring of place `at` in `cells`, a board with slashes between its files: 0 is the centre (board.md).
int ring_at(std::string_view cells, std::size_t at) {
  const auto files = static_cast<int>(std::count(cells.begin(), cells.end(), '/')) + 1;
  const auto file = static_cast<int>(std::count(cells.begin(), cells.begin() + static_cast<int>(at), '/'));
  const std::size_t slash = cells.rfind('/', at);
  const int rank = static_cast<int>(at - (slash == std::string_view::npos ? 0 : slash + 1)) + 1;
  const int side = (files + 1) / 2;
  const int q = file - (side - 1);
  const int r = std::min(side - 1, side - 1 - q) - (rank - 1);
  return std::max({std::abs(q), std::abs(r), std::abs(q + r)});
}

/// Puts the pieces of one side first, and the places nearest the centre.
void gather(std::string_view cells, std::string& pieces, std::vector<std::size_t>& places, bool white) {
  std::stable_partition(pieces.begin(), pieces.end(), [&](char piece) {
    return (std::isupper(static_cast<unsigned char>(piece)) != 0) == white;
  });
  std::stable_sort(places.begin(), places.end(),
                   [&](std::size_t a, std::size_t b) { return ring_at(cells, a) < ring_at(cells, b); });
}

}  // namespace

std::string mutated(std::string text, Chance& chance) {
  if (text.empty() || chance.once_in(20)) return noise(chance);
  const std::size_t at = chance.below(text.size());
  const std::size_t other = chance.below(text.size());
  switch (chance.below(8)) {
    case 0:
      return text.erase(at, 1);
    case 1:
      return text.insert(chance.once_in(4) ? text.size() : at, 1, some_byte(chance));
    case 2:
      text[at] = some_byte(chance);
      return text;
    case 3:
      text[at] = static_cast<char>(text[at] + (chance.once_in(2) ? 1 : -1));
      return text;
    case 4:
      std::swap(text[at], text[other]);
      return text;
    case 5:
      return text + text.substr(at);
    case 6:
      return chance.once_in(2) ? text.substr(0, at) : text.substr(at);
    default:
      std::rotate(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), text.end());
      return text;
  }
}

std::string cells_of(std::string_view position) {
  std::string cells;
  const std::string board(position.substr(0, position.find(' ')));
  for (std::size_t i = 0; i < board.size(); ++i) {
    if (std::isdigit(static_cast<unsigned char>(board[i])) == 0) {
      cells += board[i];
      continue;
    }
    std::size_t digits = 0;
    cells.append(static_cast<std::size_t>(std::stoi(board.substr(i), &digits)), '.');
    i += digits - 1;
  }
  return cells;
}

std::string dealt_anew(std::string_view position, Chance& chance) {
  std::string cells = cells_of(position);
  std::string pieces;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] == '/') continue;
    places.push_back(i);
    if (cells[i] != '.') pieces += std::exchange(cells[i], '.');
  }
  shuffle(places, chance);
  shuffle(pieces, chance);
  if (chance.once_in(4)) gather(cells, pieces, places, chance.once_in(2));
  for (std::size_t i = 0; i < pieces.size(); ++i) cells[places[i]] = pieces[i];
  return with_counts(cells) + std::string(position.substr(position.find(' ')));
}

}  // namespace hexcourt::contract
