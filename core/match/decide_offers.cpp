#include <string>
#include <utility>

#include "match/decider.hpp"

namespace hexcourt::match {

using game::ErrorCode;
using game::refuse;
using game::Side;

game::Expected<Side> Decider::side_to_propose(Proposal what) const {
  if (what != Proposal::rematch) return side_in_play();
  auto side = seated();
  if (side && match_.status() != Status::finished) {
    return refuse(ErrorCode::wrong_phase, "A rematch is for when this game is over.");
  }
  return side;
}

game::Expected<void> Decider::check_stands(Proposal what, Side by) const {
  if (offers_.stands(what, by)) return {};
  const std::string whose = by == own_ ? "You have" : std::string(game::title(by)) + " has";
  return refuse(ErrorCode::no_such_offer,
                whose + " not proposed a " + std::string(word(what)) + ", or it no longer stands.");
}

Ruled Decider::operator()(const Offer& offer) const {
  const auto side = side_to_propose(offer.what);
  if (!side) return tl::make_unexpected(side.error());
  const bool is_agreed = offer.what == Proposal::rematch && match_.next_room();
  if (is_agreed || offers_.stands(offer.what, *side)) return std::nullopt;
  const bool both_propose = offers_.stands(offer.what, game::opponent(*side));
  if (both_propose && offer.what != Proposal::takeback) return agree(*side, offer.what, offer.next_room);
  return propose(*side, offer.what);
}

Ruled Decider::propose(Side side, Proposal what) const {
  if (what == Proposal::takeback && !match_.takeback_ply(side)) {
    return refuse(ErrorCode::not_allowed, "You have not acted yet: there is nothing to take back.");
  }
  return offers_.check(what, side, match_.turn()).map([&] {
    return std::optional(Ruling{Offered{side, what}});
  });
}

Ruled Decider::operator()(const Withdraw& withdraw) const {
  const auto side = side_to_propose(withdraw.what);
  if (!side) return tl::make_unexpected(side.error());
  return check_stands(withdraw.what, *side).map([&] {
    return std::optional(Ruling{Withdrawn{*side, withdraw.what}});
  });
}

Ruled Decider::operator()(const Accept& accept) const {
  const auto side = side_to_propose(accept.what);
  if (!side) return tl::make_unexpected(side.error());
  if (accept.what == Proposal::rematch && match_.next_room()) return std::nullopt;
  const auto stands = check_stands(accept.what, game::opponent(*side));
  if (!stands) return tl::make_unexpected(stands.error());
  return agree(*side, accept.what, accept.next_room);
}

Ruled Decider::agree(Side side, Proposal what, const std::string& next_room) const {
  switch (what) {
    case Proposal::draw:
      return Ruling{DrawAgreed{side}};
    case Proposal::takeback:
      if (const auto ply = match_.takeback_ply(game::opponent(side))) return Ruling{TakenBack{side, *ply}};
      return refuse(ErrorCode::no_such_offer, "There is no turn to take back any more.");
    case Proposal::rematch:
      break;
  }
  return Ruling{RematchAgreed{side, next_room}};
}

Ruled Decider::operator()(const Decline& decline) const {
  const auto side = side_to_propose(decline.what);
  if (!side) return tl::make_unexpected(side.error());
  return check_stands(decline.what, game::opponent(*side)).map([&] {
    return std::optional(Ruling{Declined{*side, decline.what}});
  });
}

}  // namespace hexcourt::match
