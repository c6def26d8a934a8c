#include "match/offers.hpp"

#include <algorithm>
#include <string>

namespace hexcourt::match {

namespace {

std::size_t slot(Proposal what) { return static_cast<std::size_t>(what); }

}  // namespace

std::string_view word(Proposal proposal) {
  switch (proposal) {
    case Proposal::draw:
      return "draw";
    case Proposal::takeback:
      return "takeback";
    case Proposal::rematch:
      break;
  }
  return "rematch";
}

bool Offers::stands(Proposal what, game::Side by) const {
  return std::find(open_.begin(), open_.end(), OpenOffer{what, by}) != open_.end();
}

game::Expected<void> Offers::check(Proposal what, game::Side by, std::int64_t turn) const {
  const Past& past = past_[game::slot(by)][slot(what)];
  const std::string thing = "a " + std::string(word(what));
  if (past.made >= kMostOffers) {
    return game::refuse(game::ErrorCode::not_allowed, "You have proposed " + thing + " " +
                                                          std::to_string(kMostOffers) +
                                                          " times, which is as often as one game allows.");
  }
  if (what == Proposal::rematch || turn >= past.again_from) return {};
  return game::refuse(game::ErrorCode::not_allowed, "You may propose " + thing + " again from turn " +
                                                        std::to_string(past.again_from) +
                                                        " on; this is turn " + std::to_string(turn) + ".");
}

void Offers::make(Proposal what, game::Side by, std::int64_t turn) {
  open_.push_back({what, by});
  Past& past = past_[game::slot(by)][slot(what)];
  ++past.made;
  past.again_from = turn + kTurnsBetweenOffers;
}

void Offers::end(Proposal what, game::Side by) { std::erase(open_, OpenOffer{what, by}); }

void Offers::answer_by_acting(game::Side side) {
  end(Proposal::draw, game::opponent(side));
  end(Proposal::takeback, game::opponent(side));
  end(Proposal::takeback, side);
}

void Offers::grant_takeback(game::Side asker) {
  open_.clear();
  past_[game::slot(asker)][slot(Proposal::takeback)].again_from = 0;
}

void Offers::end_game() {
  std::erase_if(open_, [](const OpenOffer& offer) { return offer.what != Proposal::rematch; });
}

}  // namespace hexcourt::match
