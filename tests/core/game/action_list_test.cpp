#include "game/action_list.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "hex/board.hpp"

namespace hexcourt::game {
namespace {

using Board = hex::Board<5>;
using List = ActionList<int, Board::kCells>;

std::vector<int> members(const List& list) { return {list.begin(), list.end()}; }

TEST(ActionList, AddsOneForEachCellInOrder) {
  for (int size = 0; size <= Board::kCells; ++size) {
    Board::Set cells;
    std::vector<int> expected;
    for (int cell = Board::kCells - size; cell < Board::kCells; ++cell) {
      cells.add(hex::Cell{static_cast<std::uint8_t>(cell)});
      expected.push_back(cell);
    }
    List list;
    list.add_each(cells, hex::index_of);
    EXPECT_EQ(members(list), expected);
  }
}

TEST(ActionList, GoesOnAfterWhatItHolds) {
  List list;
  list.add(7);
  list.add_each<2>(Board::Set{hex::Cell{1}, hex::Cell{3}, hex::Cell{60}}, hex::index_of);
  list.add_each(Board::Set{}, hex::index_of);
  list.add(8);
  EXPECT_EQ(members(list), (std::vector<int>{7, 1, 3, 60, 8}));
  const List copy = list;
  EXPECT_EQ(members(copy), members(list));
}

}  // namespace
}  // namespace hexcourt::game
