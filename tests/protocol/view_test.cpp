#include "protocol/view.hpp"

#include <gtest/gtest.h>

#include "catalogue/catalogue.hpp"
#include "protocol/encode.hpp"
#include "schema_check.hpp"

namespace hexcourt::protocol {
namespace {

const match::Player kAnn{"p1", "Ann"};
const match::Player kBob{"p2", "Bob"};
const match::TimePoint kNow{std::chrono::milliseconds{1'700'000'000'000}};
constexpr Present kOnlyAnn{true, false};

match::Match room_of(const game::AnyGame& start,
                     const std::optional<match::TimeControl>& clock = std::nullopt) {
  return match::Match::create(start, {3, 5}, kAnn, game::Side::white, kNow, clock);
}

void carry_out(match::Match& match, const match::Player& by, const match::Command& command,
               match::TimePoint now = kNow) {
  const auto decision = match.decide(by, command, now);
  ASSERT_TRUE(decision) << decision.error().message;
  ASSERT_TRUE(match.apply(**decision));
}

/// A match of each game in which both players sit, so that it runs.
template <typename Visit>
void for_each_game(const Visit& visit, const std::optional<match::TimeControl>& clock = std::nullopt) {
  for (const catalogue::Entry& entry : catalogue::games()) {
    SCOPED_TRACE(entry.name);
    match::Match match = room_of(*catalogue::open(entry.name, {}), clock);
    carry_out(match, kAnn, match::Sit{game::Side::white});
    carry_out(match, kBob, match::Sit{game::Side::black});
    visit(match);
  }
}

void expect_readable(const ServerMessage& message) {
  const std::string frame = encode(message);
  EXPECT_EQ(schema_violation(frame).value_or("valid"), "valid");
  const auto decoded = decode_server(frame);
  ASSERT_TRUE(decoded) << decoded.error().message;
  EXPECT_EQ(*decoded, message);
}

TEST(View, StateFollowsTheMatchThroughItsFirstActions) {
  for_each_game([](match::Match& match) {
    for (std::int64_t ply = 0; ply < 6; ++ply) {
      const State state = state_of(match, "r1", kOnlyAnn, 5, true);
      EXPECT_EQ(state.seq, match.seq());
      EXPECT_EQ(state.ply, ply);
      EXPECT_EQ(state.game, match.game().name());
      EXPECT_EQ(state.position, match.game().position());
      EXPECT_EQ(state.status, match::Status::playing);
      EXPECT_EQ(state.white, (SeatInfo{"p1", "Ann", true}));
      EXPECT_EQ(state.black, (SeatInfo{"p2", "Bob", false}));
      EXPECT_EQ(state.last.has_value(), ply > 0);
      ASSERT_TRUE(state.legal && !state.legal->empty());
      expect_readable(state);
      if (state.last) {
        EXPECT_EQ(state.last->action, match.history().back().action);
      }
      const match::Player& mover = state.to_act == game::Side::white ? kAnn : kBob;
      carry_out(match, mover, match::Act{state.legal->front(), ply});
    }
  });
}

TEST(View, SettingsShowTheMatchsOwnAfterTheGames) {
  for_each_game([](match::Match& match) {
    game::NamedValues expected = match.game().settings();
    expected.push_back({"claim_after", std::int64_t{3}});
    expected.push_back({"draw_after", std::int64_t{5}});
    EXPECT_EQ(state_of(match, "r1", {}, 5, false).settings, expected);
    EXPECT_EQ(summary_of(match, "r1", std::nullopt, {}, 0).settings, expected);
  });
}

TEST(View, LegalActionsAreShownOnRequestAndNoneAfterTheEnd) {
  for_each_game([](match::Match& match) {
    EXPECT_FALSE(state_of(match, "r1", {}, 5, false).legal);
    EXPECT_EQ(state_of(match, "r1", {}, 5, true).legal, match.game().legal_actions());
    carry_out(match, kBob, match::Resign{});
    const State state = state_of(match, "r1", {}, 5, true);
    EXPECT_EQ(state.legal, std::vector<std::string>{});
    EXPECT_EQ(state.status, match::Status::finished);
    EXPECT_EQ(state.outcome, game::Outcome::white);
    EXPECT_EQ(state.reason, "resigned");
    expect_readable(state);
  });
}

TEST(View, AWaitingRoomHasVacantSeats) {
  for (const catalogue::Entry& entry : catalogue::games()) {
    const match::Match match = room_of(*catalogue::open(entry.name, {}));
    const State state = state_of(match, "r1", {}, 5, true);
    EXPECT_EQ(state.white, std::nullopt);
    EXPECT_EQ(state.status, match::Status::waiting);
    EXPECT_EQ(state.turn, 1);
    expect_readable(state);
  }
}

TEST(View, BothClocksAreShownAndWhatTheLastActionCost) {
  using namespace std::chrono_literals;
  for_each_game(
      [](match::Match& match) {
        carry_out(match, kAnn, match::Act{match.game().legal_actions().front(), 0}, kNow + 1'234ms);
        const State state = state_of(match, "r1", {}, 5, false);
        const match::GameClock& clock = *match.clock();
        ASSERT_TRUE(state.clock && state.last && state.last->receipt);
        EXPECT_EQ(state.last->receipt->received_at, 1'700'000'001'234);
        EXPECT_EQ(state.last->receipt->cost, *match.history().back().receipt);
        EXPECT_EQ(state.last->receipt->cost.charged, 1'234ms);
        EXPECT_EQ(state.clock->control, match::TimeControl(match::Fischer{5min, 3s}));
        EXPECT_EQ(state.clock->white_ms, clock.left(game::Side::white).count());
        EXPECT_EQ(state.clock->black_ms, 300'000);
        EXPECT_EQ(state.clock->running, match.game().to_act());
        EXPECT_EQ(state.clock->at, 1'700'000'001'234);
        EXPECT_EQ(summary_of(match, "r1", std::nullopt, {}, 0).clock, state.clock->control);
        expect_readable(state);
      },
      match::Fischer{5min, 3s});
}

TEST(View, OffersStandInTheStateAndTheNextRoomToo) {
  for_each_game([](match::Match& match) {
    carry_out(match, kBob, match::Offer{match::Proposal::draw, ""});
    const State state = state_of(match, "r1", {}, 5, false);
    EXPECT_EQ(state.offers, (std::vector<match::OpenOffer>{{match::Proposal::draw, game::Side::black}}));
    EXPECT_EQ(state.next_room, std::nullopt);
    expect_readable(state);
    carry_out(match, kBob, match::Resign{});
    carry_out(match, kAnn, match::Offer{match::Proposal::rematch, "r2"});
    carry_out(match, kBob, match::Accept{match::Proposal::rematch, "r2"});
    EXPECT_EQ(state_of(match, "r1", {}, 5, false).next_room, "r2");
    expect_readable(state_of(match, "r1", {}, 5, false));
  });
}

TEST(View, ASummaryTellsWhatTheLobbyShows) {
  for_each_game([](match::Match& match) {
    const RoomSummary summary = summary_of(match, "r1", "Friends", kOnlyAnn, 4);
    EXPECT_EQ(summary.name, "Friends");
    EXPECT_EQ(summary.game, match.game().name());
    EXPECT_EQ(summary.position, match.game().position());
    EXPECT_EQ(summary.watchers, 4);
    EXPECT_EQ(summary.created_at, 1'700'000'000'000);
    EXPECT_EQ(summary.white, (SeatInfo{"p1", "Ann", true}));
    expect_readable(Lobby{{summary}, {}, 2});
  });
}

TEST(View, ARefusalCarriesItsPlaceAndTheExpectedPly) {
  const ErrorMessage placed = error_of({game::ErrorCode::illegal_action, "No such cell.", 3}, Scalar{"q"});
  EXPECT_EQ(
      placed,
      (ErrorMessage{"q", "illegal_action", "No such cell. (at character 4)", {{"place", std::int64_t{3}}}}));
  const ErrorMessage stale = error_of({game::ErrorCode::stale, "Too late."}, std::nullopt, 7);
  EXPECT_EQ(stale, (ErrorMessage{std::nullopt, "stale", "Too late.", {{"ply", std::int64_t{7}}}}));
  expect_readable(placed);
  expect_readable(stale);
}

TEST(View, ABadFrameIsAnsweredToItsRequest) {
  const auto decoded = decode_client(R"({"type":"act","id":5})");
  ASSERT_FALSE(decoded);
  const ErrorMessage error = error_of(decoded.error());
  EXPECT_EQ(error.re, Scalar{std::int64_t{5}});
  EXPECT_EQ(error.code, "bad_message");
  expect_readable(error);
}

}  // namespace
}  // namespace hexcourt::protocol
