#include "same_match.hpp"
#include "table.hpp"

namespace hexcourt::match {
namespace {

/// A match with an event of every kind that a running game can have, and a changed mind before.
Table long_match() {
  Table table;
  EXPECT_EQ(table.does(table.ada, Sit{Side::black}), 1);
  EXPECT_EQ(table.does(table.ada, Sit{Side::white}), 1);
  EXPECT_EQ(table.does(table.ada, Stand{}), 1);
  table.seat_both();
  table.play({"+1", "-1", "hold", "+1", "-1"});
  return table;
}

game::Expected<Match> replay(const std::vector<Event>& events) {
  return Match::replay(counting_from({}), events);
}

/// That the events do not give a match, and that the refusal names event `number`.
void expect_refused_at(std::uint64_t number, const std::vector<Event>& events) {
  const auto match = replay(events);
  ASSERT_FALSE(match.has_value()) << "event " << number << " was believed";
  EXPECT_EQ(match.error().code, ErrorCode::bad_position);
  EXPECT_EQ(match.error().message.rfind("Event " + std::to_string(number) + " does not follow: ", 0), 0U)
      << match.error().message;
}

/// The events of long_match() with `what` in place of what event `number` said.
std::vector<Event> with(std::uint64_t number, Happening what) {
  std::vector<Event> events = long_match().match.events();
  events.at(number - 1).what = std::move(what);
  return events;
}

TEST(MatchReplay, GivesTheSameMatchAfterEveryEvent) {
  const Table table = long_match();
  for (std::size_t count = 1; count <= table.match.events().size(); ++count) {
    const std::vector<Event> some(table.match.events().begin(),
                                  table.match.events().begin() + static_cast<std::ptrdiff_t>(count));
    const auto match = replay(some);
    ASSERT_TRUE(match.has_value()) << match.error().message;
    EXPECT_EQ(match->events(), some);
  }
  expect_same(*replay(table.match.events()), table.match);
}

TEST(MatchReplay, GivesTheSameEnd) {
  const std::vector<std::pair<Player, Command>> ends{
      {{"id-ada", "Ada"}, Resign{}}, {{"id-bob", "Bob"}, Resign{}}, {{"id-ada", "Ada"}, ClaimDraw{}}};
  for (const auto& [by, command] : ends) {
    Table table = long_match();
    ASSERT_EQ(table.does(by, command), 1);
    expect_same(*replay(table.match.events()), table.match);
  }
  RunningTable aborted;
  ASSERT_EQ(aborted.does(aborted.ada, Abort{}), 1);
  expect_same(*replay(aborted.match.events()), aborted.match);
  RunningTable counted;
  counted.play({"+2", "+2", "+1"});
  expect_same(*replay(counted.match.events()), counted.match);
  RunningTable drawn;
  for (int i = 0; i < 4; ++i) drawn.play({"+1", "-1"});
  expect_same(*replay(drawn.match.events()), drawn.match);
}

TEST(MatchReplay, NeedsTheCreatedEventFirstAndTheGameItWasPlayedFrom) {
  const Table table = long_match();
  std::vector<Event> events = table.match.events();
  expect_refused_at(1, {});
  expect_refused_at(1, {events.begin() + 1, events.end()});
  EXPECT_FALSE(Match::replay(counting_from({.count = 1}), events).has_value());
  events.front().seq = 2;
  expect_refused_at(1, events);
  Created other = table.match.created();
  other.game = "chess";
  expect_refused_at(1, with(1, other));
  other = table.match.created();
  other.settings = {{"speed", true}};
  expect_refused_at(1, with(1, other));
}

TEST(MatchReplay, RefusesANumberOutOfOrder) {
  std::vector<Event> events = long_match().match.events();
  events[6].seq = 8;
  expect_refused_at(7, events);
  events[6].seq = 0;
  expect_refused_at(7, events);
  events = long_match().match.events();
  events.erase(events.begin() + 4);
  expect_refused_at(5, events);
}

// long_match(): 1 created, 2 Ada black, 3 Ada white, 4 White vacated, 5 Ada white, 6 Bob black, 7 +1=1, ...
TEST(MatchReplay, RefusesAnEventThatNoCommandWouldHaveCaused) {
  const Table table;
  expect_refused_at(2, with(2, table.match.created()));
  expect_refused_at(2, with(2, Vacated{Side::white}));
  expect_refused_at(2, with(2, Acted{Side::white, "+1=1"}));
  expect_refused_at(2, with(2, Resigned{Side::black}));
  expect_refused_at(3, with(3, Seated{Side::black, table.ada}));
  expect_refused_at(3, with(3, Seated{Side::black, table.bob}));
  expect_refused_at(4, with(4, Vacated{Side::black}));
  expect_refused_at(6, with(6, DrawClaimed{Side::white}));
  expect_refused_at(7, with(7, Seated{Side::white, table.eve}));
  expect_refused_at(7, with(7, Vacated{Side::white}));
  expect_refused_at(7, with(7, Acted{Side::black, "+1=1"}));
  expect_refused_at(7, with(7, Acted{Side::white, "+1"}));
  expect_refused_at(7, with(7, Acted{Side::white, "-1=-1"}));
  expect_refused_at(7, with(7, Acted{Side::white, std::string("\0\xff", 2)}));
  expect_refused_at(7, with(7, DrawClaimed{Side::black}));
  expect_refused_at(9, with(9, Aborted{Side::white}));
  expect_refused_at(9, with(8, Resigned{Side::black}));
}

TEST(MatchApply, LeavesTheMatchAloneWhenItRefuses) {
  RunningTable table;
  const Match before = table.match;
  EXPECT_FALSE(table.match.apply(Event{4, {}, Acted{Side::white, "-1=-1"}}).has_value());
  EXPECT_FALSE(table.match.apply(Event{5, {}, Acted{Side::white, "+1=1"}}).has_value());
  EXPECT_FALSE(table.match.apply(Event{4, {}, Acted{Side::black, "+1=1"}}).has_value());
  expect_same(table.match, before);
}

}  // namespace
}  // namespace hexcourt::match
