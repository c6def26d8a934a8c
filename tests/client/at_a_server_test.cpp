#include <gmock/gmock.h>

#include <algorithm>
#include <memory>

#include "at_a_server.hpp"

namespace hexcourt::command {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::StartsWith;

TEST_F(AtAServer, TwoPeoplePlayAGame) {
  const auto made = e2e::make_room(server_, {{"game", "hivequeen"}});
  Person white(play({"--room", made.room, "--side", "white", "--name", "Ada"}));
  Person black(play({"--room", made.room, "--side", "black", "--name", "Bob"}));
  white.type("wait\nlegal W\nWa1-a9\nWa1-a2\nlegal +\n+Sb2\nwait\nchat well played\nresign\n");
  black.type("wait\nWa5-a4\n.\nwait\n");
  EXPECT_EQ(white.finish(), kDone);
  EXPECT_EQ(black.finish(), kDone);

  EXPECT_THAT(white.out(),
              AllOf(HasSubstr("White: Ada (you)    Black: Bob"), HasSubstr("Your turn, White"),
                    HasSubstr("Wa1-a2"), HasSubstr("White (you) introduces a Soldier on b2 (+Sb2).")));
  EXPECT_THAT(white.out(), HasSubstr("Black moves a Worker from a5 to a4 (Wa5-a4)."));
  EXPECT_THAT(white.out(), HasSubstr("Black wins: White resigned."));
  EXPECT_THAT(white.out(), HasSubstr("___/ q \\___\n")) << "Black is at the top";
  EXPECT_THAT(black.out(), HasSubstr("___/ Q \\___\n")) << "White is at the top";
  EXPECT_THAT(black.out(), HasSubstr("White moves a Worker from a1 to a2 (Wa1-a2)."));
  EXPECT_THAT(black.out(),
              AllOf(HasSubstr("Ada says: well played"), HasSubstr("Black wins: White resigned.")));
  EXPECT_EQ(white.err() + black.err(), "");
}

TEST_F(AtAServer, ARefusalSaysWhy) {
  const auto made = e2e::make_room(server_, {{"game", "hivequeen"}});
  Person white(play({"--room", made.room, "--side", "white"}));
  Person black(play({"--room", made.room, "--side", "black"}));
  white.type("wait\nSc2-c3\nnonsense\nclaim draw\nabort\n");
  black.type("wait\n");
  EXPECT_EQ(white.finish(), kDone);
  EXPECT_EQ(black.finish(), kDone);
  EXPECT_THAT(white.out(), HasSubstr("Soldier moves only by capturing"));
  EXPECT_THAT(white.out(), HasSubstr("No result: the game was broken off."));
}

TEST_F(AtAServer, APrivateRoomWantsItsInvite) {
  const auto made =
      e2e::make_room(server_, {{"game", "agon"}, {"visibility", "private"}, {"first", "guest"}});
  Person stranger(play({"--room", made.room}));
  EXPECT_EQ(stranger.finish(), kFailed);
  EXPECT_THAT(stranger.err(), AllOf(StartsWith("hexcourt: "), HasSubstr("invite")));

  Person white(play({"--room", made.room, "--invite", made.invite, "--side", "white"}));
  Person black(play({"--room", made.room, "--invite", made.invite, "--side", "black"}));
  white.type("wait\nresign\n");
  black.type("wait\n");
  EXPECT_EQ(white.finish(), kDone);
  EXPECT_EQ(black.finish(), kDone);
}

TEST_F(AtAServer, WhoeverMakesARoomIsToldHowOthersJoinIt) {
  Person host(play({"--create", "agon", "--set", "capture=ring", "--private"}));
  host.type("quit\n");
  EXPECT_EQ(host.finish(), kDone);
  EXPECT_THAT(host.out(), ContainsRegex("hexcourt play " + url() + " --room [^ ]+ --invite [^ ]+\n"));
  EXPECT_THAT(host.out(), ContainsRegex("hexcourt watch " + url() + " [^ ]+ --invite [^ ]+ shows it[.]\n"));
  EXPECT_THAT(host.out(), HasSubstr("Waiting for both seats to be taken."));
}

TEST_F(AtAServer, TheLobbyOffersRoomsAndMakesThem) {
  Person lonely(play({"--name", "Ada"}));
  lonely.type("list\ncreate chess\ncreate agon capture=ring\nwait\nresign\n");
  ASSERT_TRUE(rooms_show(": Ada"));
  Person other(play({}));
  other.type("1\nwait\nresign\n");
  EXPECT_EQ(lonely.finish(), kDone);
  EXPECT_EQ(other.finish(), kDone);
  EXPECT_THAT(lonely.out(), AllOf(HasSubstr("There is no room yet."), HasSubstr("no game 'chess'"),
                                  HasSubstr("hexcourt play " + url() + " --room "), HasSubstr("resigned.")));
  EXPECT_THAT(other.out(), AllOf(HasSubstr("1. "), HasSubstr("capture=ring"), HasSubstr("resigned.")));
}

TEST_F(AtAServer, TheListAsksAgainForARoomThatIsNotThere) {
  Person hasty(play({}));
  hasty.type("1\n");
  EXPECT_EQ(hasty.finish(), kDone);
  EXPECT_THAT(hasty.out(), HasSubstr("The list has no room 1; it has 0."));

  Person lost(play({}));
  lost.type("join nowhere\n");
  EXPECT_EQ(lost.finish(), kFailed);

  Person patient(play({}));
  patient.type("99999999999999999999\njoin nowhere\njoin no/where\ncreate agon\nquit\n");
  EXPECT_EQ(patient.finish(), kDone);
  EXPECT_THAT(patient.out(), AllOf(HasSubstr("The list has no room 99999999999999999999; it has 0."),
                                   HasSubstr("Waiting for both seats to be taken.")));
  EXPECT_THAT(patient.err(), AllOf(HasSubstr("There is no such room."), HasSubstr("is no room's id.")));
}

TEST_F(AtAServer, AWatcherMayKnowWhatIsLegal) {
  const auto made = e2e::make_room(server_, {{"game", "agon"}});
  const std::vector<std::string> watch{"watch", url(), made.room, "--guest"};
  Person early(watch);
  early.type("legal\nquit\n");
  EXPECT_EQ(early.finish(), kDone);
  EXPECT_THAT(early.out(), HasSubstr("The game has not begun."));

  Person white(play({"--room", made.room, "--side", "white"}));
  Person black(play({"--room", made.room, "--side", "black"}));
  ASSERT_TRUE(rooms_show("playing"));
  Person watcher(watch);
  watcher.type("legal Q\nquit\n");
  EXPECT_EQ(watcher.finish(), kDone);
  EXPECT_THAT(watcher.out(), HasSubstr("Qf1-f2"));
  black.type("legal\nresign\n");
  EXPECT_EQ(black.finish(), kDone);
  EXPECT_EQ(white.finish(), kDone);
  EXPECT_THAT(black.out(), HasSubstr("It is not your turn."));
}

TEST_F(AtAServer, AWatcherSeesTheGameToItsEnd) {
  const auto made = e2e::make_room(server_, {{"game", "agon"}});
  Person watcher({"watch", url(), made.room, "--guest"});
  Person white(play({"--room", made.room, "--side", "white"}));
  Person black(play({"--room", made.room, "--side", "black"}));
  white.type("wait\nQf1-f2\n");
  black.type("wait\nresign\n");
  EXPECT_EQ(watcher.finish(), kDone);
  EXPECT_THAT(watcher.out(), HasSubstr("White wins: Black resigned."));
}

TEST_F(AtAServer, ARoomThatIsNotThereIsAFailure) {
  for (const auto& arguments : {play({"--room", "nowhere"}), {"watch", url(), "nowhere", "--guest"}}) {
    Person lost(arguments);
    EXPECT_EQ(lost.finish(), kFailed);
    EXPECT_THAT(lost.err(), StartsWith("hexcourt: "));
  }
  Person strange(play({"--room", "no/where"}));
  EXPECT_EQ(strange.finish(), kRefused);
}

TEST_F(AtAServer, AWishThatNoServerGrantsIsRefusedInOneLine) {
  for (const std::vector<std::string>& arguments : std::vector<std::vector<std::string>>{
           {"play", url(), "--guest", "--create", "chess"},
           {"play", url(), "--guest", "--create", "agon", "--position", "nonsense"},
           {"bot", url(), "--game", "agon", "--set", "gold=1"},
           {"bots", url(), "--game", "chess", "--games", "100", "--rooms", "8"}}) {
    Person wishful(arguments);
    EXPECT_EQ(wishful.finish(), kRefused) << arguments[0];
    EXPECT_THAT(wishful.err(), testing::MatchesRegex("hexcourt: [^\n]+\n"));
    EXPECT_EQ(wishful.out(), "");
  }
}

}  // namespace
}  // namespace hexcourt::command
