#include "plain_rules.hpp"

#include <algorithm>
#include <ostream>
#include <random>
#include <string>

#include "agon/actions.hpp"
#include "agon_play.hpp"
#include "game/perft.hpp"
#include "some_positions.hpp"

namespace hexcourt::agon {

/// The values of the settings: "standard_owner_line_edge_false".
static std::string name_of(const Settings& settings) {
  std::string name;
  for (const game::NamedValue& setting : write_settings(settings)) {
    name += (name.empty() ? "" : "_") + game::text(setting.value);
  }
  return name;
}

/// How gtest shows a parameter.
static void PrintTo(const Settings& settings, std::ostream* out) { *out << name_of(settings); }

namespace {

constexpr int kPositionsPerSetting = 100;

void expect_same_actions(const Position& position) {
  const Actions fast = Agon::legal_actions(position);
  const std::vector<Action> plain = plain::legal_actions(plain::state_of(position));
  EXPECT_TRUE(std::equal(fast.begin(), fast.end(), plain.begin(), plain.end()))
      << fast.size() << " and not " << plain.size() << ": " << Agon::write_position(position);
  EXPECT_EQ(Agon::count_legal(position), plain.size()) << Agon::write_position(position);
}

void expect_same_steps(const Position& position) {
  const plain::State state = plain::state_of(position);
  for (const Action action : Agon::legal_actions(position)) {
    const Step fast = Agon::apply_legal(position, action);
    const plain::Step plain = plain::apply(state, action);
    EXPECT_TRUE(
        plain::state_of(fast.position) == plain.state &&
        std::equal(fast.captures.begin(), fast.captures.end(), plain.captures.begin(), plain.captures.end()))
        << Agon::write_position(position) << ' ' << Agon::write_action(position, action);
  }
}

void expect_same_perft(const Position& position, int depth) {
  EXPECT_EQ(game::perft<Agon>(position, depth), plain::perft(plain::state_of(position), depth))
      << Agon::write_position(position);
}

class AgonPlainRules : public testing::TestWithParam<Settings> {
 protected:
  std::mt19937 chance_{20'260'801};
};

TEST_P(AgonPlainRules, AgreeOnThePositionsOfRandomPlay) {
  for (int i = 0; i < kPositionsPerSetting && !HasFailure(); ++i) {
    const Position position = played_at_random(GetParam(), chance_);
    expect_same_actions(position);
    expect_same_steps(position);
    expect_same_perft(position, 2);
  }
}

TEST_P(AgonPlainRules, AgreeOnBoardsDealtAtRandom) {
  for (int i = 0; i < kPositionsPerSetting && !HasFailure(); ++i) {
    const Position position = dealt_at_random(GetParam(), chance_);
    expect_same_actions(position);
    expect_same_steps(position);
    expect_same_perft(position, 2);
  }
}

TEST_P(AgonPlainRules, AgreeOnThePerftOfTheStart) {
  expect_same_perft(Agon::initial(GetParam()), GetParam().opening == Opening::placement ? 2 : 3);
}

INSTANTIATE_TEST_SUITE_P(EverySetting, AgonPlainRules, testing::ValuesIn(all_settings()),
                         [](const auto& setting) { return name_of(setting.param); });

}  // namespace
}  // namespace hexcourt::agon
