#include "command/tournament.hpp"

#include <gmock/gmock.h>

#include <sstream>

#include "ran.hpp"

namespace hexcourt::command {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(TournamentScore, ADrawCountsHalf) {
  EXPECT_DOUBLE_EQ((Score{3, 2, 5}.share()), 0.4);
  EXPECT_DOUBLE_EQ((Score{1, 8, 1}.difference()), 0);
}

TEST(TournamentScore, TenPointsToOneAre400) {
  EXPECT_NEAR((Score{100, 0, 10}.difference()), 400, 0.01);
  EXPECT_NEAR((Score{10, 0, 100}.difference()), -400, 0.01);
}

/// Nobody is infinitely stronger for having won every game.
TEST(TournamentScore, AllWonCountsAsHalfAGameLess) {
  EXPECT_NEAR((Score{10, 0, 0}.difference()), (Score{19, 0, 1}.difference()), 0.01);
}

TEST(TournamentScore, MoreGamesLeaveLessDoubt) {
  EXPECT_GT((Score{6, 0, 4}.margin()), (Score{60, 0, 40}.margin()));
}

TEST(TournamentCommand, PrintsEachPairAndTheRatings) {
  const Ran tournament = ran({"tournament", "agon", "random", "4", "--games", "4", "--opening", "2"});
  EXPECT_EQ(tournament.status, kDone) << tournament.err;
  EXPECT_THAT(tournament.out, AllOf(HasSubstr("\n4             random          4     0     0  100.0%"),
                                    HasSubstr("\nrandom              0\n4                 338\n")));
}

TEST(TournamentCommand, IsTheSameFromTheSameSeed) {
  const std::vector<std::string> asked{"tournament", "hivequeen", "random", "random",
                                       "--games",    "2",         "--seed", "5"};
  EXPECT_EQ(ran(asked).out, ran(asked).out);
}

TEST(TuneCommand, PrintsWhatEachFeatureIsWorth) {
  const Ran tuned = ran({"tune", "agon", "--games", "2", "--nodes", "100"});
  EXPECT_EQ(tuned.status, kDone) << tuned.err;
  EXPECT_THAT(tuned.out, HasSubstr("2 games, "));
  EXPECT_THAT(tuned.out, HasSubstr("\nguards_on_ring_1 "));
  EXPECT_EQ(ran({"tune", "chess"}).status, kRefused);
}

TEST(TournamentCommand, SaysWhoThereIs) {
  const Ran nobody = ran({"tournament", "agon", "1", "9"});
  EXPECT_EQ(nobody.status, kRefused);
  EXPECT_EQ(nobody.err,
            "hexcourt: Nobody is called '9'. There are the levels 1 to 8, monte-carlo, greedy and random.\n");
  EXPECT_EQ(ran({"tournament", "agon", "1"}).status, kRefused);
  EXPECT_EQ(ran({"tournament", "chess", "1", "2"}).status, kRefused);
}

}  // namespace
}  // namespace hexcourt::command
