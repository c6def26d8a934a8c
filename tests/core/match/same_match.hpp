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
  if (const auto& result = match.result()) {
    text += std::string(game::word(result->outcome)) + " " + std::string(result->reason) + "\n";
  }
  for (const PlayedAction& played : match.history()) text += account(played);
  return text;
}

/// That two matches agree in all that anybody can ask them.
inline void expect_same(const Match& one, const Match& other) {
  EXPECT_EQ(one.events(), other.events());
  EXPECT_EQ(one.created(), other.created());
  EXPECT_EQ(account(one), account(other));
}

}  // namespace hexcourt::match
