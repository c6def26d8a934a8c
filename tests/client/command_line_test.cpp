#include "command/command_line.hpp"

#include <gmock/gmock.h>

#include "ran.hpp"

namespace hexcourt::command {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::MatchesRegex;

template <typename What>
What read(std::vector<std::string> arguments) {
  const auto request = read_command_line(std::move(arguments));
  if (!request) throw std::invalid_argument(request.error());
  return std::get<What>(*request);
}

TEST(PlayCommand, TakesARoomOrMakesOne) {
  const Play join = read<Play>({"play", "http://h/", "--room", "r1", "--invite", "code", "--side", "black"});
  EXPECT_EQ(join.server.url, "http://h/");
  EXPECT_EQ(join.room, "r1");
  EXPECT_EQ(join.invite, "code");
  EXPECT_EQ(join.side, game::Side::black);
  EXPECT_EQ(join.wish.choice.game, "");

  const Play make =
      read<Play>({"play", "--create", "agon", "--set", "capture=ring", "--set", "touch_move=true",
                  "--private", "--first", "guest", "--position", "p", "--name", "Ada", "http://h/"});
  EXPECT_EQ(make.server.url, "http://h/");
  EXPECT_EQ(make.server.name, "Ada");
  EXPECT_EQ(make.wish.choice.game, "agon");
  EXPECT_THAT(make.wish.choice.settings, ElementsAre("capture=ring", "touch_move=true"));
  EXPECT_TRUE(make.wish.hidden);
  EXPECT_EQ(make.wish.first, protocol::First::guest);
  EXPECT_EQ(make.wish.position, "p");
}

TEST(PlayCommand, RefusesWhatDoesNotFitTogether) {
  EXPECT_FALSE(read_command_line({"play"}));
  EXPECT_FALSE(read_command_line({"play", "u", "--room", "r", "--create", "agon"}));
  EXPECT_FALSE(read_command_line({"play", "u", "--set", "a=b"}));
  EXPECT_FALSE(read_command_line({"play", "u", "--private"}));
  EXPECT_FALSE(read_command_line({"play", "u", "--create", "agon", "--first", "me"}));
  EXPECT_FALSE(read_command_line({"play", "u", "--side", "red"}));
  EXPECT_FALSE(read_command_line({"play", "u", "--guest", "--token-file", "f"}));
}

TEST(PlayCommand, LooksForAnOpponent) {
  const Play seek = read<Play>({"play", "u", "--seek", "agon", "--set", "capture=ring", "--clock",
                                "byo-yomi 10m+3x30s", "--side", "white"});
  EXPECT_TRUE(seek.seeks);
  EXPECT_EQ(seek.wish.choice.game, "agon");
  EXPECT_EQ(seek.wish.clock, "byo-yomi 10m+3x30s");
  EXPECT_EQ(seek.side, game::Side::white);
  EXPECT_FALSE(read<Play>({"play", "u", "--create", "agon", "--clock", "per-turn 3d"}).seeks);
  EXPECT_FALSE(read_command_line({"play", "u", "--seek", "agon", "--create", "agon"}));
  EXPECT_FALSE(read_command_line({"play", "u", "--seek", "agon", "--room", "r"}));
  EXPECT_FALSE(read_command_line({"play", "u", "--seek", "agon", "--private"}));
  EXPECT_FALSE(read_command_line({"play", "u", "--clock", "per-turn 3d"}));
}

TEST(PlayCommand, TakesAnIdentityOver) {
  EXPECT_EQ(read<Play>({"play", "u", "--code", "ABCDE12345", "--room", "r"}).server.code, "ABCDE12345");
  EXPECT_FALSE(read_command_line({"play", "u", "--code", "ABCDE12345", "--guest"}));
}

TEST(WatchCommand, NamesARoom) {
  const auto watch = read<Watch>({"watch", "u", "r", "--invite", "c"});
  EXPECT_EQ(watch.room, "r");
  EXPECT_EQ(watch.invite, "c");
  EXPECT_FALSE(read_command_line({"watch", "u"}));
}

TEST(BotCommand, LooksForCompanyUnlessToldWhere) {
  const Bot any = read<Bot>({"bot", "u"});
  EXPECT_FALSE(any.create);
  EXPECT_EQ(any.wish.choice.game, "");
  EXPECT_EQ(any.games, 1);
  EXPECT_TRUE(any.server.guest);
  const Bot game =
      read<Bot>({"bot", "u", "--game", "botermans", "--games", "5", "--seed", "9", "--max-actions", "40"});
  EXPECT_FALSE(game.create);
  EXPECT_EQ(game.wish.choice.game, "botermans");
  EXPECT_EQ(game.games, 5);
  EXPECT_EQ(game.seed, 9U);
  EXPECT_EQ(game.most_actions, 40);
  const Bot make = read<Bot>({"bot", "u", "--create", "agon", "--set", "capture=ring"});
  EXPECT_TRUE(make.create);
  const Bot steady = read<Bot>({"bot", "u", "--game", "agon", "--clock", "fischer 1m+1s", "--rematch"});
  EXPECT_EQ(steady.wish.clock, "fischer 1m+1s");
  EXPECT_TRUE(steady.rematch);
  EXPECT_EQ(steady.level, std::nullopt);
  EXPECT_EQ(steady.server.name, "Random bot");
  const Bot strong = read<Bot>({"bot", "u", "--level", "8"});
  EXPECT_EQ(strong.level, 8);
  EXPECT_EQ(strong.server.name, "Computer, level 8");
  EXPECT_EQ(read<Bot>({"bot", "u", "--level", "8", "--name", "Deep"}).server.name, "Deep");
  EXPECT_FALSE(read_command_line({"bot", "u", "--level", "9"}));
  EXPECT_FALSE(read_command_line({"bot", "u", "--games", "0"}));
  EXPECT_FALSE(read_command_line({"bot", "u", "--room", "r", "--create", "agon"}));
}

TEST(BotsCommand, SaysHowMuchToPlay) {
  const Bots bots = read<Bots>({"bots", "u", "--game", "agon", "--games", "200", "--rooms", "8"});
  EXPECT_EQ(bots.games, 200);
  EXPECT_EQ(bots.rooms, 8);
  EXPECT_EQ(bots.most_actions, std::nullopt);
  EXPECT_FALSE(bots.rematch);
  EXPECT_FALSE(read_command_line({"bots", "u"}));
  EXPECT_FALSE(read_command_line({"bots", "u", "--game", "agon", "--rooms", "many"}));
}

TEST(CommandLine, SaysItsVersion) {
  const Ran version = ran({"--version"});
  EXPECT_EQ(version.status, kDone);
  EXPECT_THAT(version.out, MatchesRegex("hexcourt [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST(CommandLine, RefusesInOneSentence) {
  const std::string long_name(300, 'x');
  const std::vector<std::vector<std::string>> nonsense{{},
                                                       {"chess"},
                                                       {"--chess"},
                                                       {"rules"},
                                                       {"rules", "chess"},
                                                       {"play", "u", "--create", ""},
                                                       {"play", "u", "--name", long_name},
                                                       {"play", "u", "more"},
                                                       {"play", "u", "--side", "red"},
                                                       {"bot", "u", "--seed", "-1"},
                                                       {"bot", "u", "--set", "capture=ring"},
                                                       {"bot", "u", "--clock", "per-turn 3d"},
                                                       {"play", "u", "--create", "agon", "--clock", "soon"},
                                                       {"bots", "u", "--game", ""}};
  for (const auto& arguments : nonsense) {
    const Ran refused = ran(arguments);
    EXPECT_EQ(refused.status, kRefused);
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err, MatchesRegex("hexcourt: [^\n]+\\.\n"));
  }
  EXPECT_EQ(
      ran({"play", "u", "--create", "agon", "--clock", "per-turn"}).err,
      "hexcourt: --clock: Here belong a space and the time for a turn, as in \"per-turn 3d\" (at character "
      "9).\n");
  EXPECT_THAT(ran({"chess"}).err, HasSubstr("'chess' is no command here; there are: play, watch"));
  EXPECT_THAT(ran({"rules", "chess"}).err, HasSubstr("'chess' is no command here; there are: start, legal"));
}

TEST(PlayHelp, NamesGamesSettingsClocksAndWhatMayBeTyped) {
  const Ran help = ran({"play", "--help"});
  EXPECT_EQ(help.status, kDone);
  EXPECT_THAT(help.out, AllOf(HasSubstr("e.g. one of hivequeen"), HasSubstr("agon-original"),
                              HasSubstr("--set touch_move=true"), HasSubstr("type help")));
  for (const char* clock : {"'fischer 5m+3s'", "'fischer 5m+3s cap 10m'", "'byo-yomi 10m+3x30s'",
                            "'per-turn 3d', from 1m to 30d"})
    EXPECT_THAT(help.out, HasSubstr(clock));
}

TEST(BotsHelp, SaysWhatHoldsWhereNothingIsSaid) {
  const Bots bots = read<Bots>({"bots", "u", "--game", "agon"});
  EXPECT_EQ(bots.games, 1);
  EXPECT_EQ(bots.rooms, 1);
  EXPECT_THAT(ran({"bots", "--help"}).out,
              AllOf(HasSubstr("Games to play; 1 where"), HasSubstr("Games at a time; 1 where"),
                    HasSubstr("without it each game goes on to its end")));
}

TEST(RulesHelp, SaysWhatGoesInWhatComesOutAndHowItEnds) {
  for (const char* rule : {"start", "legal", "apply", "result", "perft", "batch"}) {
    const Ran help = ran({"rules", rule, "--help"});
    EXPECT_EQ(help.status, kDone);
    EXPECT_THAT(help.out, AllOf(HasSubstr("Example: hexcourt rules "), HasSubstr("Exit status: 0 ")));
  }
  EXPECT_THAT(ran({"rules", "batch", "--help"}).out,
              AllOf(HasSubstr("Standard input: lines POSITION, or POSITION<tab>ACTION"),
                    HasSubstr("{\"position\": TEXT"), HasSubstr("{\"refused\": TEXT}")));
  EXPECT_THAT(ran({"rules", "--help"}).out, HasSubstr("agon-original"));
}

}  // namespace
}  // namespace hexcourt::command
