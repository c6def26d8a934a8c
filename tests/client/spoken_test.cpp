#include "command/spoken.hpp"

#include <gmock/gmock.h>

namespace hexcourt::command {
namespace {

using match::Proposal;
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
  spoken<ShowClock>("clock");
  spoken<ShowReceipt>("receipt");
  spoken<AskForCode>("code");
  EXPECT_EQ(spoken<ShowLegal>("legal").filter, "");
  EXPECT_EQ(spoken<ShowLegal>("legal  Wd3 ").filter, "Wd3");
  EXPECT_EQ(spoken<SendChat>("chat well played,  really").text, "well played,  really");
}

TEST(Spoken, ProposesAnswersAndClaims) {
  EXPECT_EQ(spoken<SendOffer>("draw").what, Proposal::draw);
  EXPECT_EQ(spoken<SendOffer>("takeback").what, Proposal::takeback);
  EXPECT_EQ(spoken<SendOffer>("rematch").what, Proposal::rematch);
  EXPECT_EQ(spoken<SendReply>("accept").reply, Reply::accept);
  EXPECT_EQ(spoken<SendReply>("accept").what, std::nullopt);
  EXPECT_EQ(spoken<SendReply>("decline draw\r").what, Proposal::draw);
  EXPECT_EQ(spoken<SendReply>("withdraw takeback").reply, Reply::withdraw);
  EXPECT_EQ(spoken<SendClaim>("claim draw").what, Claim::draw);
  EXPECT_EQ(spoken<SendClaim>("claim win").what, Claim::win);
  for (const char* line : {"accept defeat", "claim", "claim fame", "mute"}) spoken<ShowHelp>(line);
}

TEST(Spoken, MutesPeopleByTheirNames) {
  EXPECT_EQ(spoken<SendMute>("mute Bob the Loud \r").name, "Bob the Loud");
  EXPECT_TRUE(spoken<SendMute>("mute Bob").on);
  EXPECT_FALSE(spoken<SendMute>("unmute Bob").on);
}

TEST(Spoken, HelpNamesEveryWord) {
  for (const char* word : {"legal",  "board",   "clock",    "receipt",    "draw",      "takeback", "rematch",
                           "accept", "decline", "withdraw", "claim draw", "claim win", "resign",   "abort",
                           "chat",   "mute",    "unmute",   "code",       "wait",      "quit"}) {
    EXPECT_THAT(std::string(kSpokenHelp), testing::HasSubstr(word));
  }
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

TEST(Chosen, MakesRoomsWithAClock) {
  const RoomWish wish = chosen<MakeRoom>("create agon capture=ring host clock fischer 5m+3s cap 10m \r").wish;
  EXPECT_EQ(wish.clock, "fischer 5m+3s cap 10m");
  EXPECT_THAT(wish.choice.settings, ElementsAre("capture=ring"));
  EXPECT_EQ(wish.first, protocol::First::host);
}

TEST(Chosen, SeeksAGame) {
  const auto any = chosen<SeekGame>("seek agon");
  EXPECT_EQ(any.wish.choice.game, "agon");
  EXPECT_EQ(any.side, std::nullopt);
  const auto seek = chosen<SeekGame>("seek agon black touch_move=true clock per-turn 3d");
  EXPECT_EQ(seek.side, game::Side::black);
  EXPECT_EQ(seek.wish.clock, "per-turn 3d");
  EXPECT_THAT(seek.wish.choice.settings, ElementsAre("touch_move=true"));
}

TEST(Chosen, OffersHelpForAllElse) {
  chosen<ListRooms>("list");
  chosen<Quit>("quit");
  chosen<Nothing>("");
  for (const char* line : {"join", "create", "seek", "help", "-1", "1x", "agon"}) chosen<ShowHelp>(line);
}

TEST(RoomWish, BecomesARequest) {
  RoomWish wish{{"agon", {"capture=ring", "claim_after=0"}},
                true,
                protocol::First::host,
                "a position",
                "fischer 5m+3s"};
  const auto request = request_for(wish);
  ASSERT_TRUE(request);
  EXPECT_EQ(request->game, "agon");
  EXPECT_EQ(request->settings,
            (game::NamedValues{{"capture", std::string("ring")}, {"claim_after", std::int64_t{0}}}));
  EXPECT_EQ(request->visibility, protocol::Visibility::hidden);
  EXPECT_EQ(request->position, "a position");
  const match::TimeControl clock = match::Fischer{std::chrono::minutes(5), std::chrono::seconds(3)};
  EXPECT_EQ(request->clock, clock);
  const auto seek = seek_for(wish, game::Side::white);
  ASSERT_TRUE(seek);
  EXPECT_EQ(*seek, (protocol::Seek{request->game, request->settings, clock, game::Side::white}));
  wish.choice.settings = {"capture"};
  EXPECT_FALSE(request_for(wish));
  wish.choice.settings.clear();
  wish.clock = "soon";
  EXPECT_FALSE(request_for(wish));
}

}  // namespace
}  // namespace hexcourt::command
