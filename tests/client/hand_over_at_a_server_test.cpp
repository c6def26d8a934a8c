#include <gmock/gmock.h>

#include <filesystem>
#include <regex>

#include "at_a_server.hpp"

// Who somebody is to a server, kept from one time to the next, and handed over to another device.

namespace hexcourt::command {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

/// The code that somebody asks for.
std::string code_told_to(Person& person) {
  person.type("code\n");
  EXPECT_TRUE(person.tells("At the other device: "));
  std::smatch code;
  const std::string out = person.out();
  EXPECT_TRUE(std::regex_search(out, code, std::regex("The code is ([A-Z0-9]+)[.]")));
  return code[1].str();
}

/// A file for a token that is not there yet.
std::string new_token_file(const std::string& name) {
  std::string file = testing::TempDir() + "hexcourt_" + name + "_token";
  std::filesystem::remove(file);
  return file;
}

/// Somebody goes on at another device by a code; the first device is told, and does not fight.
TEST_F(AtAServer, ACodeTakesAnIdentityToAnotherDevice) {
  const auto made = e2e::make_room(server_, {{"game", "agon"}});
  const std::string file = new_token_file("other_device");
  Person here(play({"--room", made.room, "--name", "Ada"}));
  ASSERT_TRUE(here.tells("Ada (you)"));
  const std::string code = code_told_to(here);
  EXPECT_TRUE(here.tells("hexcourt play " + url() + " --code " + code + " --room " + made.room + "\n"));
  Person there({"play", url(), "--token-file", file, "--code", code, "--room", made.room});
  EXPECT_TRUE(there.tells("Ada (you)"));
  EXPECT_TRUE(e2e::eventually([&here] { return here.done(); }));
  EXPECT_EQ(here.finish(), kFailed);
  EXPECT_THAT(here.err(), HasSubstr("another device"));
  there.type("quit\n");
  EXPECT_EQ(there.finish(), kDone);

  Person late({"play", url(), "--token-file", file + "2", "--code", code, "--room", made.room});
  EXPECT_EQ(late.finish(), kFailed);
  EXPECT_THAT(late.err(), HasSubstr("code"));
}

/// The token that stayed behind is worth nothing any more.
TEST_F(AtAServer, WhoeverIsNoLongerKnownIsToldWhyTheyAreSomebodyNew) {
  const auto made = e2e::make_room(server_, {{"game", "agon"}});
  const std::string old_file = new_token_file("handed_over");
  const std::string new_file = new_token_file("taken_over");
  Person here({"play", url(), "--token-file", old_file, "--room", made.room});
  ASSERT_TRUE(here.tells(" (you)"));
  const std::string code = code_told_to(here);
  here.type("quit\n");
  EXPECT_EQ(here.finish(), kDone);
  EXPECT_EQ(here.err(), "") << "a first visit";
  EXPECT_EQ(ran({"rooms", url(), "--token-file", old_file}).err, "") << "known, until the code is used";

  EXPECT_EQ(ran({"rooms", url(), "--token-file", new_file, "--code", code}).err, "");
  EXPECT_THAT(ran({"rooms", url(), "--token-file", old_file}).err,
              MatchesRegex("The player kept here is not known to the server any more: perhaps it went on at "
                           "another device. You are a new guest, [^ ]+[.]\n"));
  EXPECT_EQ(ran({"rooms", url(), "--token-file", old_file}).err, "") << "the new guest is known";
  EXPECT_EQ(ran({"rooms", url(), "--token-file", new_file}).err, "");
  EXPECT_EQ(ran({"rooms", url(), "--guest"}).err, "");
}

/// Private ones too, which the server tells nobody else.
TEST_F(AtAServer, WhoeverIsKnownFindsTheirOwnGamesAgain) {
  const std::string file = new_token_file("games");
  const std::vector<std::string> list{"games", url(), "--token-file", file};
  EXPECT_EQ(ran(list).out, "You have no games here.\n");
  const auto made = e2e::make_room(server_, {{"game", "agon"}, {"visibility", "private"}});
  Person white({"play", url(), "--token-file", file, "--name", "Ada", "--room", made.room, "--invite",
                made.invite, "--side", "white"});
  Person black(play({"--room", made.room, "--invite", made.invite, "--side", "black", "--name", "Bob"}));
  ASSERT_TRUE(white.tells("Your turn, White"));
  white.type("quit\n");
  EXPECT_EQ(white.finish(), kDone);
  const std::string game = made.room + "  agon  ";
  const std::string players = "  White: Ada (you)  Black: Bob  ";
  EXPECT_TRUE(e2e::eventually([&] {
    return ran(list).out == game + "playing" + players + "your turn  private\n";
  })) << ran(list).out;
  black.type("resign\n");
  ASSERT_TRUE(black.tells("White wins: Black resigned."));
  EXPECT_EQ(black.finish(), kDone);
  EXPECT_TRUE(e2e::eventually([&] {
    return ran(list).out == game + "finished" + players + "White wins: Black resigned.  private\n";
  })) << ran(list).out;
  EXPECT_EQ(ran({"games", url(), "--guest"}).out, "You have no games here.\n");

  Person choosing(play({}));
  EXPECT_TRUE(choosing.tells("hexcourt games " + url() + " lists your own games.\n"));
}

/// Looking does not throw out the one who plays; a second game with the same token is told what to do.
TEST_F(AtAServer, WhoeverPlaysMayLookAtTheirGamesAndTheRoomsMeanwhile) {
  const auto made = e2e::make_room(server_, {{"game", "agon"}, {"visibility", "private"}});
  const std::string file = new_token_file("looking");
  const std::vector<std::string> as_ada{"--token-file", file, "--room", made.room, "--invite", made.invite};
  std::vector<std::string> plays{"play", url(), "--name", "Ada", "--side", "white"};
  plays.insert(plays.end(), as_ada.begin(), as_ada.end());
  Person ada(plays);
  ASSERT_TRUE(ada.tells("White: Ada (you)"));
  for (const char* look : {"games", "rooms"}) {
    const Ran looked = ran({look, url(), "--token-file", file});
    EXPECT_EQ(looked.status, kDone) << look;
    EXPECT_EQ(looked.err, "") << look;
  }
  EXPECT_EQ(ran({"games", url(), "--token-file", file}).out,
            made.room + "  agon  waiting  White: Ada (you)  Black: -  private\n");
  EXPECT_FALSE(ada.done());
  const Ran again = ran(plays);
  EXPECT_EQ(again.status, kRefused);
  EXPECT_EQ(again.err, "hexcourt: Another program plays with the token in " + file +
                           ". With another --token-file you are another player.\n");
  Person black(play({"--room", made.room, "--invite", made.invite}));
  ASSERT_TRUE(ada.tells("Your turn, White"));
  ada.type("resign\n");
  EXPECT_EQ(ada.finish(), kDone);
  EXPECT_EQ(black.finish(), kDone);
}

}  // namespace
}  // namespace hexcourt::command
