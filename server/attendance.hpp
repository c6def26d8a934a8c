#pragma once

#include <array>
#include <optional>

#include "match/match.hpp"
#include "protocol/messages.hpp"
#include "protocol/view.hpp"
#include "server/clock.hpp"
#include "server/members.hpp"

namespace hexcourt::server {

/// Which of the two seats' players are in the room, and since when the others are away.
class Attendance {
 public:
  /// How long a seat is kept for an absent player before the game starts.
  explicit Attendance(std::chrono::milliseconds seat_kept) : seat_kept_(seat_kept) {}

  /// Looks at who is there now. Returns whether a player on a seat came, went, sat down or stood up.
  bool look(const match::Match& match, const Members& members, TimePoint now);

  protocol::Present present() const { return {is_present(game::Side::white), is_present(game::Side::black)}; }
  std::optional<TimePoint> away_since(game::Side side) const { return seat(side).away_since; }

  /// When the next seat is to be freed.
  std::optional<TimePoint> next_deadline() const;
  /// Takes a player whose seat is to be freed; whoever is still on that seat and away is due again later.
  std::optional<match::Player> take_due(TimePoint now);

 private:
  struct Seat {
    std::optional<match::Player> player;
    std::optional<TimePoint> away_since;
    std::optional<TimePoint> free_at;
  };

  const Seat& seat(game::Side side) const { return seats_[game::slot(side)]; }
  bool is_present(game::Side side) const { return seat(side).player && !seat(side).away_since; }

  std::chrono::milliseconds seat_kept_;
  std::array<Seat, 2> seats_;
};

/// Who is in the room, as everybody there is told.
protocol::Presence presence_of(const match::Match& match, const Members& members,
                               const Attendance& attendance);

}  // namespace hexcourt::server
