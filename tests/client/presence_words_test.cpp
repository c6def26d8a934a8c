#include "command/presence_words.hpp"

#include <gtest/gtest.h>

namespace hexcourt::command {
namespace {

using game::Side;
using protocol::Leave;
using protocol::Presence;
using protocol::PresenceSeat;

constexpr std::int64_t kNow = 1'000'000;

Presence both_here() {
  Presence presence;
  presence.white = PresenceSeat{.id = "1", .name = "Ada", .present = true};
  presence.black = PresenceSeat{.id = "2", .name = "Bob\x1b", .present = true};
  return presence;
}

Presence black_away(Leave leave, std::int64_t claim_at) {
  Presence presence = both_here();
  presence.black->present = false;
  presence.black->away_since = kNow;
  presence.black->leave = leave;
  presence.black->claim_at = claim_at;
  return presence;
}

TEST(PresenceWords, SayWhoLeftAndWhenTheWinMayBeClaimed) {
  EXPECT_EQ(presence_changes(both_here(), black_away(Leave::left, kNow + 60'000), Side::white, kNow + 500),
            "Bob\\x1b left. You may claim the win in 60 s, unless they come back: claim win.\n");
  EXPECT_EQ(presence_changes(both_here(), black_away(Leave::lost, kNow + 180'000), Side::white, kNow),
            "Bob\\x1b lost the line. You may claim the win in 180 s, unless they come back: claim win.\n");
  EXPECT_EQ(presence_changes(std::nullopt, black_away(Leave::lost, kNow), Side::white, kNow + 1),
            "Bob\\x1b lost the line. You may claim the win: claim win.\n");
}

TEST(PresenceWords, TellWatchersOnlyWhoWent) {
  EXPECT_EQ(presence_changes(both_here(), black_away(Leave::left, kNow), std::nullopt, kNow),
            "Bob\\x1b left.\n");
}

TEST(PresenceWords, SayWhoIsBack) {
  EXPECT_EQ(presence_changes(black_away(Leave::lost, kNow), both_here(), Side::white, kNow),
            "Bob\\x1b is back.\n");
}

TEST(PresenceWords, AlarmNobodyOverWhoIsOnlyOnTheWay) {
  const auto awaited = black_away(Leave::awaited, kNow + 180'000);
  EXPECT_EQ(presence_changes(std::nullopt, awaited, Side::white, kNow), "Bob\\x1b is not here yet.\n");
  EXPECT_EQ(presence_changes(awaited, both_here(), Side::white, kNow), "Bob\\x1b is here.\n");
}

TEST(PresenceWords, SayNothingTwice) {
  EXPECT_EQ(presence_changes(std::nullopt, both_here(), Side::white, kNow), "");
  EXPECT_EQ(presence_changes(both_here(), both_here(), Side::white, kNow), "");
  const auto away = black_away(Leave::left, kNow + 60'000);
  EXPECT_EQ(presence_changes(away, away, Side::white, kNow + 30'000), "");
  EXPECT_EQ(presence_changes(std::nullopt, Presence{}, std::nullopt, kNow), "");
}

}  // namespace
}  // namespace hexcourt::command
