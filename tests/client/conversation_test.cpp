#include "client/conversation.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "client/spawn.hpp"
#include "fake_server.hpp"
#include "protocol/encode.hpp"

namespace hexcourt::client {
namespace {

namespace asio = boost::asio;

std::string state(std::uint64_t seq) {
  protocol::State message;
  message.room = "r";
  message.seq = seq;
  message.game = "agon";
  return protocol::encode(message);
}

class ConversationTest : public testing::Test {
 protected:
  std::shared_ptr<Conversation> talk_to(std::vector<FakeServer::Script> scripts) {
    server_ = std::make_unique<FakeServer>(context_, std::move(scripts));
    return Conversation::start(
        context_.get_executor(),
        std::make_unique<Connection>(context_.get_executor(), server_->address(), "/ws/rooms/r", identity_,
                                     Greeting{}, [] { return 0.0; }));
  }

  asio::io_context context_;
  Identity identity_;
  std::unique_ptr<FakeServer> server_;
};

TEST_F(ConversationTest, MatchesAnswersToRequests) {
  const auto room = talk_to({[](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(welcome("1"));
    co_await socket.read();
    co_await socket.send(R"({"type":"error","re":1,"code":"not_seated","message":"You watch."})");
    co_await socket.read();
    co_await socket.send(R"({"type":"ok","re":2})");
    co_await socket.read();
  }});
  const auto ask = [](std::shared_ptr<Conversation> talk) -> asio::awaitable<void> {
    co_await talk->until([&] { return talk->me() != nullptr; });
    Connection::Body to_be_refused = protocol::Resign{};
    const Answer refused = co_await talk->ask(std::move(to_be_refused));
    EXPECT_EQ(refused.error().code, "not_seated");
    Connection::Body to_be_done = protocol::Sit{};
    const Answer done = co_await talk->ask(std::move(to_be_done));
    EXPECT_TRUE(done);
    co_await talk->leave();
    EXPECT_TRUE(talk->closed().asked);
    Connection::Body to_be_late = protocol::Sit{};
    const Answer late = co_await talk->ask(std::move(to_be_late));
    EXPECT_EQ(late.error().code, kNoAnswer);
  };
  spawn(context_.get_executor(), ask(room));
  context_.run();
}

TEST_F(ConversationTest, AnswersRequestsThatWereLostAndGoesOn) {
  const auto room = talk_to({[](FakeSocket& socket) -> asio::awaitable<void> {
                               co_await socket.read();
                               co_await socket.send(welcome("1"));
                               co_await socket.send(state(1));
                               co_await socket.read();
                               socket.cut();
                             },
                             [](FakeSocket& socket) -> asio::awaitable<void> {
                               co_await socket.read();
                               co_await socket.send(welcome("1"));
                               co_await socket.send(state(1));
                               co_await socket.read();
                             }});
  const auto ask = [](std::shared_ptr<Conversation> talk) -> asio::awaitable<void> {
    co_await talk->until([&] { return talk->state() != nullptr; });
    Connection::Body to_be_lost = protocol::Resign{};
    const Answer lost = co_await talk->ask(std::move(to_be_lost));
    EXPECT_EQ(lost.error().code, kNoAnswer);
    EXPECT_EQ(talk->news(), 1U);
    const bool back = co_await talk->until([&] { return talk->news() == 2; });
    EXPECT_TRUE(back);
    co_await talk->leave();
  };
  spawn(context_.get_executor(), ask(room));
  context_.run();
}

TEST_F(ConversationTest, SendsOnlyTheUnansweredActAgain) {
  std::vector<std::string> again;
  const auto room = talk_to({[](FakeSocket& socket) -> asio::awaitable<void> {
                               co_await socket.read();
                               co_await socket.send(welcome("1"));
                               co_await socket.send(state(1));
                               for (int i = 0; i < 4; ++i) {
                                 co_await socket.read();
                               }
                               co_await socket.send(R"({"type":"ok","re":2})");
                               socket.cut();
                             },
                             [&again](FakeSocket& socket) -> asio::awaitable<void> {
                               co_await socket.read();
                               co_await socket.send(welcome("1"));
                               co_await socket.send(state(2));
                               again.push_back(co_await socket.read());
                               co_await socket.send(R"({"type":"ok","re":5})");
                               again.push_back(co_await socket.read());
                             }});
  std::vector<Answer> answers;
  const auto ask = [&answers](std::shared_ptr<Conversation> talk,
                              Connection::Body body) -> asio::awaitable<void> {
    co_await talk->until([&] { return talk->state() != nullptr; });
    answers.push_back(co_await talk->ask(std::move(body)));
    if (answers.size() == 4) {
      co_await talk->leave();
    }
  };
  const std::vector<Connection::Body> bodies{protocol::Resign{}, protocol::Act{"Wa1-a2", 0},
                                             protocol::SayChat{"hello"}, protocol::Act{"+Sb2", 1}};
  for (const Connection::Body& body : bodies) spawn(context_.get_executor(), ask(room, body));
  context_.run();
  EXPECT_THAT(again, testing::ElementsAre(testing::AllOf(testing::HasSubstr(R"("action":"+Sb2")"),
                                                         testing::HasSubstr(R"("ply":1)")),
                                          ""));
  EXPECT_EQ(std::count_if(answers.begin(), answers.end(), [](const Answer& answer) { return answer; }), 2);
  EXPECT_EQ(room->arrivals(), 2U);
  EXPECT_EQ(room->state()->seq, 2U) << "right again after one state";
}

TEST_F(ConversationTest, AnActWaitsForTheLineToComeBack) {
  std::string heard;
  const auto room =
      talk_to({[](FakeSocket& socket) -> asio::awaitable<void> {
                 co_await socket.read();
                 co_await socket.send(welcome("1"));
                 socket.cut();
               },
               [&heard](FakeSocket& socket) -> asio::awaitable<void> {
                 co_await socket.read();
                 co_await socket.send(welcome("1"));
                 co_await socket.send(state(1));
                 heard = co_await socket.read();
                 co_await socket.send(
                     R"({"type":"error","re":1,"code":"stale","message":"Too late.","details":{"ply":9}})");
                 co_await socket.read();
               }});
  const auto ask = [](std::shared_ptr<Conversation> talk) -> asio::awaitable<void> {
    Connection::Body act = protocol::Act{"Wa1-a2", 7};
    const Answer answer = co_await talk->ask(std::move(act));
    EXPECT_EQ(answer.error().code, "stale");
    co_await talk->leave();
  };
  spawn(context_.get_executor(), ask(room));
  context_.run();
  EXPECT_THAT(heard, testing::HasSubstr("Wa1-a2"));
}

TEST_F(ConversationTest, IsUpToDateWhenAPingWasAnswered) {
  const auto room = talk_to({[](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(welcome("1"));
    co_await socket.send(state(1));
    co_await socket.read();
    co_await socket.send(R"({"type":"ok","re":1})");
    co_await socket.send(state(2));
    co_await socket.read();
    co_await socket.send(R"({"type":"ok","re":2})");
    co_await socket.read();
  }});
  const auto ask = [](std::shared_ptr<Conversation> talk) -> asio::awaitable<void> {
    co_await talk->until([&] { return talk->state() != nullptr; });
    Connection::Body offer = protocol::Offer{match::Proposal::draw};
    const Answer answer = co_await talk->ask(std::move(offer));
    EXPECT_TRUE(answer);
    co_await talk->up_to_date();
    EXPECT_EQ(talk->state()->seq, 2U);
    co_await talk->leave();
  };
  spawn(context_.get_executor(), ask(room));
  context_.run();
}

TEST_F(ConversationTest, RemembersWhatThePlaceSaidUnasked) {
  const auto room = talk_to({[](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(welcome("1"));
    co_await socket.send(R"({"type":"error","code":"not_allowed","message":"This room is private."})");
    co_await socket.send(R"({"type":"matched","room":"r2"})");
    co_await socket.read();
  }});
  const auto wait = [](std::shared_ptr<Conversation> talk) -> asio::awaitable<void> {
    co_await talk->until([&] { return talk->matched() != nullptr; });
    EXPECT_EQ(*talk->matched(), "r2");
    EXPECT_EQ(talk->complaint()->message, "This room is private.");
    co_await talk->leave();
  };
  spawn(context_.get_executor(), wait(room));
  context_.run();
}

TEST_F(ConversationTest, WaitsForNothingOnceItIsOver) {
  const auto room = talk_to({[](FakeSocket& socket) -> asio::awaitable<void> {
    co_await socket.read();
    co_await socket.send(welcome("1"));
    co_await socket.close(4001);
  }});
  const auto wait = [](std::shared_ptr<Conversation> talk) -> asio::awaitable<void> {
    const bool came = co_await talk->until([&] { return talk->state() != nullptr; });
    EXPECT_FALSE(came);
    EXPECT_FALSE(talk->closed().asked);
    co_await talk->leave();
  };
  spawn(context_.get_executor(), wait(room));
  context_.run();
}

TEST(RoomList, FollowsTheLobby) {
  const auto room = [](const char* id, std::int64_t created_at, std::int64_t ply) {
    protocol::RoomSummary summary;
    summary.room = id;
    summary.created_at = created_at;
    summary.ply = ply;
    return summary;
  };
  RoomList list;
  protocol::SeekSummary seek;
  seek.game = "agon";
  list.take(protocol::Lobby{{room("b", 1, 0), room("a", 2, 0)}, {seek}, 3});
  list.take(protocol::LobbyUpdate{{room("a", 2, 7), room("c", 0, 0)}, {"b", "unknown"}, {}, 3});
  EXPECT_EQ(list.rooms(), (std::vector{room("c", 0, 0), room("a", 2, 7)}));
  EXPECT_EQ(list.seeks(), std::vector{seek});
  list.take(protocol::LobbyUpdate{{}, {}, std::vector<protocol::SeekSummary>{}, 3});
  EXPECT_TRUE(list.seeks().empty());
  list.take(protocol::Lobby{{room("d", 9, 0)}, {}, 1});
  EXPECT_EQ(list.rooms(), (std::vector{room("d", 9, 0)}));
}

}  // namespace
}  // namespace hexcourt::client
