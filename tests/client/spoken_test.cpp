#include "command/spoken.hpp"

#include <gmock/gmock.h>

namespace hexcourt::command {
namespace {

using testing::ElementsAre;

template <typename What>
What spoken(std::string_view line) {
  return std::get<What>(read_spoken(line));
}

template <typename What>
What chosen(std::string_view line) {
  return std::get<What>(read_chosen(line));
}

TEST(Spoken, TakesTheWordsOfCommands) {
  spoken<Nothing>("");
  spoken<Nothing>(" \t\r");
  spoken<ShowHelp>("help");
  spoken<ShowHelp>("?");
  spoken<ShowBoard>(" board\r");
  spoken<AwaitTurn>("wait");
  spoken<Quit>("quit");
  spoken<SendResign>("resign");
  spoken<SendAbort>("abort");
  spoken<SendClaim>("draw");
  EXPECT_EQ(spoken<ShowLegal>("legal").filter, "");
  EXPECT_EQ(spoken<ShowLegal>("legal  Wd3 ").filter, "Wd3");
  EXPECT_EQ(spoken<SendChat>("chat well played,  really").text, "well played,  really");
}

TEST(Spoken, TakesAllElseForAnAction) {
  for (const char* action :
       {"Wd3-d4", "+Sd4", ".", "@c3", "^d4", "pass", "forfeit", "Gd2-d3*d4", "nonsense"}) {
    EXPECT_EQ(spoken<PlayAction>(std::string(" ") + action + "\r").action, action);
  }
  EXPECT_EQ(spoken<PlayAction>("Wd3 d4").action, "Wd3 d4");
}

TEST(Chosen, JoinsByNumberOrId) {
  EXPECT_EQ(chosen<JoinRoom>("3").room, "3");
  EXPECT_EQ(chosen<JoinRoom>("join aB3").room, "aB3");
  EXPECT_EQ(chosen<JoinRoom>("join aB3").invite, std::nullopt);
  EXPECT_EQ(chosen<JoinRoom>("join aB3 secret").invite, "secret");
}

TEST(Chosen, MakesRooms) {
  const RoomWish plain = chosen<MakeRoom>("create agon").wish;
  EXPECT_EQ(plain.choice.game, "agon");
  EXPECT_FALSE(plain.hidden);
  EXPECT_EQ(plain.first, protocol::First::random);
  const RoomWish wish = chosen<MakeRoom>("create agon capture=ring private touch_move=true guest").wish;
  EXPECT_THAT(wish.choice.settings, ElementsAre("capture=ring", "touch_move=true"));
  EXPECT_TRUE(wish.hidden);
  EXPECT_EQ(wish.first, protocol::First::guest);
}

TEST(Chosen, OffersHelpForAllElse) {
  chosen<ListRooms>("list");
  chosen<Quit>("quit");
  chosen<Nothing>("");
  for (const char* line : {"join", "create", "help", "-1", "1x", "agon"}) chosen<ShowHelp>(line);
}

TEST(RoomWish, BecomesARequest) {
  RoomWish wish{{"agon", {"capture=ring", "claim_after=0"}}, true, protocol::First::host, "a position"};
  const auto request = request_for(wish);
  ASSERT_TRUE(request);
  EXPECT_EQ(request->game, "agon");
  EXPECT_EQ(request->settings,
            (game::NamedValues{{"capture", std::string("ring")}, {"claim_after", std::int64_t{0}}}));
  EXPECT_EQ(request->visibility, protocol::Visibility::hidden);
  EXPECT_EQ(request->position, "a position");
  wish.choice.settings = {"capture"};
  EXPECT_FALSE(request_for(wish));
}

}  // namespace
}  // namespace hexcourt::command
