#pragma once

#include <array>
#include <chrono>
#include <optional>

#include "match/match.hpp"
#include "protocol/messages.hpp"
#include "protocol/view.hpp"
#include "server/clock.hpp"
#include "server/config/config.hpp"
#include "server/room/members.hpp"

namespace hexcourt::server {

/// Which of the two seats' players are in the room; since when and why the others are away, and what follows
/// from it: before the game starts a seat is freed after a while, and while it runs the opponent may claim
/// the win. Where each turn has a time of its own, that decides, and absence does not.
class Attendance {
 public:
  explicit Attendance(const Limits& limits)
      : seat_kept_(limits.waiting_seat_kept),
        after_leaving_(limits.abandoned_after_leaving),
        after_losing_(limits.abandoned_after_losing) {}

  /// Looks at who is there now; whoever went since the last look went like that. Returns whether anything
  /// changed about the players on the seats that presence_of() tells.
  bool look(const match::Match& match, const Members& members, TimePoint now,
            Departure how = Departure::lost);

  protocol::Present present() const { return {is_present(game::Side::white), is_present(game::Side::black)}; }
  /// From when on the opponent of an absent player may claim the win; none for one who is present.
  std::optional<TimePoint> claim_at(game::Side absent) const { return seat(absent).claim_at; }

  /// When the next seat is to be freed.
  std::optional<TimePoint> next_deadline() const;
  /// Takes a player whose seat is to be freed; whoever is still on that seat and away is due again later.
  std::optional<match::Player> take_due(TimePoint now);

  /// The player on that side, as everybody in the room is told.
  std::optional<protocol::PresenceSeat> presence(game::Side side) const;

 private:
  struct Seat {
    std::optional<match::Player> player;
    std::optional<TimePoint> away_since;
    protocol::Leave how = protocol::Leave::lost;
    std::optional<TimePoint> claim_at;
    std::optional<TimePoint> free_at;
  };

  const Seat& seat(game::Side side) const { return seats_[game::slot(side)]; }
  bool is_present(game::Side side) const { return seat(side).player && !seat(side).away_since; }

  std::chrono::milliseconds seat_kept_;
  std::chrono::milliseconds after_leaving_;
  std::chrono::milliseconds after_losing_;
  std::array<Seat, 2> seats_;
};

/// Who is in the room, as everybody there is told.
protocol::Presence presence_of(const match::Match& match, const Members& members,
                               const Attendance& attendance);

}  // namespace hexcourt::server
