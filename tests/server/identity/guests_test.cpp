#include "server/identity/guests.hpp"

#include <gmock/gmock.h>

#include <boost/asio/io_context.hpp>

#include "fakes.hpp"

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::MatchesRegex;

class GuestsTest : public testing::Test {
 protected:
  using Arrival = tl::expected<Identity, protocol::ErrorMessage>;

  /// Says hello by a new socket; the answer comes when the store has been heard.
  std::shared_ptr<std::optional<Arrival>> say(const protocol::Hello& hello) {
    sockets.push_back(std::make_shared<FakePeer>());
    auto answer = std::make_shared<std::optional<Arrival>>();
    guests.arrive(sockets.back(), hello, io.get_executor(),
                  [answer](Arrival arrival) { *answer = std::move(arrival); });
    return answer;
  }
  void settle() {
    io.restart();
    io.poll();
  }
  Arrival try_to_arrive(const protocol::Hello& hello) {
    const auto answer = say(hello);
    settle();
    return answer->value();
  }
  Identity arrive(const std::optional<std::string>& token, const std::optional<std::string>& name = {}) {
    return try_to_arrive(by(token, name)).value();
  }
  static protocol::Hello by(const std::optional<std::string>& token,
                            const std::optional<std::string>& name = {}) {
    protocol::Hello hello;
    hello.token = token;
    hello.name = name;
    return hello;
  }
  static protocol::Hello by_code(const std::string& code) {
    protocol::Hello hello;
    hello.code = code;
    return hello;
  }
  std::string code_of(const Identity& player) {
    return guests.hand_over(player.player.id, "192.0.2.1").value();
  }
  std::optional<protocol::ErrorMessage> mute(const Identity& who, const std::string& whom, bool on = true) {
    std::optional<std::optional<protocol::ErrorMessage>> answer;
    guests.mute(who.player.id, whom, on, io.get_executor(), [&](auto error) { answer = std::move(error); });
    settle();
    return answer.value();
  }
  /// Everybody leaves, and memory forgets them.
  void forget_all(const Identity& player) {
    for (const auto& socket : sockets) guests.depart(*socket, player.player.id);
    clock.advance(Guests::kKept);
    guests.forget_idle();
    ASSERT_EQ(guests.size(), 0);
  }

  Limits limits;
  FakeClock clock;
  FakeStore store{clock};
  boost::asio::io_context io;
  std::vector<std::shared_ptr<FakePeer>> sockets;
  Guests guests{store, clock, limits};
};

TEST_F(GuestsTest, ANewGuestGetsATokenAndAName) {
  const Identity guest = arrive(std::nullopt);
  EXPECT_THAT(guest.new_token.value(), MatchesRegex("[A-Za-z0-9_-]{43}"));  // 256 bits
  EXPECT_THAT(guest.player.id, MatchesRegex("[A-Za-z0-9_-]{16}"));
  EXPECT_THAT(guest.player.name, MatchesRegex("Guest-[0-9]{4}"));
}

TEST_F(GuestsTest, ATokenIsShownOnlyWhenItIsKept) {
  const auto waiting = say(by(std::nullopt));
  EXPECT_FALSE(waiting->has_value());
  settle();
  EXPECT_TRUE(waiting->has_value());
  store.set_healthy(false);
  EXPECT_EQ(try_to_arrive(by(std::nullopt)).error().code, "internal");
  EXPECT_EQ(guests.size(), 1);
}

TEST_F(GuestsTest, AKnownTokenIsTheSamePlayerAndIsNotShownAgain) {
  const Identity first = arrive(std::nullopt, "Ada");
  const Identity again = arrive(first.new_token);
  EXPECT_EQ(again.player, first.player);
  EXPECT_EQ(again.new_token, std::nullopt);
}

TEST_F(GuestsTest, AnUnknownTokenMakesANewGuestWithANewToken) {
  const Identity guest = arrive("no-token-of-ours", "Ada");
  EXPECT_NE(guest.new_token.value(), "no-token-of-ours");
}

TEST_F(GuestsTest, ANameWithAKnownTokenRenames) {
  const Identity first = arrive(std::nullopt, "Ada");
  EXPECT_EQ(arrive(first.new_token, "Countess").player.name, "Countess");
  EXPECT_EQ(arrive(first.new_token, " \u200b ").player.name, "Countess");
}

TEST_F(GuestsTest, AGuestOnlineWithTwoSocketsCountsOnce) {
  const Identity ada = arrive(std::nullopt, "Ada");
  arrive(ada.new_token);
  arrive(std::nullopt, "Bob");
  EXPECT_EQ(guests.online(), 2);
  guests.depart(*sockets[0], ada.player.id);
  guests.depart(*sockets[0], ada.player.id);
  EXPECT_EQ(guests.online(), 2);
  guests.depart(*sockets[1], ada.player.id);
  EXPECT_EQ(guests.online(), 1);
}

TEST_F(GuestsTest, MemoryForgetsWhoeverLeftAndTheStoreDoesNot) {
  const Identity ada = arrive(std::nullopt, "Ada");
  arrive(ada.new_token, "Countess");
  mute(ada, "bob");
  forget_all(ada);
  const Identity again = arrive(ada.new_token);
  EXPECT_EQ(again.player, (match::Player{ada.player.id, "Countess"}));
  EXPECT_THAT(again.muted, ElementsAre("bob"));
  EXPECT_EQ(again.new_token, std::nullopt);
}

TEST_F(GuestsTest, MemoryKeepsWhoeverIsHereAndWhoeverLeftJustNow) {
  const Identity ada = arrive(std::nullopt);
  const Identity bob = arrive(std::nullopt);
  clock.advance(Guests::kKept);
  guests.depart(*sockets[0], ada.player.id);
  guests.forget_idle();
  EXPECT_EQ(guests.size(), 2);
  clock.advance(Guests::kKept);
  guests.forget_idle();
  EXPECT_EQ(guests.size(), 1);
  EXPECT_EQ(arrive(bob.new_token).player, bob.player);
}

TEST_F(GuestsTest, TheStoreIsToldThatWhoeverStaysIsHere) {
  const Identity ada = arrive(std::nullopt);
  const TimePoint came = clock.now();
  clock.advance(limits.guest_idle / 4);
  guests.forget_idle();
  store.forget_idle(came + 1ms, {});
  forget_all(ada);
  EXPECT_EQ(arrive(ada.new_token).player, ada.player);
}

TEST_F(GuestsTest, TwoSocketsThatAreLookedUpAtOnceAreOnePlayer) {
  const Identity ada = arrive(std::nullopt);
  forget_all(ada);
  const auto one = say(by(ada.new_token));
  const auto other = say(by(ada.new_token, "Countess"));
  EXPECT_FALSE(one->has_value());
  settle();
  EXPECT_EQ(one->value()->player.id, ada.player.id);
  EXPECT_EQ(other->value()->player.id, ada.player.id);
  EXPECT_EQ(guests.online(), 1);
}

TEST_F(GuestsTest, NobodyBecomesAnotherWhileTheStoreCannotBeRead) {
  const Identity ada = arrive(std::nullopt);
  forget_all(ada);
  store.reads = false;
  EXPECT_EQ(try_to_arrive(by(ada.new_token)).error().code, "internal");
  store.reads = true;
  EXPECT_EQ(arrive(ada.new_token).player, ada.player);
}

TEST_F(GuestsTest, MutesAreKeptAndTakenBack) {
  const Identity ada = arrive(std::nullopt);
  EXPECT_EQ(mute(ada, "bob"), std::nullopt);
  EXPECT_EQ(mute(ada, "eve"), std::nullopt);
  EXPECT_EQ(mute(ada, "bob", false), std::nullopt);
  EXPECT_THAT(arrive(ada.new_token).muted, ElementsAre("eve"));
}

TEST_F(GuestsTest, MutesAreBounded) {
  const Identity ada = arrive(std::nullopt);
  for (std::size_t i = 0; i < Guests::kMostMuted; ++i) mute(ada, "player " + std::to_string(i));
  EXPECT_EQ(mute(ada, "one more")->code, "not_allowed");
  EXPECT_EQ(mute(ada, "player 7"), std::nullopt);
  EXPECT_EQ(mute(ada, "player 7", false), std::nullopt);
  EXPECT_EQ(mute(ada, "one more"), std::nullopt);
}

TEST_F(GuestsTest, AMuteThatIsNotKeptIsToldSo) {
  const Identity ada = arrive(std::nullopt);
  store.set_healthy(false);
  EXPECT_EQ(mute(ada, "bob")->code, "internal");
}

TEST_F(GuestsTest, ACodeMakesAnotherDeviceTheSamePlayerByANewToken) {
  const Identity ada = arrive(std::nullopt, "Ada");
  mute(ada, "bob");
  const Identity there = try_to_arrive(by_code(code_of(ada))).value();
  EXPECT_EQ(there.player, ada.player);
  EXPECT_THAT(there.muted, ElementsAre("bob"));
  EXPECT_NE(there.new_token.value(), ada.new_token);
  EXPECT_EQ(arrive(there.new_token).player, ada.player);
  EXPECT_NE(arrive(ada.new_token).player, ada.player);
}

TEST_F(GuestsTest, TheNewTokenIsTheOneThatTheStoreKeeps) {
  const Identity ada = arrive(std::nullopt);
  const Identity there = try_to_arrive(by_code(code_of(ada))).value();
  forget_all(ada);
  EXPECT_EQ(arrive(there.new_token).player, ada.player);
  EXPECT_NE(arrive(ada.new_token).player, ada.player);
}

TEST_F(GuestsTest, TheOlderDeviceIsToldAndTheNewOneGoesOn) {
  const Identity ada = arrive(std::nullopt);
  arrive(ada.new_token);
  arrive(std::nullopt, "Bob");
  try_to_arrive(by_code(code_of(ada)));
  EXPECT_EQ(sockets[0]->closed, protocol::ByeCode::replaced);
  EXPECT_EQ(sockets[1]->closed, protocol::ByeCode::replaced);
  EXPECT_EQ(sockets[2]->closed, std::nullopt);
  EXPECT_EQ(sockets[3]->closed, std::nullopt);
}

TEST_F(GuestsTest, ACodeCountsAlsoWhenTheOlderDeviceIsGone) {
  const Identity ada = arrive(std::nullopt);
  const std::string code = code_of(ada);
  guests.depart(*sockets[0], ada.player.id);
  clock.advance(HandOvers::kValid - 1ms);
  guests.forget_idle();
  EXPECT_EQ(try_to_arrive(by_code(code)).value().player, ada.player);
}

TEST_F(GuestsTest, ACodeThatDoesNotCountIsRefusedAndMakesNobody) {
  const Identity ada = arrive(std::nullopt);
  const std::string code = code_of(ada);
  EXPECT_EQ(try_to_arrive(by_code("AAAAAAAAAA")).error().code, "not_allowed");
  EXPECT_TRUE(try_to_arrive(by_code(code)));
  EXPECT_EQ(try_to_arrive(by_code(code)).error().code, "not_allowed");
  EXPECT_EQ(guests.size(), 1);
}

TEST_F(GuestsTest, TheOldTokenGoesOnWhereTheNewOneIsNotKept) {
  const Identity ada = arrive(std::nullopt);
  store.set_healthy(false);
  EXPECT_EQ(try_to_arrive(by_code(code_of(ada))).error().code, "internal");
  EXPECT_EQ(sockets[0]->closed, std::nullopt);
  store.set_healthy(true);
  EXPECT_EQ(arrive(ada.new_token).player, ada.player);
}

TEST_F(GuestsTest, NobodyComesInByTheOldTokenWhileItIsReplaced) {
  const Identity ada = arrive(std::nullopt);
  const auto there = say(by_code(code_of(ada)));
  const auto by_old = say(by(ada.new_token));
  settle();
  EXPECT_EQ(there->value()->player, ada.player);
  EXPECT_NE(by_old->value()->player, ada.player);
}

TEST_F(GuestsTest, CodesAreGivenAndTriedSoOften) {
  const Identity ada = arrive(std::nullopt);
  for (int i = 0; i < limits.hand_overs_a_minute - 1; ++i) code_of(ada);
  EXPECT_EQ(try_to_arrive(by_code("AAAAAAAAAA")).error().code, "not_allowed");
  EXPECT_EQ(try_to_arrive(by_code("AAAAAAAAAA")).error().code, "too_fast");
  EXPECT_EQ(guests.hand_over(ada.player.id, "192.0.2.1").error().code, "too_fast");
  EXPECT_TRUE(guests.hand_over(ada.player.id, "198.51.100.1"));
  clock.advance(1min);
  EXPECT_TRUE(guests.hand_over(ada.player.id, "192.0.2.1"));
}

}  // namespace
}  // namespace hexcourt::server
