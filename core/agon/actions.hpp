#pragma once

#include <cstddef>

#include "agon/action.hpp"

namespace hexcourt::agon {

/// Every legal action, none after the end: pieces in cell order, and for each of them its cells likewise.
Actions legal_actions(const Position& position);

/// How many there are.
std::size_t count_legal(const Position& position);

}  // namespace hexcourt::agon
