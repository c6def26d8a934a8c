#pragma once

#include <string>

#include "harness.hpp"

// What the tests named after the field reports share: A1 is group A, report 1.

namespace hexcourt::e2e {

inline json act(const std::string& action, std::int64_t ply) {
  return {{"type", "act"}, {"action", action}, {"ply", ply}};
}
inline json of_type(const char* type) { return {{"type", type}}; }
inline json proposal(const char* type, const char* what) { return {{"type", type}, {"what", what}}; }

inline std::string other(const std::string& side) { return side == "white" ? "black" : "white"; }

/// The first state that `wanted` holds of.
template <typename Wanted>
json state_where(TestClient& client, const Wanted& wanted) {
  for (;;) {
    json state = client.expect("state");
    if (wanted(state)) return state;
  }
}

/// A game with the usual clock of these tests, of which nobody runs out.
inline json timed_game(const char* game = "agon") {
  return {{"game", game}, {"clock", {{"kind", "fischer"}, {"initial_ms", 600'000}, {"increment_ms", 2'000}}}};
}

/// The clock of a state, as it stood when it last changed.
inline json clock_of(const json& state) { return state.at("clock"); }

}  // namespace hexcourt::e2e
