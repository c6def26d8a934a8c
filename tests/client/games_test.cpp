#include "command/games.hpp"

#include <gtest/gtest.h>

namespace hexcourt::command {
namespace {

constexpr const char* kGames = R"({"games":[
  {"room":"r1","visibility":"public","game":"agon","status":"waiting","side":"white","opponent":null,
   "result":null,"changed_at":1},
  {"room":"r2","visibility":"public","game":"agon","status":"finished","side":"black",
   "opponent":{"id":"2","name":"Bob"},"result":{"outcome":"black","reason":"resigned"},"changed_at":1},
  {"room":"r3","name":"ours","visibility":"private","game":"hivequeen","status":"playing","side":"white",
   "opponent":{"id":"2","name":"Bob"},"to_act":"black","result":null,"changed_at":1},
  {"room":"r4","visibility":"public","game":"agon","status":"playing","side":"black",
   "opponent":{"id":"3","name":"E\u001b[31mve"},"to_act":"black","result":null,"changed_at":1}]})";

TEST(GamesText, SaysWhoseTurnItIsAndHowItEnded) {
  EXPECT_EQ(games_text(kGames, "Ada").value(),
            "r3  hivequeen  playing  White: Ada (you)  Black: Bob  Bob's turn  private  'ours'\n"
            "r4  agon  playing  White: E\\x1b[31mve  Black: Ada (you)  your turn\n"
            "r1  agon  waiting  White: Ada (you)  Black: -\n"
            "r2  agon  finished  White: Bob  Black: Ada (you)  Black wins: White resigned.\n");
}

TEST(GamesText, SaysThatThereAreNone) {
  EXPECT_EQ(games_text(R"({"games":[]})", "Ada").value(), "You have no games here.\n");
}

TEST(GamesText, IsNoneWhereTheServerSendsSomethingElse) {
  for (const char* text :
       {"", "<html>", "[]", "{}", R"({"games":1})", R"({"games":[{}]})", R"({"games":[7]})"})
    EXPECT_FALSE(games_text(text, "Ada")) << text;
}

}  // namespace
}  // namespace hexcourt::command
