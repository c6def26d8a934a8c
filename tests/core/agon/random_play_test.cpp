#include <random>
#include <set>

#include "agon_play.hpp"
#include "plain_rules.hpp"
#include "some_positions.hpp"

namespace hexcourt::agon {
namespace {

constexpr int kGamesPerSetting = 3;
constexpr int kMostActionsPerGame = 300;

/// The captures of a step, counted afresh: enemies with the piece that came to `to` on one side and another
/// of `owner` on the other.
Set captures_afresh(const Position& before, const Position& after, Side owner, Cell to) {
  Set captured;
  for (const Cell enemy : after.pieces(game::opponent(owner)) - before.marked) {
    for (const Cell partner : after.pieces(owner)) {
      if (plain::between(after.settings.capture, enemy, to, partner)) captured.add(enemy);
    }
  }
  return captured;
}

/// The marks behind a step, counted afresh.
Set marks_afresh(const Position& before, Action action, const Step& step) {
  Set marks = before.marked;
  if (action.kind == Action::Kind::relocate || action.kind == Action::Kind::release)
    marks.remove(action.from);
  return marks | step.captures;
}

void expect_reads_back(const Position& position, Action action, std::string_view text) {
  const auto back = Agon::read_action(position, text);
  EXPECT_TRUE(back.has_value() && *back == action) << text << " in " << Agon::write_position(position);
}

void check_texts(const Position& position) {
  const std::string text = Agon::write_position(position);
  const auto read = Agon::read_position(position.settings, text);
  EXPECT_TRUE(read.has_value() && *read == position) << text;
  std::set<std::string> texts;
  for (const Action action : Agon::legal_actions(position)) {
    const std::string written = Agon::write_action(position, action);
    EXPECT_TRUE(texts.insert(written).second) << written << " twice in " << text;
    expect_reads_back(position, action, written);
    expect_reads_back(position, action, written.substr(0, written.find('*')));
  }
}

void check_step(const Position& before, Action action, const Step& step) {
  const std::string text = Agon::write_position(before) + ' ' + Agon::write_action(before, action);
  const bool carries = action.kind == Action::Kind::move || action.kind == Action::Kind::relocate;
  const Set captures =
      carries ? captures_afresh(before, step.position, before.turn_owner(), action.to) : Set{};
  EXPECT_EQ(step.captures, captures) << text;
  EXPECT_EQ(step.position.marked, marks_afresh(before, action, step)) << text;
  EXPECT_EQ(step.turn_ended, action.kind != Action::Kind::touch) << text;
  EXPECT_EQ(step.position.turn_owner(),
            step.turn_ended ? game::opponent(before.turn_owner()) : before.turn_owner())
      << text;
  for (const Side side : {Side::white, Side::black}) {
    const int placed = action.kind == Action::Kind::place && side == before.to_act ? 1 : 0;
    EXPECT_EQ(step.position.pieces(side).size(), before.pieces(side).size() + placed) << text;
  }
}

struct Seen {
  int captures = 0;
  int ends = 0;
};

void play_one(const Settings& settings, std::mt19937& chance, Seen& seen) {
  Position position = Agon::initial(settings);
  for (int ply = 0; ply < kMostActionsPerGame; ++ply) {
    check_texts(position);
    const Actions actions = Agon::legal_actions(position);
    ASSERT_EQ(actions.empty(), Agon::result(position).has_value()) << Agon::write_position(position);
    if (actions.empty()) {
      ++seen.ends;
      return;
    }
    const Action action = actions[chance() % actions.size()];
    const auto step = Agon::apply(position, action);
    ASSERT_TRUE(step.has_value()) << step.error().message;
    check_step(position, action, *step);
    seen.captures += step->captures.size();
    position = step->position;
  }
}

TEST(AgonRandomPlay, KeepsEveryPromiseUnderEveryCombinationOfSettings) {
  std::mt19937 chance(20'240'229);
  ASSERT_EQ(all_settings().size(), 32U);
  for (const Settings& settings : all_settings()) {
    Seen seen;
    for (int game = 0; game < kGamesPerSetting; ++game) play_one(settings, chance, seen);
    EXPECT_GT(seen.captures, 0);
    if (testing::Test::HasFailure()) return;
  }
}

/// Every action that can be thought of.
std::vector<Action> all_actions() {
  std::vector<Action> all{Action::pass(), Action::forfeit()};
  for (const Cell one : Set::all()) {
    all.insert(all.end(), {Action::place(one), Action::touch(one), Action::release(one)});
    for (const Cell other : Set::all()) {
      all.push_back(Action::move(one, other));
      all.push_back(Action::relocate(one, other));
    }
  }
  return all;
}

/// Whether the checked door lets `action` in exactly where it is listed, and says why in a sentence else.
bool door_agrees(const Position& position, Action action, bool listed) {
  const auto step = Agon::apply(position, action);
  if (step.has_value()) return listed;
  return !listed && step.error().code == game::ErrorCode::illegal_action &&
         step.error().message.ends_with('.');
}

TEST(AgonRandomPlay, AppliesExactlyTheListedActionsAndSaysWhyNotForTheRest) {
  std::mt19937 chance(6);
  const std::vector<Action> all = all_actions();
  for (const Settings& settings : all_settings()) {
    const Position position = played_at_random(settings, chance);
    const Actions listed = Agon::legal_actions(position);
    for (const Action action : all) {
      const bool legal = std::find(listed.begin(), listed.end(), action) != listed.end();
      EXPECT_TRUE(door_agrees(position, action, legal))
          << Agon::write_position(position) << ' ' << Agon::write_action(position, action);
    }
  }
}

}  // namespace
}  // namespace hexcourt::agon
