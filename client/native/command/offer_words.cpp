#include "command/offer_words.hpp"

#include <algorithm>

namespace hexcourt::command {

using game::Side;
using match::OpenOffer;
using match::Proposal;

namespace {

std::string line_of(const OpenOffer& offer, std::optional<Side> me) {
  const std::string what(word(offer.what));
  if (offer.by == me) return "You propose a " + what + "; withdraw takes that back.\n";
  const std::string text = std::string(title(offer.by)) + " proposes a " + what;
  if (!me) return text + ".\n";
  const bool by_playing_on = offer.what != Proposal::rematch;
  return text + ": accept or decline" + (by_playing_on ? ", or just play on" : "") + ".\n";
}

bool holds(const std::vector<OpenOffer>& offers, const OpenOffer& offer) {
  return std::find(offers.begin(), offers.end(), offer) != offers.end();
}

/// Whether the change from one state to the other is what was proposed.
bool was_agreed(Proposal what, const protocol::State& before, const protocol::State& after) {
  if (what == Proposal::takeback) return after.ply < before.ply;
  return what == Proposal::draw ? after.outcome.has_value() : after.next_room.has_value();
}

}  // namespace

std::optional<Proposal> read_proposal(std::string_view text) {
  for (const Proposal what : {Proposal::draw, Proposal::takeback, Proposal::rematch}) {
    if (word(what) == text) return what;
  }
  return std::nullopt;
}

std::optional<Proposal> proposal_of(const protocol::State& state, Side side) {
  const auto newest = std::find_if(state.offers.rbegin(), state.offers.rend(),
                                   [side](const OpenOffer& offer) { return offer.by == side; });
  return newest == state.offers.rend() ? std::nullopt : std::optional(newest->what);
}

bool proposes(const protocol::State& state, Side side, Proposal what) {
  return holds(state.offers, {what, side});
}

std::string offers_text(const protocol::State& state, std::optional<Side> me) {
  std::string lines;
  for (const OpenOffer& offer : state.offers) lines += line_of(offer, me);
  return lines;
}

std::string new_offers(const protocol::State& before, const protocol::State& after, std::optional<Side> me) {
  std::string lines;
  for (const OpenOffer& offer : after.offers) {
    if (!holds(before.offers, offer)) lines += line_of(offer, me);
  }
  return lines;
}

std::string ended_offers(const protocol::State& before, const protocol::State& after,
                         std::optional<Side> me) {
  std::string lines;
  for (const OpenOffer& offer : before.offers) {
    if (holds(after.offers, offer) || was_agreed(offer.what, before, after)) continue;
    const std::string whose = offer.by == me ? "Your" : std::string(title(offer.by)) + "'s";
    lines += whose + " proposal of a " + std::string(word(offer.what)) + " no longer stands.\n";
  }
  return lines;
}

}  // namespace hexcourt::command
