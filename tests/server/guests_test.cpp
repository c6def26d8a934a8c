#include "server/guests.hpp"

#include <gmock/gmock.h>

#include "fakes.hpp"

namespace hexcourt::server {
namespace {

using namespace std::chrono_literals;
using testing::MatchesRegex;

class GuestsTest : public testing::Test {
 protected:
  Limits limits;
  FakeClock clock;
  Guests guests{clock, limits};
};

TEST_F(GuestsTest, ANewGuestGetsATokenAndAName) {
  const Identity guest = guests.arrive(std::nullopt, std::nullopt);
  EXPECT_THAT(guest.new_token.value(), MatchesRegex("[A-Za-z0-9_-]{43}"));  // 256 bits
  EXPECT_THAT(guest.player.id, MatchesRegex("[A-Za-z0-9_-]{16}"));
  EXPECT_THAT(guest.player.name, MatchesRegex("Guest-[0-9]{4}"));
}

TEST_F(GuestsTest, AKnownTokenIsTheSamePlayerAndIsNotShownAgain) {
  const Identity first = guests.arrive(std::nullopt, "Ada");
  const Identity again = guests.arrive(first.new_token, std::nullopt);
  EXPECT_EQ(again.player, first.player);
  EXPECT_EQ(again.new_token, std::nullopt);
}

TEST_F(GuestsTest, AnUnknownTokenMakesANewGuestWithANewToken) {
  const Identity guest = guests.arrive("no-token-of-ours", "Ada");
  EXPECT_NE(guest.new_token.value(), "no-token-of-ours");
}

TEST_F(GuestsTest, ANameWithAKnownTokenRenames) {
  const Identity first = guests.arrive(std::nullopt, "Ada");
  EXPECT_EQ(guests.arrive(first.new_token, "Countess").player.name, "Countess");
  EXPECT_EQ(guests.arrive(first.new_token, " \u200b ").player.name, "Countess");
}

TEST_F(GuestsTest, AGuestOnlineWithTwoSocketsCountsOnce) {
  const Identity ada = guests.arrive(std::nullopt, "Ada");
  guests.arrive(ada.new_token, std::nullopt);
  guests.arrive(std::nullopt, "Bob");
  EXPECT_EQ(guests.online(), 2);
  guests.depart(ada.player.id);
  EXPECT_EQ(guests.online(), 2);
  guests.depart(ada.player.id);
  EXPECT_EQ(guests.online(), 1);
}

TEST_F(GuestsTest, AGuestWithoutSocketAndSeatIsForgottenInTime) {
  const Identity ada = guests.arrive(std::nullopt, "Ada");
  const Identity bob = guests.arrive(std::nullopt, "Bob");
  guests.take_seat(bob.player.id);
  guests.depart(ada.player.id);
  guests.depart(bob.player.id);
  clock.advance(limits.guest_idle - 1ms);
  guests.forget_idle();
  EXPECT_EQ(guests.size(), 2);
  clock.advance(1ms);
  guests.forget_idle();
  EXPECT_EQ(guests.size(), 1);
  EXPECT_EQ(guests.arrive(bob.new_token, std::nullopt).player, bob.player);
  EXPECT_NE(guests.arrive(ada.new_token, std::nullopt).player, ada.player);
}

}  // namespace
}  // namespace hexcourt::server
