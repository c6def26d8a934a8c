#pragma once

#include "agon/position.hpp"

namespace hexcourt::agon {

/// The captured pieces of which one is to be relocated now, in phase `relocate` or `relocate_for`: the
/// Queen alone where she is among them.
Set to_relocate(const Position& position);

/// The cells that the relocation rule names for the captured piece of `owner` on `from`, taken ones too.
Set relocation_area(const Position& position, Side owner, Cell from);

/// Where the captured piece of `owner` on `from` may go. Empty only under `next_band`, and then the piece is
/// released: the edge has 30 cells, so that 13 other pieces cannot take or forbid each of them.
Set relocations_of(const Position& position, Side owner, Cell from);

}  // namespace hexcourt::agon
