#include "agon/relocation.hpp"

#include "agon/capture.hpp"
#include "agon/geometry.hpp"

namespace hexcourt::agon {

Set to_relocate(const Position& position) {
  const Side owner = position.turn_owner();
  if (position.queen_is_marked(owner)) return Set{position.queen(owner)};
  return position.marked_of(owner);
}

Set relocation_area(const Position& position, Side owner, Cell from) {
  if (position.settings.relocation == Relocation::next_band) return kGeometry.outwards(from);
  return from == position.queen(owner) ? Set::all() : kEdgeCells;
}

Set relocations_of(const Position& position, Side owner, Cell from) {
  return relocation_area(position, owner, from) & open_to(position, owner);
}

}  // namespace hexcourt::agon
