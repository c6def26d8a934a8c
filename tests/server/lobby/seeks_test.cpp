#include "server/lobby/seeks.hpp"

#include <gmock/gmock.h>

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::Field;

class SeeksTest : public testing::Test {
 protected:
  struct Wish {
    std::string game = "agon";
    game::NamedValues settings = {{"claim_after", std::int64_t{3}}};
    std::optional<match::TimeControl> clock = std::nullopt;
    std::optional<game::Side> side = std::nullopt;
  };

  std::optional<Pairing> add(const std::string& player) { return add(player, Wish{}); }
  std::optional<Pairing> add(const std::string& player, const Wish& wish) {
    return seeks.add({{player, "Name of " + player}, wish.game, wish.settings, wish.clock, wish.side, now});
  }
  std::vector<std::string> listed() const {
    std::vector<std::string> players;
    for (const protocol::SeekSummary& seek : seeks.list()) players.push_back(seek.player.id);
    return players;
  }
  /// Who is White and who is Black.
  static std::vector<std::string> sides(const std::optional<Pairing>& pairing) {
    if (!pairing) return {};
    return {pairing->white.player.id, pairing->black.player.id};
  }

  bool first_gets_white = true;
  Seeks seeks{10s, [this] { return first_gets_white; }};
  TimePoint now{1h};
};

TEST_F(SeeksTest, TwoThatFitArePairedAndTakenOut) {
  EXPECT_EQ(add("ada"), std::nullopt);
  EXPECT_THAT(sides(add("bob")), ElementsAre("ada", "bob"));
  EXPECT_EQ(seeks.size(), 0);
}

TEST_F(SeeksTest, ATossSaysWhoIsWhiteWhereNobodyMinds) {
  first_gets_white = false;
  add("ada");
  EXPECT_THAT(sides(add("bob")), ElementsAre("bob", "ada"));
}

TEST_F(SeeksTest, WhoWantsASideGetsIt) {
  using enum game::Side;
  add("ada", {.side = black});
  EXPECT_THAT(sides(add("bob")), ElementsAre("bob", "ada"));
  add("ada");
  EXPECT_THAT(sides(add("bob", {.side = white})), ElementsAre("bob", "ada"));
  add("ada", {.side = white});
  EXPECT_THAT(sides(add("bob", {.side = black})), ElementsAre("ada", "bob"));
}

TEST_F(SeeksTest, TwoWhoWantTheSameSideDoNotFit) {
  add("ada", {.side = game::Side::white});
  EXPECT_EQ(add("bob", {.side = game::Side::white}), std::nullopt);
  EXPECT_THAT(sides(add("eve")), ElementsAre("ada", "eve"));
  EXPECT_THAT(listed(), ElementsAre("bob"));
}

TEST_F(SeeksTest, GameSettingsAndClockMustBeTheSame) {
  add("ada");
  EXPECT_EQ(add("b", {.game = "hivequeen"}), std::nullopt);
  EXPECT_EQ(add("c", {.settings = {{"claim_after", std::int64_t{2}}}}), std::nullopt);
  EXPECT_EQ(add("d", {.clock = match::PerTurn{24h}}), std::nullopt);
  EXPECT_EQ(add("e", {.clock = match::PerTurn{48h}}), std::nullopt);
  EXPECT_THAT(listed(), ElementsAre("ada", "b", "c", "d", "e"));
}

TEST_F(SeeksTest, WhoeverWaitedLongestIsServedFirst) {
  add("ada", {.side = game::Side::white});
  add("bob", {.side = game::Side::white});
  EXPECT_THAT(sides(add("eve")), ElementsAre("ada", "eve"));
}

TEST_F(SeeksTest, APlayerHasOneSeekAndNeverMeetsThemselves) {
  add("ada");
  EXPECT_EQ(add("ada"), std::nullopt);
  EXPECT_EQ(add("ada", {.game = "hivequeen"}), std::nullopt);
  EXPECT_THAT(seeks.list(), ElementsAre(Field(&protocol::SeekSummary::game, "hivequeen")));
}

TEST_F(SeeksTest, TheSameSeekAgainKeepsItsPlace) {
  const TimePoint began = now;
  add("ada", {.side = game::Side::white});
  add("bob", {.side = game::Side::white});
  now += 5s;
  add("ada", {.side = game::Side::white});
  EXPECT_THAT(listed(), ElementsAre("ada", "bob"));
  EXPECT_EQ(seeks.list().front().since, milliseconds_of(began));
}

TEST_F(SeeksTest, ACancelledSeekIsGone) {
  add("ada");
  EXPECT_TRUE(seeks.cancel("ada"));
  EXPECT_FALSE(seeks.cancel("ada"));
  EXPECT_EQ(add("bob"), std::nullopt);
}

TEST_F(SeeksTest, NobodyIsPairedWithWhoIsAway) {
  add("ada");
  seeks.leave("ada", now);
  EXPECT_THAT(listed(), ElementsAre());
  EXPECT_EQ(add("bob"), std::nullopt);
  EXPECT_THAT(sides(seeks.come_back("ada")), ElementsAre("ada", "bob"));
}

TEST_F(SeeksTest, ASeekIsKeptForAWhileForWhoIsAway) {
  add("ada");
  EXPECT_EQ(seeks.next_deadline(), std::nullopt);
  seeks.leave("ada", now);
  EXPECT_EQ(seeks.next_deadline(), now + 10s);
  seeks.forget_overdue(now + 10s - 1ms);
  EXPECT_TRUE(seeks.has("ada"));
  seeks.come_back("ada");
  EXPECT_EQ(seeks.next_deadline(), std::nullopt);
  EXPECT_THAT(listed(), ElementsAre("ada"));
  seeks.leave("ada", now + 20s);
  seeks.forget_overdue(now + 30s);
  EXPECT_EQ(seeks.size(), 0);
}

TEST_F(SeeksTest, WhoLooksForNothingMayComeAndGo) {
  seeks.leave("ada", now);
  EXPECT_EQ(seeks.come_back("ada"), std::nullopt);
  EXPECT_EQ(seeks.next_deadline(), std::nullopt);
}

TEST(SeekOf, HasEverySettingUnderTheGamesOwnName) {
  protocol::Seek wish;
  wish.game = "way-to-play";
  wish.clock = match::PerTurn{24h};
  wish.side = game::Side::black;
  const auto seek = seek_of(wish, {"ada", "Ada"}, TimePoint{1h}, Limits{});
  ASSERT_TRUE(seek);
  EXPECT_EQ(seek->game, "agon");
  EXPECT_THAT(seek->settings, testing::Contains(game::NamedValue{"claim_after", std::int64_t{3}}));
  EXPECT_GT(seek->settings.size(), 2);
  EXPECT_EQ(seek->clock, wish.clock);
  EXPECT_EQ(seek->side, wish.side);
}

TEST(SeekOf, ARulesetFitsTheSameSettingsSaidOneByOne) {
  protocol::Seek ruleset;
  ruleset.game = "way-to-play";
  const auto one = seek_of(ruleset, {"ada", "Ada"}, TimePoint{1h}, Limits{});
  ASSERT_TRUE(one);
  protocol::Seek in_full;
  in_full.game = "agon";
  in_full.settings = one->settings;
  const auto other = seek_of(in_full, {"bob", "Bob"}, TimePoint{2h}, Limits{});
  ASSERT_TRUE(other);
  EXPECT_TRUE(fit(*one, *other));
}

TEST(SeekOf, WhatNoRoomCouldBeMadeOfIsRefused) {
  protocol::Seek wish;
  wish.game = "checkers";
  EXPECT_FALSE(seek_of(wish, {"ada", "Ada"}, TimePoint{1h}, Limits{}));
  wish.game = "agon";
  wish.clock = match::PerTurn{1ms};
  EXPECT_FALSE(seek_of(wish, {"ada", "Ada"}, TimePoint{1h}, Limits{}));
  wish.clock.reset();
  wish.settings = {{"no_such_setting", true}};
  EXPECT_FALSE(seek_of(wish, {"ada", "Ada"}, TimePoint{1h}, Limits{}));
}

}  // namespace
}  // namespace hexcourt::server
