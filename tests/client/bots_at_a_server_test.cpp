#include <gmock/gmock.h>

#include <algorithm>
#include <memory>

#include "at_a_server.hpp"

namespace hexcourt::command {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::MatchesRegex;

TEST_F(AtAServer, BotsPlayWithoutARefusal) {
  for (const char* game :
       {"hivequeen", "agon", "agon-original", "way-to-play", "botermans", "queens-and-guards"}) {
    const Ran bots = ran({"bots", url(), "--game", game, "--games", "4", "--rooms", "2", "--seed", "1",
                          "--max-actions", "40"});
    EXPECT_EQ(bots.status, kDone) << game << bots.err;
    EXPECT_THAT(bots.out, MatchesRegex("games 4 \\(.*\\), actions [0-9]+, refused 0, lost 0\n")) << game;
    EXPECT_EQ(bots.err, "") << game;
  }
}

TEST_F(AtAServer, ABotJoinsWhoeverWaits) {
  Person host(play({"--create", "agon", "--first", "host", "--name", "Ada"}));
  ASSERT_TRUE(rooms_show("White: Ada"));
  Person bot({"bot", url(), "--game", "agon", "--seed", "1"});
  host.type("wait\nQf1-f2\nwait\nresign\n");
  EXPECT_EQ(host.finish(), kDone);
  EXPECT_EQ(bot.finish(), kDone);
  EXPECT_THAT(host.out(), HasSubstr("Black: Random bot"));
  EXPECT_THAT(bot.out(), HasSubstr("Black wins: White resigned."));
}

/// It looks ahead: the only Queen of a side that can have no other is there to be captured.
TEST_F(AtAServer, ABotOfSomeLevelPlaysToWin) {
  Person host(play({"--create", "hivequeen", "--first", "guest", "--name", "Ada", "--position",
                    "5/6/7/8/QH6q/8/7/6/w4 w move"}));
  ASSERT_TRUE(rooms_show("Black: Ada"));
  Person bot({"bot", url(), "--level", "3", "--seed", "1"});
  host.type("wait\n");
  EXPECT_EQ(bot.finish(), kDone);
  EXPECT_THAT(bot.out(), HasSubstr("White wins"));
  host.type("quit\n");
  host.finish();
  EXPECT_THAT(host.out(), HasSubstr("White: Computer, level 3"));
}

TEST_F(AtAServer, ABotThatWaitsGoesWhereSomebodyWaitsInAnOlderRoom) {
  const auto older = e2e::make_room(server_, {{"game", "agon"}});
  Person bot({"bot", url(), "--game", "agon", "--seed", "1"});
  ASSERT_TRUE(rooms_show("Random bot"));
  Person host(play({"--room", older.room, "--name", "Ada"}));
  host.type("wait\nresign\n");
  EXPECT_EQ(host.finish(), kDone);
  EXPECT_EQ(bot.finish(), kDone);
  EXPECT_THAT(host.out(), HasSubstr("Random bot"));
  EXPECT_THAT(bot.out(), AllOf(HasSubstr("to look for company."), HasSubstr(older.room)));
}

/// However many bots come at once, they sit down in pairs, and the one that is left over waits for the next.
TEST_F(AtAServer, BotsThatComeAtOnceFindEachOther) {
  const std::vector<std::string> arguments{"bot", url(), "--game", "hivequeen", "--max-actions", "4"};
  for (const int count : {2, 3, 5}) {
    std::vector<std::unique_ptr<Person>> bots;
    for (int i = 0; i < count; ++i) bots.push_back(std::make_unique<Person>(arguments));
    const auto done = [&] {
      return std::count_if(bots.begin(), bots.end(), [](const auto& bot) { return bot->done(); });
    };
    EXPECT_TRUE(e2e::eventually([&] { return done() == count - count % 2; })) << count;
    if (count % 2 != 0) bots.push_back(std::make_unique<Person>(arguments));
    for (const auto& bot : bots) {
      EXPECT_EQ(bot->finish(), kDone) << count << bot->err();
      EXPECT_THAT(bot->out(), HasSubstr("resigned.")) << count;
    }
  }
}

TEST_F(AtAServer, BotsPlayByTheClockAndGoOnByRematches) {
  const Ran bots = ran({"bots", url(), "--game", "hivequeen", "--clock", "fischer 5m+1s", "--games", "5",
                        "--rooms", "2", "--rematch", "--seed", "1", "--max-actions", "6"});
  EXPECT_EQ(bots.status, kDone) << bots.err;
  EXPECT_THAT(bots.out, MatchesRegex("games 5 \\(resigned 5\\), actions [0-9]+, refused 0, lost 0\n"));
}

TEST_F(AtAServer, ABotGoesOnByARematch) {
  Person host(play({"--create", "agon", "--first", "host", "--name", "Ada"}));
  ASSERT_TRUE(rooms_show("White: Ada"));
  Person bot({"bot", url(), "--game", "agon", "--games", "2", "--rematch"});
  ASSERT_TRUE(host.tells("Your turn, White"));
  host.type("resign\n");
  ASSERT_TRUE(host.tells("Black proposes a rematch"));
  host.type("accept\n");
  ASSERT_TRUE(host.tells("Black: Ada (you)"));
  host.type("resign\n");
  EXPECT_EQ(bot.finish(), kDone);
  EXPECT_THAT(bot.out(),
              AllOf(HasSubstr("Black wins: White resigned."), HasSubstr("White wins: Black resigned.")));
}

/// What a bot is asked, it declines, and plays on.
TEST_F(AtAServer, ABotDeclinesDrawsAndTakebacks) {
  Person host(play({"--create", "agon", "--first", "host", "--name", "Ada"}));
  ASSERT_TRUE(rooms_show("White: Ada"));
  Person bot({"bot", url(), "--game", "agon"});
  ASSERT_TRUE(host.tells("Your turn, White"));
  host.type("draw\n");
  EXPECT_TRUE(host.tells("Your proposal of a draw no longer stands."));
  host.type("Qf1-f2\nwait\ntakeback\n");
  EXPECT_TRUE(host.tells("Your proposal of a takeback no longer stands."));
  host.type("resign\n");
  EXPECT_TRUE(host.tells("Black wins: White resigned."));
  EXPECT_EQ(bot.finish(), kDone);
}

}  // namespace
}  // namespace hexcourt::command
