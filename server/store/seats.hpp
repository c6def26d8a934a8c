#pragma once

#include <array>
#include <optional>
#include <variant>

#include "game/side.hpp"
#include "match/event.hpp"

namespace hexcourt::server {

/// Who sits where in one room, as its events tell.
using Seats = std::array<std::optional<match::Player>, 2>;

/// What `event` makes of the seats: whoever sits down sits there and nowhere else.
inline void follow(Seats& seats, const match::Event& event) {
  if (const auto* seated = std::get_if<match::Seated>(&event.what)) {
    auto& other = seats[game::slot(game::opponent(seated->side))];
    if (other && other->id == seated->player.id) other.reset();
    seats[game::slot(seated->side)] = seated->player;
  } else if (const auto* vacated = std::get_if<match::Vacated>(&event.what)) {
    seats[game::slot(vacated->side)].reset();
  }
}

/// Where the player sits.
inline std::optional<game::Side> side_of(const Seats& seats, const std::string& player) {
  for (const game::Side side : {game::Side::white, game::Side::black}) {
    const auto& seat = seats[game::slot(side)];
    if (seat && seat->id == player) return side;
  }
  return std::nullopt;
}

}  // namespace hexcourt::server
