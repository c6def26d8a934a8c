#include "server/store/store.hpp"

#include <gmock/gmock.h>

#include <boost/asio/post.hpp>
#include <memory>

#include "server/store/memory_store.hpp"
#include "server/store/sqlite_store.hpp"
#include "store/store_world.hpp"

// What every store promises.

namespace hexcourt::server {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

enum class Kind : std::uint8_t { memory, sqlite };

class EveryStore : public testing::TestWithParam<Kind> {
 protected:
  EveryStore() {
    if (GetParam() == Kind::memory) {
      store = std::make_unique<MemoryStore>(clock);
    } else {
      directory.emplace(temporary.path);
      store = std::make_unique<SqliteStore>(*directory, clock);
    }
    ask.emplace(*store);
  }

  TemporaryDirectory temporary;
  SetClock clock;
  std::optional<DataDirectory> directory;
  std::optional<Asking> ask;  // outlives the store, whose threads hand over answers to it
  std::unique_ptr<Store> store;
};

TEST_P(EveryStore, KeepsARoomWithItsCardAndEvents) {
  RoomAddition room = new_game("r", 10);
  room.card = RoomCard{"r", std::nullopt, "come in"};
  ASSERT_TRUE(ask->append({room}));
  ASSERT_TRUE(ask->append({addition("r", {acted(4, 20), acted(5, 30)})}));
  const auto loaded = ask->load("r");
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->card, room.card);
  room.events.push_back(acted(4, 20));
  room.events.push_back(acted(5, 30));
  EXPECT_EQ(loaded->events, room.events);
  EXPECT_THAT(loaded->chat, IsEmpty());
  EXPECT_THAT(loaded->outages, IsEmpty());
}

TEST_P(EveryStore, KnowsWhatIsNotThere) {
  const auto loaded = ask->try_load("nowhere");
  ASSERT_TRUE(loaded) << "reading did not fail";
  EXPECT_FALSE(*loaded);
  EXPECT_FALSE(ask->find(token(1)));
  EXPECT_THAT(ask->games(kAda), IsEmpty());
  EXPECT_THAT(ask->wakings(), IsEmpty());
}

TEST_P(EveryStore, RefusesEventsThatDoNotFollowTheLastOne) {
  ASSERT_TRUE(ask->append({new_game("r", 10)}));
  EXPECT_FALSE(ask->append({addition("r", {acted(5, 20)})})) << "a gap";
  EXPECT_FALSE(ask->append({addition("r", {acted(3, 20)})})) << "one that is there already";
  EXPECT_FALSE(ask->append({addition("r", {acted(4, 20), acted(6, 20)})}));
  EXPECT_EQ(ask->load("r")->events.size(), 3U);
  EXPECT_TRUE(ask->append({addition("r", {acted(4, 20)})}));
  EXPECT_TRUE(store->healthy());
}

TEST_P(EveryStore, RefusesEventsOfAnUnknownRoomAndASecondRoomOfThatName) {
  EXPECT_FALSE(ask->append({addition("r", {created(10)})}));
  EXPECT_FALSE(ask->append({new_room("r", {created(10), acted(3, 10)})}));
  EXPECT_FALSE(ask->append({new_room("r", {resigned(1, 10)})})) << "not its creation";
  EXPECT_FALSE(ask->load("r"));
  ASSERT_TRUE(ask->append({new_room("r", {created(10)})}));
  EXPECT_FALSE(ask->append({new_room("r", {created(20)})}));
  EXPECT_EQ(ask->load("r")->events, std::vector{created(10)});
}

TEST_P(EveryStore, KeepsAllAdditionsOrNone) {
  ASSERT_TRUE(ask->append({new_game("old", 10)}));
  EXPECT_FALSE(ask->append({new_game("new", 20), addition("old", {acted(9, 20)})}));
  EXPECT_FALSE(ask->load("new"));
  EXPECT_TRUE(ask->append({addition("old", {acted(4, 20)}), new_game("new", 20)}));
  EXPECT_EQ(ask->load("old")->events.size(), 4U);
  EXPECT_EQ(ask->load("new")->events.size(), 3U);
}

TEST_P(EveryStore, AnswersAppendsInTheOrderInWhichTheyWereCalled) {
  std::vector<int> answered;
  store->append({new_game("r", 10)}, ask->executor(),
                [&](bool success) { answered.push_back(success ? 3 : 0); });
  for (int seq = 4; seq < 50; ++seq) {
    store->append({addition("r", {acted(static_cast<std::uint64_t>(seq), 20)})}, ask->executor(),
                  [&answered, seq](bool success) { answered.push_back(success ? seq : 0); });
  }
  ask->run_until([&] { return answered.size() == 47; });
  for (int i = 0; i < 47; ++i) EXPECT_EQ(answered.at(static_cast<std::size_t>(i)), i + 3);
}

TEST_P(EveryStore, ReadsWhatWasWrittenBeforeWithoutWaitingForTheAnswer) {
  store->append({new_game("r", 10)}, ask->executor(), [](bool) {});
  store->add_chat("r", {protocol::ChatGroup::players, kAda, "hello", at(11)});
  const auto loaded = ask->load("r");
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->chat.size(), 1U);
}

TEST_P(EveryStore, HasHandedOutEveryAnswerWhenItIsDrained) {
  boost::asio::io_context io;
  int answers = 0;
  store->append({new_game("r", 10)}, io.get_executor(), [&](bool success) { answers += success ? 1 : 0; });
  store->load("r", io.get_executor(), [&](const auto& room) { answers += room && *room ? 1 : 0; });
  store->drain();
  io.poll();
  EXPECT_EQ(answers, 2);
}

TEST_P(EveryStore, KeepsTheLastLinesOfChatOfEachGroup) {
  ASSERT_TRUE(ask->append({new_game("r", 10)}));
  const ChatLine aside{protocol::ChatGroup::watchers, kCleo, "who <b>wins</b>?", at(5)};
  store->add_chat("r", aside);
  std::vector<ChatLine> said{aside};
  for (int i = 0; i < 60; ++i) {
    const ChatLine line{protocol::ChatGroup::players, kAda, "line " + std::to_string(i), at(10 + i)};
    store->add_chat("r", line);
    if (i >= 10) said.push_back(line);
  }
  store->add_chat("nowhere", aside);
  EXPECT_EQ(ask->load("r")->chat, said);
}

TEST_P(EveryStore, TellsWhichClocksRunOutNext) {
  ASSERT_TRUE(
      ask->append({new_game("late", 10, at(900)), new_game("soon", 10, at(300)), new_game("none", 10)}));
  EXPECT_THAT(ask->wakings(), ElementsAre(Waking{"soon", at(300)}, Waking{"late", at(900)}));
  EXPECT_THAT(ask->wakings(1), ElementsAre(Waking{"soon", at(300)}));
  ASSERT_TRUE(ask->append({addition("soon", {acted(4, 20)}, playing(at(1'000)))}));
  store->put_to_sleep("late", at(950));
  EXPECT_THAT(ask->wakings(), ElementsAre(Waking{"late", at(950)}, Waking{"soon", at(1'000)}));
  ASSERT_TRUE(ask->append({addition("soon", {resigned(5, 30)}, finished())}));
  EXPECT_THAT(ask->wakings(), ElementsAre(Waking{"late", at(950)}));
}

TEST_P(EveryStore, ListsThePlayersGamesRunningOnesFirstAndTheNewestBeforeTheOthers) {
  ASSERT_TRUE(ask->append({new_game("first", 10)}));
  ASSERT_TRUE(ask->append({new_game("second", 20)}));
  ASSERT_TRUE(ask->append({new_game("third", 30)}));
  ASSERT_TRUE(ask->append({new_room("fourth", {created(40), seated(2, 40, game::Side::black, kAda)})}));
  ASSERT_TRUE(ask->append({addition("second", {resigned(4, 50)}, finished())}));
  const auto rooms = [&](const match::Player& player, std::size_t most) {
    std::vector<std::string> names;
    for (const StoredGame& game : ask->games(player, most)) names.push_back(game.room);
    return names;
  };
  EXPECT_THAT(rooms(kAda, 10), ElementsAre("third", "first", "fourth", "second"));
  EXPECT_THAT(rooms(kAda, 2), ElementsAre("third", "first"));
  EXPECT_THAT(rooms(kBob, 10), ElementsAre("third", "first", "second"));
  EXPECT_THAT(rooms(kCleo, 10), IsEmpty());
}

TEST_P(EveryStore, SaysHowAGameStands) {
  RoomAddition hidden = new_game("r", 10);
  hidden.card = RoomCard{"r", std::nullopt, "come in"};
  ASSERT_TRUE(ask->append({hidden}));
  ASSERT_TRUE(ask->append({addition("r", {acted(4, 20)}, playing(std::nullopt, game::Side::black))}));
  const auto running = ask->games(kBob).at(0);
  EXPECT_EQ(running.name, std::nullopt);
  EXPECT_TRUE(running.is_private);
  EXPECT_EQ(running.game, "agon");
  EXPECT_EQ(running.status, match::Status::playing);
  EXPECT_EQ(running.side, game::Side::black);
  EXPECT_EQ(running.opponent, kAda);
  EXPECT_EQ(running.to_act, game::Side::black);
  EXPECT_EQ(running.outcome, std::nullopt);
  EXPECT_EQ(running.changed_at, at(20));

  ASSERT_TRUE(ask->append({addition("r", {resigned(5, 30)}, finished())}));
  const auto over = ask->games(kAda).at(0);
  EXPECT_EQ(over.status, match::Status::finished);
  EXPECT_EQ(over.side, game::Side::white);
  EXPECT_EQ(over.to_act, std::nullopt);
  EXPECT_EQ(over.outcome, game::Outcome::black);
  EXPECT_EQ(over.reason, "resigned");
  EXPECT_EQ(over.changed_at, at(30));
}

TEST_P(EveryStore, FollowsThePlayersToTheirSeats) {
  ASSERT_TRUE(ask->append({new_room("r", {created(10), seated(2, 10, game::Side::white, kAda)})}));
  EXPECT_EQ(ask->games(kAda).at(0).opponent, std::nullopt);
  EXPECT_EQ(ask->games(kAda).at(0).name, "Room r");
  EXPECT_FALSE(ask->games(kAda).at(0).is_private);
  ASSERT_TRUE(ask->append({addition("r", {seated(3, 20, game::Side::black, kAda)}, waiting())}));
  ASSERT_EQ(ask->games(kAda).size(), 1U);
  EXPECT_EQ(ask->games(kAda).at(0).side, game::Side::black) << "on one seat alone";
  ASSERT_TRUE(ask->append({addition("r", {vacated(4, 30, game::Side::black)}, waiting())}));
  EXPECT_THAT(ask->games(kAda), IsEmpty()) << "who stood up before the start has no game";
}

TEST_P(EveryStore, KnowsPlayersByTheirToken) {
  StoredPlayer ada{"ada", "Ada", token(1), {"bob", "so \"and\" so"}};
  ASSERT_TRUE(ask->put(ada));
  EXPECT_EQ(ask->find(token(1)), ada);
  ada.name = "Ada II";
  ada.token = token(2);
  ada.muted.clear();
  ASSERT_TRUE(ask->put(ada));
  EXPECT_EQ(ask->find(token(2)), ada);
  EXPECT_FALSE(ask->find(token(1))) << "the old token died";
  EXPECT_FALSE(ask->put({"bob", "Bob", token(2), {}})) << "a token belongs to one player";
  EXPECT_EQ(ask->find(token(2)), ada);
  EXPECT_TRUE(store->healthy());
}

TEST_P(EveryStore, ForgetsPlayersWhoWereNotHereAndSitNowhere) {
  ASSERT_TRUE(ask->put({"ada", "Ada", token(1), {}}));
  ASSERT_TRUE(ask->put({"cleo", "Cleo", token(2), {}}));
  ASSERT_TRUE(ask->put({"dan", "Dan", token(3), {}}));
  ASSERT_TRUE(ask->append({new_game("r", 10)}));
  clock.set(5'000);
  store->touch_player("dan");
  store->touch_player("nobody");
  store->forget_idle(at(1'000), {});
  EXPECT_TRUE(ask->find(token(2))) << "was here at that time";
  store->forget_idle(at(1'001), {});
  EXPECT_TRUE(ask->find(token(1))) << "has a seat";
  EXPECT_FALSE(ask->find(token(2)));
  EXPECT_TRUE(ask->find(token(3))) << "was here since";
}

TEST_P(EveryStore, ForgetsSleepingRoomsWhoseGameHasNotBegun) {
  for (const std::string id : {"asleep", "awake", "opened"}) {
    ASSERT_TRUE(ask->append({new_room(id, {created(10)})}));
  }
  ASSERT_TRUE(ask->append({new_game("game", 10)}));
  for (const std::string id : {"asleep", "opened", "game"}) store->put_to_sleep(id, std::nullopt);
  const bool was_kept = ask->load("opened").has_value();
  store->forget_idle({}, at(1'000'000));
  store->drain();
  EXPECT_FALSE(ask->load("asleep"));
  EXPECT_TRUE(ask->load("awake"));
  EXPECT_EQ(ask->load("opened").has_value(), was_kept) << "it came back to memory";
  EXPECT_TRUE(ask->load("game"));
}

INSTANTIATE_TEST_SUITE_P(Of, EveryStore, testing::Values(Kind::memory, Kind::sqlite),
                         [](const auto& kind) { return kind.param == Kind::memory ? "Memory" : "Sqlite"; });

}  // namespace
}  // namespace hexcourt::server
