#include "room/room_world.hpp"

namespace hexcourt::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Ada and Bob play, Eve and Tom watch.
class RoomChat : public RoomWorld {
 protected:
  void SetUp() override { begin(); }

  void begin() {
    make_room();
    begin_game();
    enter(eve);
    enter(tom);
    for (const Person& person : {ada, bob, eve, tom}) person->take();
  }
  void say(const Person& person, std::string text) { send(person, protocol::SayChat{std::move(text)}); }

  static std::vector<std::string> texts(const Person& person) {
    std::vector<std::string> texts;
    for (const json& message : person->take()) {
      if (message.at("type") == "chat") texts.push_back(message.at("text"));
    }
    return texts;
  }

  /// The guest that a new socket with such a name is.
  Person guest(const std::string& name) {
    Person person;
    protocol::Hello hello;
    hello.name = name;
    guests.arrive(person.peer, hello, boost::asio::system_executor(),
                  [&](auto identity) { person.player = identity->player; });
    return person;
  }

  Person tom{{"id-tom", "Tom"}};
};

TEST_F(RoomChat, PlayersTalkAmongThemselvesAndWatchersAmongThemselves) {
  say(ada, "well met");
  say(eve, "who wins?");
  EXPECT_EQ(ada->last("chat").at("group"), "players");
  EXPECT_EQ(tom->last("chat").at("group"), "watchers");
  EXPECT_EQ(tom->last("chat").at("from").at("name"), "Eve");
  EXPECT_THAT(texts(ada), ElementsAre("well met"));
  EXPECT_THAT(texts(bob), ElementsAre("well met"));
  EXPECT_THAT(texts(eve), ElementsAre("who wins?"));
  EXPECT_THAT(texts(tom), ElementsAre("who wins?"));
}

TEST_F(RoomChat, TheOkComesBeforeTheLine) {
  send(ada, protocol::SayChat{"hello"}, 1);
  EXPECT_THAT(ada->take_types(), ElementsAre("ok", "chat"));
}

TEST_F(RoomChat, NewcomersHearWhatTheirGroupSaidBefore) {
  say(ada, "one");
  say(eve, "two");
  const Person back = again(bob);
  enter(back);
  EXPECT_THAT(texts(back), ElementsAre("one"));
  const Person late{{"id-zoe", "Zoe"}};
  enter(late);
  EXPECT_THAT(late->take_types(), ElementsAre("state", "presence", "chat"));
}

TEST_F(RoomChat, AWatcherWhoSitsDownHearsThePlayersOnce) {
  make_room();
  enter(ada);
  enter(eve);
  send(ada, protocol::Sit{});
  say(ada, "anybody?");
  EXPECT_THAT(texts(eve), IsEmpty());
  send(eve, protocol::Sit{});
  EXPECT_THAT(texts(eve), ElementsAre("anybody?"));
  say(ada, "hello");
  EXPECT_THAT(texts(eve), ElementsAre("hello"));
}

TEST_F(RoomChat, WhoStandsUpAndSitsDownAgainHearsWhatWasMissedAndNothingTwice) {
  make_room();
  enter(ada);
  enter(bob);
  send(ada, protocol::Sit{});
  say(ada, "one");
  send(ada, protocol::Stand{});
  EXPECT_THAT(texts(ada), ElementsAre("one"));
  say(bob, "two");
  send(ada, protocol::Sit{});
  EXPECT_THAT(texts(ada), ElementsAre("two"));
}

TEST_F(RoomChat, OnlyTheLastLinesOfAGroupAreKept) {
  limits.chats_a_minute = 1000;
  begin();
  for (std::size_t i = 0; i <= ChatLog::kKept; ++i) say(ada, std::to_string(i));
  say(eve, "still here");
  const Person back = again(bob);
  enter(back);
  const std::vector<std::string> heard = texts(back);
  EXPECT_EQ(heard.size(), ChatLog::kKept);
  EXPECT_EQ(heard.front(), "1");
  const Person late{{"id-zoe", "Zoe"}};
  enter(late);
  EXPECT_THAT(texts(late), ElementsAre("still here"));
}

// Field report 25.
TEST_F(RoomChat, IsCleanedTextAndNeverMarkup) {
  say(ada, " hello\u202e\n");
  say(ada, "<b>hi</b>");
  EXPECT_THAT(texts(bob), ElementsAre("hello", "<b>hi</b>"));
}

TEST_F(RoomChat, IsBoundedInLengthAndRate) {
  limits.chats_a_minute = 2;
  begin();
  say(ada, "\n \t");
  EXPECT_EQ(ada->last("error").at("code"), "bad_message");
  say(ada, std::string(limits.chat_characters + 1, 'x'));
  EXPECT_EQ(ada->last("error").at("code"), "too_big");
  say(ada, "one");
  say(ada, "two");
  EXPECT_EQ(ada->count("error"), 2);
  say(ada, "three");
  EXPECT_EQ(ada->last("error").at("code"), "too_fast");
  clock.advance(std::chrono::seconds(30));
  say(ada, "four");
  EXPECT_EQ(bob->count("chat"), 3);
}

TEST_F(RoomChat, WhoIsMutedIsNotHeardByThatPlayerUntilTheyAreHeardAgain) {
  const Person zoe = guest("Zoe");
  enter(zoe);
  send(zoe, protocol::Mute{"id-eve", true}, 1);
  EXPECT_EQ(zoe->last("ok").at("re"), 1);
  say(eve, "you cannot hear me");
  say(tom, "but me");
  EXPECT_THAT(texts(zoe), ElementsAre("but me"));
  EXPECT_THAT(texts(tom), ElementsAre("you cannot hear me", "but me"));
  send(zoe, protocol::Mute{"id-eve", false});
  say(eve, "and now?");
  EXPECT_THAT(texts(zoe), ElementsAre("and now?"));
}

TEST_F(RoomChat, WhoWasMutedEarlierIsNotInTheHistoryEither) {
  say(eve, "noise");
  say(tom, "words");
  const Person zoe{{"id-zoe", "Zoe"}};
  room->enter(zoe.peer, {zoe.player, false, std::nullopt, {"id-eve"}});
  settle();
  EXPECT_THAT(texts(zoe), ElementsAre("words"));
}

TEST_F(RoomChat, AMuteThatCannotBeKeptIsRefusedAndDoesNotHold) {
  const Person zoe = guest("Zoe");
  enter(zoe);
  store.set_healthy(false);
  send(zoe, protocol::Mute{"id-eve", true}, 1);
  EXPECT_EQ(zoe->last("error").at("code"), "internal");
  EXPECT_EQ(zoe->last("error").at("re"), 1);
  say(eve, "hello");
  EXPECT_THAT(texts(zoe), ElementsAre("hello"));
}

TEST_F(RoomChat, IsKeptInTheStoreAndHeardAgainWhenTheRoomWakes) {
  say(ada, "to be continued");
  say(eve, "yes");
  StoredRoom stored = store.stored(room_id);
  ASSERT_EQ(stored.chat.size(), 2);
  EXPECT_EQ(stored.chat.front().from, ada.player);
  auto match = match::Match::replay(game::AnyGame::of<game::Counting>({}), stored.events);
  open_room({stored.card, std::move(*match), std::move(stored.chat), {}});
  const Person back = again(ada);
  enter(back);
  EXPECT_THAT(texts(back), ElementsAre("to be continued"));
}

}  // namespace
}  // namespace hexcourt::server
