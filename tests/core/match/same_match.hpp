#pragma once

#include <gtest/gtest.h>

#include <string>

#include "match/match.hpp"

namespace hexcourt::match {

inline std::string account(const PlayedAction& played) {
  std::string text = "  " + std::string(game::word(played.side)) + " " + played.action + " captures";
  for (const std::string& cell : played.captures) text += " " + cell;
  return text + (played.turn_ended ? ", turn ended" : "") + ", from " + played.before.position() + "\n";
}

inline std::string account(const std::optional<Player>& seat) {
  return seat ? seat->id + " (" + seat->name + ")" : "vacant";
}

/// All that anybody can ask a match but its events, as text.
inline std::string account(const Match& match) {
  std::string text = "seq " + std::to_string(match.seq()) + " " + std::string(word(match.status())) + "\n" +
                     "white " + account(match.seat(game::Side::white)) + "\n" + "black " +
                     account(match.seat(game::Side::black)) + "\n" + std::string(match.game().name()) + " " +
                     match.game().position() + "\n" + "ply " + std::to_string(match.ply()) + " turn " +
                     std::to_string(match.turn()) + "\n" + "occurrences " +
                     std::to_string(match.occurrences()) + (match.may_claim_draw() ? ", may claim" : "") +
                     (match.may_abort() ? ", may abort" : "") + "\n";
  for (const game::Side side : {game::Side::white, game::Side::black}) {
    const auto ply = match.takeback_ply(side);
    text +=
        std::string(game::word(side)) + " takes back to " + (ply ? std::to_string(*ply) : "nothing") + "\n";
  }
  if (const auto& result = match.result()) {
    text += std::string(game::word(result->outcome)) + " " + std::string(result->reason) + "\n";
  }
  for (const PlayedAction& played : match.history()) text += account(played);
  return text;
}

/// That two played actions agree in what the text does not say.
inline void expect_same_costs(const PlayedAction& one, const PlayedAction& other) {
  EXPECT_EQ(one.at, other.at) << one.action;
  EXPECT_EQ(one.receipt, other.receipt) << one.action;
  EXPECT_EQ(one.clock_before, other.clock_before) << one.action;
}

/// That two matches agree in all that anybody can ask them.
inline void expect_same(const Match& one, const Match& other) {
  EXPECT_EQ(one.events(), other.events());
  EXPECT_EQ(one.created(), other.created());
  EXPECT_EQ(account(one), account(other));
  EXPECT_EQ(one.standing(), other.standing());
  EXPECT_EQ(one.clock(), other.clock());
  EXPECT_EQ(one.offers(), other.offers());
  EXPECT_EQ(one.next_room(), other.next_room());
  ASSERT_EQ(one.history().size(), other.history().size());
  for (std::size_t ply = 0; ply < one.history().size(); ++ply) {
    expect_same_costs(one.history()[ply], other.history()[ply]);
  }
}

}  // namespace hexcourt::match
