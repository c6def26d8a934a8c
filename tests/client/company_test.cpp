#include "command/company.hpp"

#include <gmock/gmock.h>

namespace hexcourt::command {
namespace {

protocol::RoomSummary somebody_waits() {
  protocol::RoomSummary room;
  room.room = "r";
  room.game = "agon";
  room.settings = {{"capture", std::string("ring")}, {"touch_move", false}};
  room.white = protocol::SeatInfo{"ada", "Ada", true};
  return room;
}

TEST(Company, IsWantedWhereSomebodyElseWaits) {
  EXPECT_TRUE(wants_company(somebody_waits(), std::nullopt, "bob"));
  EXPECT_FALSE(wants_company(somebody_waits(), std::nullopt, "ada"));
  auto room = somebody_waits();
  room.white->present = false;
  EXPECT_FALSE(wants_company(room, std::nullopt, "bob"));
  room = somebody_waits();
  room.black = room.white;
  EXPECT_FALSE(wants_company(room, std::nullopt, "bob"));
  room.white = std::nullopt;
  EXPECT_TRUE(wants_company(room, std::nullopt, "bob"));
  room.status = match::Status::playing;
  EXPECT_FALSE(wants_company(room, std::nullopt, "bob"));
  EXPECT_FALSE(wants_company(protocol::RoomSummary{}, std::nullopt, "bob"));
}

TEST(Company, IsWantedAtTheGameAndTheSettingsThatWereNamed) {
  const auto wanted = [](const char* game, std::vector<std::string> settings) {
    return wants_company(somebody_waits(), RoomWish{.choice = {game, std::move(settings)}}, "bob");
  };
  EXPECT_TRUE(wanted("agon", {}));
  EXPECT_TRUE(wanted("botermans", {}));
  EXPECT_TRUE(wanted("agon", {"touch_move=false"}));
  EXPECT_FALSE(wanted("agon", {"touch_move=true"}));
  EXPECT_FALSE(wanted("agon-original", {}));
  EXPECT_FALSE(wanted("hivequeen", {}));
  EXPECT_FALSE(wanted("chess", {}));
}

TEST(Company, IsWantedByTheClockThatWasNamed) {
  auto room = somebody_waits();
  const RoomWish by_the_clock{.choice = {"agon", {}}, .clock = "fischer 5m+3s"};
  EXPECT_FALSE(wants_company(room, by_the_clock, "bob"));
  room.clock = match::Fischer{std::chrono::minutes(5), std::chrono::seconds(3)};
  EXPECT_TRUE(wants_company(room, by_the_clock, "bob"));
  EXPECT_TRUE(wants_company(room, RoomWish{.choice = {"agon", {}}}, "bob")) << "whatever the clock";
}

}  // namespace
}  // namespace hexcourt::command
