#include "server/identity/secrets.hpp"

#include <gmock/gmock.h>

namespace hexcourt::server {
namespace {

TEST(Secrets, RandomTextIsUrlSafeAndNeverTheSame) {
  EXPECT_THAT(random_text(32), testing::MatchesRegex("[A-Za-z0-9_-]{43}"));
  EXPECT_NE(random_text(12), random_text(12));
}

TEST(Secrets, AreComparedWhole) {
  EXPECT_TRUE(same_secret("abc", "abc"));
  EXPECT_FALSE(same_secret("abc", "abd"));
  EXPECT_FALSE(same_secret("abc", "ab"));
  EXPECT_FALSE(same_secret("", "a"));
}

TEST(Secrets, AHashTellsTokensApart) {
  EXPECT_EQ(hash_of("token"), hash_of("token"));
  EXPECT_NE(hash_of("token"), hash_of("tokem"));
}

}  // namespace
}  // namespace hexcourt::server
