#include "server/metrics.hpp"

#include <gmock/gmock.h>

namespace hexcourt::server {
namespace {

using testing::HasSubstr;

TEST(Metrics, WritesEveryFamilyWithItsTypeBeforeAnythingHappened) {
  const std::string text = Metrics{}.text();
  EXPECT_THAT(text, HasSubstr("# TYPE hexcourt_sockets gauge\nhexcourt_sockets 0\n"));
  EXPECT_THAT(text, HasSubstr("# TYPE hexcourt_actions_total counter\nhexcourt_actions_total 0\n"));
  for (const char* name :
       {"hexcourt_commits_total", "hexcourt_failed_commits_total", "hexcourt_flags_total"}) {
    EXPECT_THAT(text, HasSubstr(std::string(name) + " 0\n"));
  }
  EXPECT_THAT(text, HasSubstr("# TYPE hexcourt_action_seconds histogram\n"));
}

TEST(Metrics, CountsRefusalsClosesAndAnswersByTheirCodes) {
  Metrics metrics;
  metrics.refused("stale");
  metrics.refused("stale");
  metrics.refused("illegal_action");
  metrics.closed(4003);
  metrics.answered(404);
  metrics.committed(true);
  metrics.committed(true);
  metrics.committed(false);
  const std::string text = metrics.text();
  EXPECT_THAT(text, HasSubstr("hexcourt_errors_total{code=\"stale\"} 2\n"));
  EXPECT_THAT(text, HasSubstr("hexcourt_errors_total{code=\"illegal_action\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("hexcourt_closes_total{code=\"4003\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("hexcourt_http_requests_total{status=\"404\"} 1\n"));
  EXPECT_THAT(text, HasSubstr("hexcourt_commits_total 2\n"));
  EXPECT_THAT(text, HasSubstr("hexcourt_failed_commits_total 1\n"));
}

TEST(Metrics, TellsWhatIsThereNow) {
  Metrics metrics;
  metrics.present(3, 2, 1);
  metrics.present(2, 1, 0);
  EXPECT_THAT(metrics.text(), HasSubstr("hexcourt_sockets 2\n"));
  EXPECT_THAT(metrics.text(), HasSubstr("hexcourt_rooms_awake 1\n"));
  EXPECT_THAT(metrics.text(), HasSubstr("hexcourt_players 0\n"));
}

}  // namespace
}  // namespace hexcourt::server
