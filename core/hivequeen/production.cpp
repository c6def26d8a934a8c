#include "hivequeen/production.hpp"

#include <algorithm>

namespace hexcourt::hivequeen {

namespace {

bool within_limit(const Army& army, Piece piece) {
  const auto most = limit(piece);
  return !most || army.of(piece).has_fewer_than(*most);
}

/// Where a Worker, a Nurse or a Drone goes, and where a Soldier.
struct Births {
  explicit Births(const Position& position)
      : vacant(position.vacant()),
        at_nurses(Board::neighbours(position.friends().of(Piece::nurse)) & vacant),
        at_friends(Board::neighbours(position.friends().all()) & vacant) {}

  Cells vacant;
  Cells at_nurses;
  Cells at_friends;
};

}  // namespace

Cells birthplaces(const Position& position, Piece piece) {
  if (!within_limit(position.friends(), piece)) return {};
  const Births births(position);
  return piece == Piece::soldier ? births.at_friends : births.at_nurses;
}

bool can_introduce(const Position& position) {
  if (!position.producing()) return false;
  // Where anything may be introduced a Soldier may: a Nurse is a friend, and Soldiers have no limit.
  const Cells vacant = position.vacant();
  const auto touches = [&](const Cells& parents) { return !(Board::neighbours(parents) & vacant).empty(); };
  return touches(position.friends().of(Piece::nurse)) || touches(position.friends().all());
}

void add_productions(const Position& position, Actions& actions) {
  const Births births(position);
  for (const Piece piece : kIntroducible) {
    if (!within_limit(position.friends(), piece)) continue;
    actions.add_each(piece == Piece::soldier ? births.at_friends : births.at_nurses,
                     ActionTo({Manner::introduce, piece}));
  }
  actions.add(kStop);
}

std::size_t count_productions(const Position& position) {
  const Births births(position);
  std::size_t count = 1;
  for (const Piece piece : kIntroducible) {
    if (!within_limit(position.friends(), piece)) continue;
    count +=
        static_cast<std::size_t>((piece == Piece::soldier ? births.at_friends : births.at_nurses).size());
  }
  return count;
}

}  // namespace hexcourt::hivequeen
