#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chance.hpp"

namespace hexcourt::contract {

/// `text` with something in it changed: a byte dropped, added, replaced by another of the text's alphabet or
/// by any byte, two places exchanged, a part doubled or cut off. Now and then something else altogether.
std::string mutated(std::string text, Chance& chance);

/// A position string whose board has the same pieces on other cells; the other fields are kept. Now and then
/// the pieces of one side are gathered in the middle, where some games end.
std::string dealt_anew(std::string_view position, Chance& chance);

/// The board of a position string as one char a cell in cell order, '.' for a vacant one, '/' between files.
std::string cells_of(std::string_view position);

}  // namespace hexcourt::contract
