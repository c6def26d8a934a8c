#include <gmock/gmock.h>

#include <regex>

#include "at_a_server.hpp"

// Clocks, proposals, rematches, seeks and chat between two people.

namespace hexcourt::command {
namespace {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

/// The ids of the rooms of which somebody was told how to show them.
std::vector<std::string> rooms_told_to(const Person& person) {
  const std::string out = person.out();
  const std::regex told("This is room ([^ ]+): hexcourt watch http://[^ ]+ ([^ ]+) shows it[.]\n");
  std::vector<std::string> rooms;
  for (auto at = std::sregex_iterator(out.begin(), out.end(), told); at != std::sregex_iterator(); ++at) {
    EXPECT_EQ((*at)[1], (*at)[2]);
    rooms.push_back((*at)[1].str());
  }
  return rooms;
}

class TwoPeople : public AtAServer {
 protected:
  /// Whether both see that the game has begun.
  bool have_begun() const { return ada_.tells("Your turn, White") && bob_.tells("White is to act"); }

  e2e::NewRoom made_ = e2e::make_room(server_, {{"game", "agon"}});
  Person ada_{play({"--room", made_.room, "--side", "white", "--name", "Ada"})};
  Person bob_{play({"--room", made_.room, "--side", "black", "--name", "Bob"})};
};

TEST_F(AtAServer, PeoplePlayByTheClock) {
  Person white(play({"--create", "hivequeen", "--first", "host", "--clock", "fischer 5m+3s"}));
  ASSERT_TRUE(rooms_show("fischer 5m+3s"));
  Person black(play({}));
  black.type("1\n");
  ASSERT_TRUE(white.tells("Your turn, White"));
  white.type("Wa1-a2\n.\nclock\nreceipt\nresign\n");
  EXPECT_EQ(white.finish(), kDone);
  EXPECT_TRUE(black.tells("Black wins: White resigned."));
  EXPECT_EQ(black.finish(), kDone);
  EXPECT_THAT(
      white.out(),
      AllOf(ContainsRegex("Clock: White [45]:[0-9]+ .running., Black 5:00; fischer 5m.3s"),
            ContainsRegex("White's [.] took [0-9.]+ s: charged [0-9.]+ s, credited for lag [0-9.]+ s, "
                          "gained 3 s, left [45]:[0-9]+")));
}

TEST_F(TwoPeople, ProposeAnswerAndPlayARematch) {
  ASSERT_TRUE(have_begun());
  bob_.type("accept\nwithdraw\n");
  EXPECT_TRUE(bob_.tells("Nothing is proposed to you just now.\nYou propose nothing just now.\n"));
  ada_.type("draw\n");
  ASSERT_TRUE(bob_.tells("White proposes a draw: accept or decline, or just play on."));
  bob_.type("decline\n");
  ASSERT_TRUE(ada_.tells("Your proposal of a draw no longer stands."));
  bob_.type("draw\n");
  ASSERT_TRUE(ada_.tells("Black proposes a draw"));
  ada_.type("accept\n");
  ASSERT_TRUE(bob_.tells("A draw: the players agreed."));
  ada_.type("rematch\n");
  ASSERT_TRUE(bob_.tells("White proposes a rematch: accept or decline."));
  bob_.type("accept\n");
  // In the next room, with the sides swapped; whoever comes first sees the other still away.
  EXPECT_TRUE(ada_.tells("Black: Ada (you)"));
  ASSERT_TRUE(bob_.tells("White: Bob (you)"));
  const std::vector<std::string> rooms = rooms_told_to(bob_);
  ASSERT_EQ(rooms.size(), 2U) << bob_.out();
  EXPECT_EQ(rooms[0], made_.room);
  EXPECT_EQ(rooms_told_to(ada_), rooms) << "one line for each room";
  bob_.type("resign\n");
  EXPECT_TRUE(ada_.tells("Black wins: White resigned."));
  EXPECT_EQ(ada_.finish(), kDone);
  EXPECT_EQ(bob_.finish(), kDone);
}

TEST_F(TwoPeople, AreToldThatTheyProposedItAlready) {
  ASSERT_TRUE(have_begun());
  ada_.type("Qf1-f2\ndraw\ndraw\ntakeback\ntakeback\n");
  EXPECT_TRUE(ada_.tells("You propose a draw already.\n"));
  EXPECT_TRUE(ada_.tells("You propose a takeback already.\n"));
  ASSERT_TRUE(bob_.tells("White proposes a takeback"));
  bob_.type("decline\nresign\n");
  ASSERT_TRUE(ada_.tells("White wins: Black resigned."));
  ada_.type("rematch\nrematch\n");
  EXPECT_TRUE(ada_.tells("You propose a rematch already.\n"));
}

TEST_F(TwoPeople, TakeATurnBack) {
  ASSERT_TRUE(have_begun());
  ada_.type("Qf1-f2\ntakeback\n");
  ASSERT_TRUE(bob_.tells("White proposes a takeback"));
  bob_.type("accept takeback\n");
  ASSERT_TRUE(ada_.tells("The last turn was taken back."));
  ada_.type("Qf1-e1\nresign\n");
  EXPECT_EQ(ada_.finish(), kDone);
  EXPECT_THAT(ada_.out(), HasSubstr("moves a Queen from f1 to e1"));
}

TEST_F(TwoPeople, ReadNoMoreOfWhomTheyMuted) {
  ASSERT_TRUE(have_begun());
  bob_.type("chat one\n");
  ASSERT_TRUE(ada_.tells("Bob says: one"));
  ada_.type("mute Eve\nmute Bob\n");
  ASSERT_TRUE(ada_.tells("Nobody here is called 'Eve'"));
  ASSERT_TRUE(ada_.tells("You read them no more."));
  bob_.type("chat two\nresign\n");
  ASSERT_TRUE(ada_.tells("White wins: Black resigned."));
  EXPECT_THAT(ada_.out(), Not(HasSubstr("two")));
}

TEST_F(TwoPeople, AreToldWhoLeftAndWhenTheWinMayBeClaimed) {
  ASSERT_TRUE(have_begun());
  bob_.type("quit\n");
  ASSERT_TRUE(ada_.tells("Bob left. You may claim the win in "));
  ada_.type("claim win\n");
  EXPECT_TRUE(ada_.tells("may still come back"));
  ada_.type("clock\nreceipt\n");
  EXPECT_TRUE(ada_.tells("This game is played without clocks.\nNobody has acted yet.\n"));
}

TEST_F(AtAServer, TwoWhoSeekTheSameGameFindEachOther) {
  Person other(play({"--seek", "agon"}));
  ASSERT_TRUE(rooms_show("seeks an opponent: agon"));
  Person white(
      play({"--seek", "agon", "--set", "capture=ring", "--clock", "fischer 1m+1s", "--side", "white"}));
  ASSERT_TRUE(white.tells("Looking for an opponent."));
  Person black(play({}));
  black.type("seek agon capture=ring clock fischer 60s+1000ms\n");
  ASSERT_TRUE(white.tells("Your turn, White"));
  ASSERT_TRUE(black.tells("White is to act"));
  ASSERT_EQ(rooms_told_to(white).size(), 1U);
  EXPECT_EQ(rooms_told_to(black), rooms_told_to(white));
  EXPECT_THAT(other.out(), Not(HasSubstr("turn"))) << "that is another game";
  Person last(play({"--seek", "agon"}));
  EXPECT_TRUE(last.tells(" (you)"));
  EXPECT_TRUE(other.tells(" (you)"));
}

}  // namespace
}  // namespace hexcourt::command
