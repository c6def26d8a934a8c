#include "command/offer_words.hpp"

#include <gtest/gtest.h>

namespace hexcourt::command {
namespace {

using game::Side;
using match::Proposal;

protocol::State proposed(std::vector<match::OpenOffer> offers) {
  protocol::State state;
  state.status = match::Status::playing;
  state.ply = 7;
  state.offers = std::move(offers);
  return state;
}

TEST(OfferWords, TellEachHowToAnswer) {
  const auto state = proposed({{Proposal::takeback, Side::white}});
  EXPECT_EQ(offers_text(state, Side::white), "You propose a takeback; withdraw takes that back.\n");
  EXPECT_EQ(offers_text(state, Side::black),
            "White proposes a takeback: accept or decline, or just play on.\n");
  EXPECT_EQ(offers_text(state, std::nullopt), "White proposes a takeback.\n");
  EXPECT_EQ(offers_text(proposed({{Proposal::rematch, Side::black}}), Side::white),
            "Black proposes a rematch: accept or decline.\n");
}

TEST(OfferWords, TellWhatIsNewAndWhatStandsNoLonger) {
  const auto none = proposed({});
  const auto draw = proposed({{Proposal::draw, Side::black}});
  EXPECT_EQ(new_offers(none, draw, Side::black), "You propose a draw; withdraw takes that back.\n");
  EXPECT_EQ(new_offers(draw, draw, Side::black), "");
  EXPECT_EQ(ended_offers(draw, none, Side::black), "Your proposal of a draw no longer stands.\n");
  EXPECT_EQ(ended_offers(draw, none, Side::white), "Black's proposal of a draw no longer stands.\n");
  EXPECT_EQ(ended_offers(draw, draw, Side::white), "");
}

TEST(OfferWords, AreSilentAboutWhatWasAgreedOn) {
  auto after = proposed({});
  after.outcome = game::Outcome::draw;
  EXPECT_EQ(ended_offers(proposed({{Proposal::draw, Side::black}}), after, Side::white), "");
  after = proposed({});
  after.ply = 5;
  EXPECT_EQ(ended_offers(proposed({{Proposal::takeback, Side::black}}), after, Side::white), "");
  after = proposed({});
  after.next_room = "r2";
  EXPECT_EQ(ended_offers(proposed({{Proposal::rematch, Side::black}}), after, Side::white), "");
}

TEST(OfferWords, FindWhatASideProposedLast) {
  const auto state = proposed(
      {{Proposal::draw, Side::white}, {Proposal::draw, Side::black}, {Proposal::takeback, Side::white}});
  EXPECT_EQ(proposal_of(state, Side::white), Proposal::takeback);
  EXPECT_EQ(proposal_of(state, Side::black), Proposal::draw);
  EXPECT_EQ(proposal_of(proposed({}), Side::black), std::nullopt);
}

}  // namespace
}  // namespace hexcourt::command
