#include "engine/judgement.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/agon_judgement.hpp"
#include "engine/chance.hpp"
#include "engine/hivequeen_judgement.hpp"

namespace hexcourt::engine {
namespace {

/// Calls `visit` with the positions of some random games.
template <typename G, typename Visit>
void visit_random_games(const typename G::Settings& settings, Visit visit) {
  Chance chance(11);
  for (int game = 0; game < 20; ++game) {
    auto position = G::initial(settings);
    for (int action = 0; action < 80; ++action) {
      visit(position);
      const auto actions = G::legal_actions(position);
      if (actions.empty()) break;
      position = G::apply_legal(position, actions[chance.below(actions.size())]).position;
    }
  }
}

hivequeen::Position with_sides_changed(hivequeen::Position position) {
  std::swap(position.armies[0], position.armies[1]);
  position.to_act = game::opponent(position.to_act);
  return position;
}

agon::Position with_sides_changed(agon::Position position) {
  std::swap(position.queens[0], position.queens[1]);
  std::swap(position.all_pieces[0], position.all_pieces[1]);
  position.to_act = game::opponent(position.to_act);
  return position;
}

template <typename J>
void expect_fair() {
  visit_random_games<typename J::Game>({}, [](const auto& position) {
    EXPECT_EQ(white_score<J>(position), -white_score<J>(with_sides_changed(position)));
    EXPECT_EQ(score_of<J>(position), score_of<J>(with_sides_changed(position)));
  });
}

TEST(HiveQueenJudgement, IsTheSameForBothSides) { expect_fair<HiveQueenJudgement>(); }
TEST(AgonJudgement, IsTheSameForBothSides) { expect_fair<AgonJudgement>(); }

template <typename J>
void expect_keys_tell_positions_apart(const typename J::Game::Settings& settings) {
  std::set<std::uint64_t> keys;
  std::set<std::string> texts;
  visit_random_games<typename J::Game>(settings, [&](const auto& position) {
    keys.insert(J::key(position));
    texts.insert(J::Game::write_position(position));
  });
  EXPECT_EQ(keys.size(), texts.size());
}

TEST(HiveQueenJudgement, KeysTellPositionsApart) { expect_keys_tell_positions_apart<HiveQueenJudgement>({}); }
TEST(AgonJudgement, KeysTellPositionsApart) {
  expect_keys_tell_positions_apart<AgonJudgement>({});
  expect_keys_tell_positions_apart<AgonJudgement>({.touch_move = true});
  expect_keys_tell_positions_apart<AgonJudgement>({.opening = agon::Opening::placement});
}

template <typename J>
void expect_slots_in_range() {
  visit_random_games<typename J::Game>({}, [](const auto& position) {
    for (const auto& action : J::Game::legal_actions(position)) EXPECT_LT(J::slot(action), kSlots);
  });
}

TEST(HiveQueenJudgement, EveryActionHasASlot) { expect_slots_in_range<HiveQueenJudgement>(); }
TEST(AgonJudgement, EveryActionHasASlot) { expect_slots_in_range<AgonJudgement>(); }

}  // namespace
}  // namespace hexcourt::engine
