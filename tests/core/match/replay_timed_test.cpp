#include <algorithm>

#include "same_match.hpp"
#include "table.hpp"

namespace hexcourt::match {
namespace {

const TimeControl kClock = ByoYomi{30s, 3, 10s};
const Accept kYes{Proposal::takeback, {}};

game::Expected<Match> replay(const std::vector<Event>& events) {
  return Match::replay(counting_from({}), events);
}

/// A game by the clock with all that can happen before its end.
RunningTable eventful_game() {
  RunningTable table(kClock);
  table.play({"+1", "+1"}, 9s);
  table.wait(3s);
  EXPECT_EQ(table.does(table.ada, Act{"hold", 2}, 70ms), 1);
  EXPECT_EQ(table.does(table.ada, Offer{Proposal::takeback, {}}), 1);
  EXPECT_EQ(table.does(table.bob, Offer{Proposal::draw, {}}), 1);
  EXPECT_EQ(table.does(table.ada, Decline{Proposal::draw}), 1);
  EXPECT_EQ(table.does(table.bob, kYes), 1);
  EXPECT_EQ(table.does(table.ada, Offer{Proposal::draw, {}}), 1);
  EXPECT_EQ(table.does(table.ada, Withdraw{Proposal::draw}), 1);
  EXPECT_EQ(table.carry_out(table.match.down_time(table.now() + 2s, table.now() + 1h, 15s)), 1);
  table.wait(1h);
  table.play({"-1", "+1", "-1", "+1", "hold"}, 16s);
  return table;
}

/// eventful_game() in every way in which it can end, a rematch behind one of them.
std::vector<Match> ended_games() {
  std::vector<Match> ended;
  for (const Command& end : std::vector<Command>{Resign{}, ClaimWin{}}) {
    RunningTable table = eventful_game();
    EXPECT_EQ(table.does(table.ada, end), 1);
    ended.push_back(table.match);
  }
  RunningTable agreed = eventful_game();
  EXPECT_EQ(agreed.does(agreed.bob, Offer{Proposal::draw, {}}), 1);
  EXPECT_EQ(agreed.does(agreed.ada, Accept{Proposal::draw, {}}), 1);
  EXPECT_EQ(agreed.does(agreed.ada, Offer{Proposal::rematch, {}}), 1);
  EXPECT_EQ(agreed.does(agreed.bob, Accept{Proposal::rematch, "next"}), 1);
  ended.push_back(agreed.match);
  for (const milliseconds lag : {0ms, 90ms}) {
    RunningTable late = eventful_game();
    late.wait(1h);
    EXPECT_EQ(late.carry_out(late.match.overdue(late.now(), lag)), 1);
    ended.push_back(late.match);
  }
  RunningTable claimed(kClock);
  claimed.play({"+1", "-1", "+1", "-1"});
  EXPECT_EQ(claimed.does(claimed.ada, ClaimDraw{}), 1);
  ended.push_back(claimed.match);
  RunningTable aborted(kClock);
  EXPECT_EQ(aborted.does(aborted.bob, Abort{}), 1);
  ended.push_back(aborted.match);
  return ended;
}

TEST(MatchReplay, GivesTheEqualMatchForEveryKindOfEvent) {
  std::vector<bool> seen(std::variant_size_v<Happening>);
  for (const Match& match : ended_games()) {
    for (const Event& event : match.events()) seen[event.what.index()] = true;
    const auto replayed = replay(match.events());
    ASSERT_TRUE(replayed.has_value()) << replayed.error().message;
    expect_same(*replayed, match);
  }
  Table stood;
  ASSERT_EQ(stood.does(stood.ada, Sit{}), 1);
  ASSERT_EQ(stood.does(stood.ada, Stand{}), 1);
  for (const Event& event : stood.match.events()) seen[event.what.index()] = true;
  ASSERT_TRUE(replay(stood.match.events()).has_value());
  EXPECT_EQ(std::count(seen.begin(), seen.end(), false), 0) << "a kind of event is not among them";
}

TEST(MatchReplay, GivesTheEqualMatchAfterEveryEventOfAGameByTheClock) {
  const std::vector<Event> events = eventful_game().match.events();
  Match applied = *replay({events.front()});
  for (std::size_t count = 1; count < events.size(); ++count) {
    ASSERT_TRUE(applied.apply(events[count]).has_value());
    const auto replayed = replay({events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count) + 1});
    ASSERT_TRUE(replayed.has_value()) << replayed.error().message;
    expect_same(*replayed, applied);
  }
}

/// The events of `match` with the last one of the kind `What` changed by `tamper`.
template <typename What, typename Tamper>
std::vector<Event> tampered(const Match& match, const Tamper& tamper) {
  std::vector<Event> events = match.events();
  const auto last = std::find_if(events.rbegin(), events.rend(),
                                 [](const Event& event) { return std::holds_alternative<What>(event.what); });
  tamper(std::get<What>(last->what), last->at);
  return events;
}

/// That no match believes such an event of an eventful game that ended in timeout, with 90 ms of lag.
template <typename What, typename Tamper>
void expect_caught(const Tamper& tamper) {
  const Match match = ended_games()[4];
  ASSERT_TRUE(replay(match.events()).has_value());
  const std::vector<Event> events = tampered<What>(match, tamper);
  ASSERT_NE(events, match.events());
  const auto replayed = replay(events);
  ASSERT_FALSE(replayed.has_value());
  EXPECT_EQ(replayed.error().code, ErrorCode::bad_position);
}

TEST(MatchReplay, RefusesATamperedReceipt) {
  expect_caught<Acted>([](Acted& acted, TimePoint&) { acted.receipt->charged -= 1ms; });
  expect_caught<Acted>([](Acted& acted, TimePoint&) { acted.receipt->gained += 1ms; });
  expect_caught<Acted>([](Acted& acted, TimePoint&) { acted.receipt->left += 1ms; });
  expect_caught<Acted>([](Acted& acted, TimePoint&) { acted.receipt->credited = 1ms; });
  expect_caught<Acted>([](Acted& acted, TimePoint&) { acted.receipt->credited = -1ms; });
  expect_caught<Acted>([](Acted& acted, TimePoint&) { acted.receipt.reset(); });
  expect_caught<Acted>([](Acted&, TimePoint& at) { at -= 1ms; });
}

TEST(MatchReplay, RefusesACreditBeyondTheQuotaThoughTheSumsAreRight) {
  expect_caught<Acted>([](Acted& acted, TimePoint&) {
    acted.receipt->credited += kLagPerTurn + 1ms;
    acted.receipt->charged -= kLagPerTurn + 1ms;
  });
}

TEST(MatchReplay, RefusesAReceiptInAGameWithoutAClock) {
  RunningTable table;
  table.play({"+1"});
  EXPECT_FALSE(replay(tampered<Acted>(table.match, [](Acted& acted, TimePoint&) {
                 acted.receipt.emplace();
               })).has_value());
}

TEST(MatchReplay, RefusesATimeoutThatWasNone) {
  expect_caught<TimedOut>([](TimedOut&, TimePoint& at) { at -= 1ms; });
  expect_caught<TimedOut>([](TimedOut&, TimePoint& at) { at += 1ms; });
  expect_caught<TimedOut>([](TimedOut& out, TimePoint&) { out.side = game::opponent(out.side); });
  expect_caught<TimedOut>([](TimedOut& out, TimePoint&) { out.credited = kLagPerTurn + 1ms; });
  expect_caught<TimedOut>([](TimedOut& out, TimePoint&) { out.credited = milliseconds::min(); });
}

TEST(MatchReplay, RefusesDownTimeThatCannotBe) {
  expect_caught<ServerWasDown>([](ServerWasDown& down, TimePoint&) { down.bonus = -1ms; });
  expect_caught<ServerWasDown>([](ServerWasDown& down, TimePoint&) { down.bonus = milliseconds::max(); });
  expect_caught<ServerWasDown>([](ServerWasDown& down, TimePoint& at) { down.since = at; });
  expect_caught<ServerWasDown>([](ServerWasDown&, TimePoint& at) { at = TimePoint::min(); });
}

TEST(MatchReplay, RefusesOffersThatNobodyCouldMakeOrAnswer) {
  expect_caught<TakenBack>([](TakenBack& taken_back, TimePoint&) { taken_back.ply = 0; });
  expect_caught<TakenBack>([](TakenBack& taken_back, TimePoint&) { taken_back.side = Side::white; });
  expect_caught<Offered>([](Offered& offered, TimePoint&) { offered.what = Proposal::rematch; });
  expect_caught<Withdrawn>([](Withdrawn& withdrawn, TimePoint&) { withdrawn.side = Side::black; });
  expect_caught<Declined>([](Declined& declined, TimePoint&) { declined.what = Proposal::takeback; });
}

TEST(MatchReplay, RefusesTimesThatGoBackOrAreBeyondAllBounds) {
  std::vector<Event> events = eventful_game().match.events();
  events[5].at = events[4].at - 1ms;
  EXPECT_FALSE(replay(events).has_value());
  for (const TimePoint at : {TimePoint::min(), TimePoint(-1ms), TimePoint::max()}) {
    std::vector<Event> strange = eventful_game().match.events();
    strange.back().at = at;
    EXPECT_FALSE(replay(strange).has_value());
    strange = {strange.front()};
    strange.front().at = at;
    EXPECT_FALSE(replay(strange).has_value());
  }
}

TEST(MatchReplay, RefusesAClockOutOfRange) {
  std::vector<Event> events = eventful_game().match.events();
  std::get<Created>(events.front().what).clock = ByoYomi{milliseconds::max(), 3, 10s};
  EXPECT_FALSE(replay(events).has_value());
}

}  // namespace
}  // namespace hexcourt::match
